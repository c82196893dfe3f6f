import { House, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { households, type OwnHousehold } from '#domain/households/several-calls.ts';
import { AskedView } from '#web/client/asked-view.tsx';
import { useClient } from '#web/client/client-context.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { NameSheet } from './name-sheet.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** What a household is called: by its name, else by who shares it. */
const calledOf = ({ name, others }: OwnHousehold): string =>
  name ?? (others.length > 0 ? 'Shared household' : 'Your own household');

const aboutOf = ({ others, current }: OwnHousehold): string => {
  const company = others.length > 0 ? `With ${list.format(others)}` : 'You alone';
  return current ? `${company} · on this device now` : company;
};

type Open = { readonly what: 'add' | 'rename' } | { readonly what: 'switch'; readonly to: OwnHousehold } | null;

interface HouseholdsSectionProps {
  /** Whether nobody else belongs to the household of today. */
  alone: boolean;
  /** The household of today is to be deleted. */
  onEnd: () => void;
}

/** The households of the person, the switch between them, and the way to another one (product P2.9.8). */
export function HouseholdsSection({ alone, onEnd }: HouseholdsSectionProps) {
  const client = useClient();
  const [asked, again] = useAsked(useCallback(() => client.server.ask(households), [client]));
  const [open, setOpen] = useState<Open>(null);
  const close = (done: boolean) => {
    setOpen(null);
    if (done) again();
  };
  return (
    <Section title="Your households">
      <AskedView asked={asked} again={again}>
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
                  Further households of your own come with the Unlimited and the Family plan.{' '}
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
      </AskedView>
    </Section>
  );
}
