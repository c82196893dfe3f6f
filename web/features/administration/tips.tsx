import { useCallback, useState } from 'react';
import { OUTCOMES, type Outcome } from '#domain/groups/trust.ts';
import { type AdminTip, adminDecideTip, adminTips } from '#domain/tips/calls.ts';
import { AskedView } from '#web/client/asked-view.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/form/field.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { reasonWords } from '#web/words/reason-words.ts';
import { AdminFrame, useAdminAsk } from './admin-frame.tsx';
import { OUTCOME_WORDS } from './decision-words.ts';
import { useSending } from './use-sending.ts';

const stateOf = ({ hiddenBy, why }: AdminTip): string | null => {
  if (hiddenBy === null) return null;
  return hiddenBy === 'held' ? 'Waits: a link of a new account.' : `Hidden for: ${why ?? ''}`;
};

function ToLookAt({ tip, again }: { tip: AdminTip; again: () => void }) {
  const { id, author, area, audience, title, text, source, writtenAt, hiddenBy, reports } = tip;
  const ask = useAdminAsk();
  const { pending, problem, setProblem, send } = useSending();
  const [decision, setDecision] = useState<Outcome>(hiddenBy === null ? 'hide' : 'dismiss');
  const [why, setWhy] = useState('');
  const decide = () => {
    if (decision !== 'dismiss' && why.trim() === '') {
      return setProblem({
        code: 'INVALID_INPUT',
        message: '',
        fields: { why: 'Please say why: its author reads it.' },
      });
    }
    void send(
      () => ask(adminDecideTip, { params: { id }, body: { decision, why } }),
      () => {
        showToast({ title: 'Decided', description: 'Everything reported of this tip is answered.' });
        again();
      },
    );
  };
  const state = stateOf(tip);
  return (
    <li className="p-4">
      <h2 className="title-3 wrap-anywhere">{title}</h2>
      <p className="small wrap-anywhere text-ink-2">
        {`${author}, ${area}, for ${audience}, `}
        <TimeAgo at={writtenAt} />
      </p>
      {state && <p className="strong mt-1 wrap-anywhere">{state}</p>}
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <p className="small mt-1 wrap-anywhere text-ink-2">{`Source: ${source === '' ? 'none' : source}`}</p>
      {reports.map(({ reason, words, at }) => (
        <p key={`${at} ${words}`} className="small mt-1 wrap-anywhere text-ink-2">
          {`Reported: ${reasonWords(reason)}${words === '' ? '' : `: “${words}”`}, `}
          <TimeAgo at={at} />
        </p>
      ))}
      <form
        noValidate
        aria-label={`Decide about the tip ${title}`}
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          decide();
        }}
      >
        <SelectField
          label="Decision"
          value={decision}
          onChange={(event) => setDecision(OUTCOMES.find((one) => one === event.target.value) ?? 'dismiss')}
        >
          {OUTCOMES.map((one) => (
            <option key={one} value={one}>
              {one === 'dismiss' && hiddenBy !== null ? 'Show it to everybody' : OUTCOME_WORDS[one]}
            </option>
          ))}
        </SelectField>
        {decision !== 'dismiss' && (
          <Field
            label="Why, for its author"
            maxLength={300}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
            error={problem && (problem.fields?.why ?? problem.message)}
          />
        )}
        <Button type="submit" variant="secondary" pending={pending}>
          {pending ? 'Deciding' : 'Decide'}
        </Button>
        {decision === 'dismiss' && problem && <p role="alert">{problem.message}</p>}
      </form>
    </li>
  );
}

function Tips() {
  const ask = useAdminAsk();
  const [asked, again] = useAsked(useCallback(() => ask(adminTips), [ask]));
  return (
    <div className="mt-4">
      <AskedView asked={asked} again={again}>
        {({ tips }) =>
          tips.length === 0 ? (
            <p className="text-ink-2">No tip waits for a decision, and none is hidden.</p>
          ) : (
            <ul className="panel panel-list" aria-label="Tips to look at">
              {tips.map((tip) => (
                <ToLookAt key={tip.id} tip={tip} again={again} />
              ))}
            </ul>
          )
        }
      </AskedView>
    </div>
  );
}

/** /admin/tips: what was reported of tips, waits, or is hidden (product P25.3) */
export const AdminTips = () => (
  <AdminFrame title="Tips">
    <Tips />
  </AdminFrame>
);
