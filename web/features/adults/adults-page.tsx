import { UserRoundPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type Adult, type HouseholdAnswer, household, revokeInvitation } from '#domain/households/household-calls.ts';
import { portraitPath } from '#domain/households/profile.ts';
import { AskedView } from '#web/client/asked-view.tsx';
import { useClient } from '#web/client/client-context.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import { type AdultChange, AdultDialog } from './adult-dialog.tsx';
import { HouseholdsSection } from './households-section.tsx';
import { InviteSheet } from './invite-sheet.tsx';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' });

interface AdultRowProps {
  adult: Adult;
  /** Whether the person who looks may remove and hand over. */
  mayChange: boolean;
  onChange: (change: AdultChange) => void;
}

/** One adult, with what can be done about them. */
function AdultRow({ adult, mayChange, onChange }: AdultRowProps) {
  const { id, name, picture, role, you, joinedAt } = adult;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <Portrait name={name} src={picture === null ? null : portraitPath(id, picture)} small />
      <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
        {you ? `${name} (you)` : name}
        <span className="small mt-0.5 block text-ink-2">
          {role === 'owner' ? 'Owner' : 'Member'}, since {day.format(joinedAt)}
        </span>
      </span>
      {mayChange && !you && (
        <span className="flex flex-wrap gap-2">
          <Button size="small" variant="soft" onClick={() => onChange({ what: 'handOver', adult })}>
            Make owner
            <span className="sr-only"> {name}</span>
          </Button>
          <Button size="small" variant="soft" onClick={() => onChange({ what: 'remove', adult })}>
            Remove
            <span className="sr-only"> {name}</span>
          </Button>
        </span>
      )}
    </li>
  );
}

/** Invitations that nobody has used yet. */
function WaitingInvitations({ invitations, again }: Pick<HouseholdAnswer, 'invitations'> & { again: () => void }) {
  const client = useClient();
  const [pending, setPending] = useState<string | null>(null);
  const revoke = async (id: string) => {
    setPending(id);
    const done = await client.server.ask(revokeInvitation, { params: { id } });
    setPending(null);
    if (!done.ok && done.problem.code !== 'NOT_FOUND') {
      showToast({ title: 'Not taken back', description: done.problem.message, variant: 'destructive' });
    }
    again();
  };
  if (invitations.length === 0) return null;
  return (
    <Section title="Invitations that wait">
      <PanelList inset={16}>
        {invitations.map(({ id, madeAt, endsAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
            <span className="min-w-[min(10rem,100%)] flex-1">
              Made on {day.format(madeAt)}
              <span className="small mt-0.5 block text-ink-2">Works until {day.format(endsAt)}</span>
            </span>
            <Button size="small" variant="soft" pending={pending === id} onClick={() => void revoke(id)}>
              {pending === id ? 'Taking back' : 'Take back'}
            </Button>
          </li>
        ))}
      </PanelList>
    </Section>
  );
}

/** /household: the adults who share the shelf (product P2.9.2). */
export function AdultsPage() {
  const client = useClient();
  const [asked, again] = useAsked(useCallback(() => client.server.ask(household), [client]));
  const [inviting, setInviting] = useState(false);
  const [change, setChange] = useState<AdultChange | null>(null);
  const onDone = ({ what, adult }: AdultChange) => {
    setChange(null);
    again();
    const titles = {
      leave: 'You left the household',
      end: 'The household is deleted',
      remove: `${adult.name} was removed`,
      handOver: 'Handed over',
    };
    showToast({ title: titles[what], variant: 'success' });
  };
  return (
    <Page title="Adults">
      <PageHeader title="Adults" back={paths.familyProfiles} />
      <p className="mt-1 text-ink-2">
        They share products, recalls and family profiles, each with an account of their own.
      </p>
      <div className="mt-6">
        <AskedView asked={asked} again={again}>
          {({ role, adults, invitations }) => (
            <>
              <PanelList inset={56}>
                {adults.map((adult) => (
                  <AdultRow key={adult.id} adult={adult} mayChange={role === 'owner'} onChange={setChange} />
                ))}
              </PanelList>
              {role === 'owner' ? (
                <Button
                  block
                  className="mt-4"
                  icon={<UserRoundPlus aria-hidden="true" strokeWidth={1.9} />}
                  onClick={() => setInviting(true)}
                >
                  Invite an adult
                </Button>
              ) : (
                <p className="mt-4 text-ink-2">Only the owner invites and removes adults.</p>
              )}
              <WaitingInvitations invitations={invitations} again={again} />
              {adults.length > 1 && (
                <Section title="Leaving">
                  {role === 'owner' ? (
                    <p className="text-ink-2">To leave, make another adult the owner first.</p>
                  ) : (
                    <Button
                      variant="secondary"
                      block
                      onClick={() => {
                        const you = adults.find((adult) => adult.you);
                        if (you) setChange({ what: 'leave', adult: you });
                      }}
                    >
                      Leave this household
                    </Button>
                  )}
                </Section>
              )}
              <HouseholdsSection
                alone={adults.length === 1}
                onEnd={() => {
                  const you = adults.find((adult) => adult.you);
                  if (you) setChange({ what: 'end', adult: you });
                }}
              />
            </>
          )}
        </AskedView>
      </div>
      {inviting && (
        <InviteSheet
          onClose={() => {
            setInviting(false);
            again();
          }}
        />
      )}
      {change && <AdultDialog change={change} onClose={() => setChange(null)} onDone={onDone} />}
    </Page>
  );
}
