import { ChevronRight, CloudUpload, Plane, RefreshCw, Server } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useClient, useNetwork } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';

/** Link to the changes that the server does not have, with their number. */
function NotSentRow() {
  const { queued, notSent } = useNetwork();
  return (
    <li className="row min-h-14 px-4">
      <CloudUpload size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
      <Link to={paths.notSent} className="row-link flex-1">
        Not sent
      </Link>
      {notSent > 0 ? (
        <span className="small-strong num text-high-text">{notSent} not sent</span>
      ) : (
        <span className="num text-ink-2">{queued === 0 ? 'Nothing waits' : `${queued} on their way`}</span>
      )}
      <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="-mr-1 text-ink-3" />
    </li>
  );
}

/** A switch to stay offline, the time of the last answer, a button to sync now, and the unsent changes. */
export function ConnectionSetting() {
  const client = useClient();
  const { lastHeardAt, stayOffline, syncing } = useNetwork();
  return (
    <>
      <li className="px-4 py-1.5">
        <SwitchLine
          Icon={Plane}
          label="Stay offline"
          hint="For shops with a bad signal, until you turn it off"
          checked={stayOffline}
          onChange={(on) => void client.setStayOffline(on)}
        />
      </li>
      <li className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-4 py-1.5">
        <Server size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
        <span className="min-w-[min(8rem,60%)] flex-1">
          Last heard from the server
          <span className="small mt-0.5 block text-ink-2">
            {lastHeardAt === null ? 'Never' : <TimeAgo at={lastHeardAt} />}
          </span>
        </span>
        <Button
          size="small"
          variant="soft"
          // As wide as its longest label, so that the text next to it does not rewrap with every sync.
          className="min-w-[8.5rem]"
          pending={syncing}
          icon={<RefreshCw strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => client.syncNow()}
        >
          {syncing ? 'Syncing' : stayOffline ? 'Sync once' : 'Sync now'}
        </Button>
      </li>
      <NotSentRow />
    </>
  );
}
