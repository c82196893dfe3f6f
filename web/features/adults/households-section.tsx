import { House, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { households, type OwnHousehold } from '#domain/households/several-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { NameSheet } from './name-sheet.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** The title of a household: its name, or a general one depending on whether others share it. */
const calledOf = ({ name, others }: OwnHousehold): string =>
  name ?? (others.length > 0 ? 'Shared household' : 'Your own household');

const aboutOf = ({ others, current }: OwnHousehold): string => {
  const company = others.length > 0 ? `With ${list.format(others)}` : 'Just you';
  return current ? `${company} · on this device now` : company;
};

type Open = { readonly what: 'add' | 'rename' } | { readonly what: 'switch'; readonly to: OwnHousehold } | null;

interface HouseholdsSectionProps {
  /** Whether the person is the only member of the current household. */
  alone: boolean;
  /** Called to delete the current household. */
  onEnd: () => void;
}

/** The person's households: switch between them, or add another (product P2.9.8). */
export function HouseholdsSection({ alone, onEnd }: HouseholdsSectionProps) {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(households), [client]));
  const [open, setOpen] = useState<Open>(null);
  const close = (done: boolean) => {
    setOpen(null);
    if (done) again();
  };
  return (
    <Section title="Your households">
      <ServerAnswerView asked={asked} again={again}>
        {({ households: all, more }) => {
          const here = all.find(({ current }) => current);
          return (
            <>
              <PanelList inset={48}>
                {all.map((one) => (
                  <li key={one.id} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
                    <House aria-hidden="true" size={20} strokeWidth={1.9} className="text-ink-2" />
                    <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
                      {calledOf(one)}
                      <span className="small mt-0.5 block text-ink-2">{aboutOf(one)}</span>
                    </span>
                    {one.current && one.role === 'owner' && (
                      <Button size="small" variant="soft" onClick={() => setOpen({ what: 'rename' })}>
                        Rename
                      </Button>
                    )}
                    {!one.current && (
                      <Button size="small" variant="soft" onClick={() => setOpen({ what: 'switch', to: one })}>
                        Switch
                        <span className="sr-only"> to {calledOf(one)}</span>
                      </Button>
                    )}
                  </li>
                ))}
              </PanelList>
              {more === 'yes' && here?.role === 'owner' && (
                <Button
                  variant="secondary"
                  block
                  className="mt-3"
                  icon={<Plus aria-hidden="true" strokeWidth={1.9} />}
                  onClick={() => setOpen({ what: 'add' })}
                >
                  Add a household
                </Button>
              )}
              {more === 'plan' && (
                <p className="mt-3 text-ink-2">
                  More households of your own are part of the Unlimited and Family plans.{' '}
                  <TextLink to={paths.subscription}>View plans</TextLink>
                </p>
              )}
              {alone && all.length > 1 && (
                <Button variant="danger" block className="mt-3" onClick={onEnd}>
                  Delete this household
                </Button>
              )}
              {open?.what === 'switch' && (
                <SwitchDialog to={open.to.id} name={calledOf(open.to)} onClose={() => close(false)} />
              )}
              {(open?.what === 'add' || open?.what === 'rename') && (
                <NameSheet what={open.what} name={open.what === 'rename' ? (here?.name ?? '') : ''} onClose={close} />
              )}
            </>
          );
        }}
      </ServerAnswerView>
    </Section>
  );
}
