import { useDeferredValue, useState } from 'react';
import {
  type AdminHousehold,
  adminBlockHousehold,
  adminGrantPlan,
  adminHouseholds,
  HOUSEHOLDS_FOUND,
} from '#domain/administration/calls.ts';
import { PLAN_NAME } from '#domain/plans/entitlements.ts';
import { Tier } from '#domain/plans/plan-schemas.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/field.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { counted } from './live/counted.ts';
import { LiveRows } from './live/live-rows.tsx';
import { useLive } from './live/use-live.ts';
import { Person } from './person.tsx';

/** A household: its adults and its plan, which can be changed. None of its other data. */
function Household({
  household: { id, tier, createdAt, people },
  done,
}: {
  household: AdminHousehold;
  done: () => void;
}) {
  const ask = useAdminAsk();
  const { pending, problem, send } = useSending();
  // Null until a plan is chosen here: until then it is the household's current plan.
  const [chosen, setChosen] = useState<Tier | null>(null);
  const plan = chosen ?? tier;
  const grant = () =>
    send(
      () => ask(adminGrantPlan, { params: { id }, body: { plan } }),
      () => {
        showToast({ title: 'Plan granted', description: PLAN_NAME[plan] });
        setChosen(null);
        done();
      },
    );
  const blocked = people.every((person) => person.blocked);
  const first = people[0]?.username ?? 'nobody';
  return (
    <>
      <h2 className="title-3">Household of {first}</h2>
      <p className="small text-ink-2">
        {PLAN_NAME[tier]} plan. Signed up: <TimeAgo at={createdAt} />
      </p>
      <ul className="mt-2 grid gap-1">
        {people.map((person) => (
          <Person key={person.email} person={person} again={done} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SelectField
          label={`Plan for the household of ${first}`}
          value={plan}
          onChange={(event) => setChosen(Tier.parse(event.target.value))}
        >
          {Tier.options.map((one) => (
            <option key={one} value={one}>
              {PLAN_NAME[one]}
            </option>
          ))}
        </SelectField>
        {plan !== tier && (
          <Button variant="secondary" pending={pending} onClick={() => void grant()}>
            Grant {PLAN_NAME[plan]}
          </Button>
        )}
      </div>
      {people.length > 1 && (
        <div className="mt-2">
          <ConfirmButton
            key={String(blocked)}
            label={blocked ? 'Unblock everyone' : 'Block the whole household'}
            sureLabel={blocked ? 'Yes, unblock everyone' : `Yes, block ${people.length} people`}
            send={() => ask(adminBlockHousehold, { params: { id }, body: { blocked: !blocked } })}
            then={done}
          />
        </div>
      )}
      {problem && <p role="alert">{problem.message}</p>}
    </>
  );
}

function Households() {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const live = useLive(adminHouseholds, ['households'], { query: { q } });
  return (
    <div className="mt-4">
      <SearchField label="Search by name or e-mail" value={typed} onChange={setTyped} />
      <div className="mt-4">
        <ServerAnswerView asked={live.asked} again={live.again}>
          {({ households }) => (
            <>
              <LiveRows
                live={live}
                rows={households}
                idOf={({ id }) => id}
                label="Households"
                count={(rows) => counted(rows, 'household')}
                empty={<p className="text-ink-2">No household has an adult with this name or address.</p>}
              >
                {(household, done) => <Household household={household} done={done} />}
              </LiveRows>
              {households.length === HOUSEHOLDS_FOUND && (
                <p className="small mt-3 text-ink-2">The newest {HOUSEHOLDS_FOUND}. Search to find others.</p>
              )}
            </>
          )}
        </ServerAnswerView>
      </div>
    </div>
  );
}

/** /admin/households (product P17.7) */
export const AdminHouseholds = () => (
  <AdminFrame title="Households">
    <Households />
  </AdminFrame>
);
