import { UserRoundPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { household } from '#domain/households/household-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { type AdultChange, AdultDialog } from './adult-dialog.tsx';
import { AdultRow } from './adult-row.tsx';
import { HouseholdsSection } from './households-section.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { WhatEachMayDo } from './what-each-may-do.tsx';

/** /household: the adults who share the household (product P2.9.2). */
export function AdultsPage() {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(household), [client]));
  const [inviting, setInviting] = useState(false);
  const [change, setChange] = useState<AdultChange | null>(null);
  const onDone = ({ what, adult }: AdultChange) => {
    setChange(null);
    again();
    const titles = {
      leave: 'You left the household',
      end: 'Household deleted',
      remove: `${adult.name} was removed`,
      handOver: 'Handed over',
    };
    showToast({ title: titles[what], variant: 'success' });
  };
  return (
    <Page title="Adults with access">
      <PageHeader title="Adults with access" back={paths.familyProfiles} />
      <p className="mt-1 text-ink-2">They share products, recalls and family profiles, each with their own account.</p>
      <div className="mt-6">
        <ServerAnswerView asked={asked} again={again}>
          {({ role, adults, invitations }) => (
            <>
              <PanelList inset={56}>
                {adults.map((adult) => (
                  <AdultRow key={adult.id} adult={adult} mayChange={role === 'owner'} onChange={setChange} />
                ))}
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} again={again} />
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
                <p className="mt-4 text-ink-2">Only the owner can invite and remove adults.</p>
              )}
              <WhatEachMayDo />
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
        </ServerAnswerView>
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
