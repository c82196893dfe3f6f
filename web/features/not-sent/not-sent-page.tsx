import { CloudCheck, Download } from 'lucide-react';
import { useClient } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import { exportUnsent } from './export-unsent.ts';
import { NotSentRow } from './not-sent-row.tsx';
import { type Unsent, type UnsentRead, useNotSent } from './use-not-sent.ts';
import { useTryAgain } from './use-try-again.ts';
import { WaitingList } from './waiting-list.tsx';

function Group({ title, list }: { title: string; list: readonly Unsent[] }) {
  const again = useTryAgain();
  if (list.length === 0) return null;
  return (
    <Section
      title={title}
      aside={
        list.length > 1 && (
          <button type="button" className="link" onClick={() => again(list)}>
            Send all {list.length} again
          </button>
        )
      }
    >
      <PanelList inset={16}>
        {list.map((unsent) => (
          <NotSentRow key={unsent.entry.opId} unsent={unsent} />
        ))}
      </PanelList>
    </Section>
  );
}

const isEmpty = ({ held, dead, waiting }: UnsentRead): boolean => held.length + dead.length + waiting.length === 0;

/** Every change on this phone that the server does not have, in plain words. Only the person can discard one. */
export function NotSentPage() {
  const client = useClient();
  const read = useNotSent();
  const exportAll = async () => {
    const all = await client.exportUnsent();
    if (all) exportUnsent([...all.operations, ...all.rescued]);
  };
  return (
    <Page title="Not sent">
      <PageHeader title="Not sent" back={paths.dashboard} />
      {!read && (
        <PanelList label="Not sent" className="mt-6">
          <SkeletonRow />
        </PanelList>
      )}
      {read && isEmpty(read) && (
        <div className="mt-10">
          <EmptyState
            art={<CloudCheck size={56} strokeWidth={1.5} aria-hidden="true" className="text-ink-2" />}
            title="Everything is sent"
            text="Your changes stay on this phone until the server has them. Nothing is waiting right now."
            action={
              <LinkButton to={paths.dashboard} variant="secondary" block>
                Back to Home
              </LinkButton>
            }
          />
        </div>
      )}
      {read && !isEmpty(read) && (
        <>
          <p className="mt-1 text-ink-2">
            {read.held.length + read.dead.length > 0
              ? 'These changes are only on this phone. They stay until they’re sent or you discard them.'
              : 'Nothing was refused. Waiting changes are sent automatically.'}
          </p>
          <Group title="Scans held back" list={read.held} />
          <Group title="Refused" list={read.dead} />
          <WaitingList waiting={read.waiting} />
          <Button
            variant="quiet"
            className="mt-6 -ml-[20px]"
            icon={<Download strokeWidth={1.9} aria-hidden="true" />}
            onClick={exportAll}
          >
            Export everything as JSON
          </Button>
        </>
      )}
    </Page>
  );
}
