import { useLiveQuery } from 'dexie-react-hooks';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { isOverdue } from './connection.ts';

/** Warns that changes have waited for more than a day without reaching the server. */
export function OverdueNotice() {
  const { db } = useAccount();
  const client = useClient();
  const { lastHeardAt } = useNetwork();
  const oldest = useLiveQuery(async () => {
    const [first] = await db.outbox.where('state').anyOf('queued', 'inflight').sortBy('n');
    return first?.operation.createdAt ?? null;
  }, [db]);
  if (oldest === undefined || !isOverdue(oldest, lastHeardAt, Date.now())) return null;
  return (
    <div className="mx-auto max-w-[704px] px-gutter pt-2">
      <Notice level="CAUTION" role="status">
        <p>
          The server hasn’t been reached for more than a day. Your changes are kept on this phone, but are not on the
          server yet.
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <TextLink to={paths.notSent} className="min-h-11">
            See unsent changes
          </TextLink>
          <Button size="small" variant="quiet" onClick={() => client.syncNow()}>
            Sync now
          </Button>
        </p>
      </Notice>
    </div>
  );
}
