import { ChevronRight, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useClient, useNetwork } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import type { ConnectionKind } from './connection.ts';
import { CONNECTION_WORDS } from './connection-words.ts';

const FINE = {
  title: 'Connected',
  meaning: 'The server is responding and has everything you did on this phone.',
} as const;

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-h-12 items-center justify-between gap-4 border-t border-line py-2">
    <dt>{name}</dt>
    <dd className="num text-end text-ink-2">{children}</dd>
  </div>
);

/** The action that the person can take, if there is one. */
function Act({ kind, onClose }: { kind: ConnectionKind; onClose: () => void }) {
  const client = useClient();
  const { syncing } = useNetwork();
  const { pathname, search } = useLocation();
  if (kind === 'paused') {
    return (
      <LinkButton to={paths.auth} state={{ from: pathname + search }} block onClick={onClose}>
        Sign In
      </LinkButton>
    );
  }
  if (kind === 'outdated') {
    return (
      <Button block onClick={() => window.location.reload()}>
        Reload
      </Button>
    );
  }
  return (
    <Button
      block
      pending={syncing}
      icon={<RefreshCw strokeWidth={1.9} aria-hidden="true" />}
      onClick={() => client.syncNow()}
    >
      {syncing ? 'Syncing' : kind === 'staying_offline' ? 'Sync once' : 'Sync now'}
    </Button>
  );
}

/** The connection in plain words: what it means, how old the shown data is, what waits, and what can be done. */
export function ConnectionSheet({ kind, onClose }: { kind: ConnectionKind; onClose: () => void }) {
  const client = useClient();
  const { queued, notSent, lastHeardAt, stayOffline } = useNetwork();
  const words = kind === 'fine' ? FINE : CONNECTION_WORDS[kind];
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <p className="-mt-2 text-ink-2">{words.meaning}</p>
      <dl className="mt-4">
        <Line name="Data shown is from">{lastHeardAt === null ? 'this phone only' : <TimeAgo at={lastHeardAt} />}</Line>
        <Line name="Waiting to be sent">{queued === 0 ? 'Nothing' : queued}</Line>
        <Line name="Not sent">
          {notSent === 0 ? (
            'Nothing'
          ) : (
            <Link to={paths.notSent} className="link" onClick={onClose}>
              See {notSent}
              <ChevronRight strokeWidth={1.9} aria-hidden="true" />
            </Link>
          )}
        </Line>
      </dl>
      <div className="mt-1 mb-5 border-t border-line pt-3">
        <SwitchLine
          label="Stay offline"
          hint="For shops with a bad signal: this phone does not wait for the server until you turn it off."
          checked={stayOffline}
          onChange={(on) => void client.setStayOffline(on)}
        />
      </div>
      <Act kind={kind} onClose={onClose} />
    </Sheet>
  );
}
