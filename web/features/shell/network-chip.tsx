import { CloudAlert, CloudUpload, Lock, RefreshCw, ServerOff, WifiLow, WifiOff } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useNetwork, useSession } from '#web/client/client-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { timeAgo } from '#web/ui/time-ago.tsx';
import { type ConnectionKind, connectionOf, isBehind } from './connection.ts';
import { CONNECTION_WORDS } from './connection-words.ts';

// Rarely opened: it comes with its first use.
const ConnectionSheet = lazy(async () => ({ default: (await import('./connection-sheet.tsx')).ConnectionSheet }));

const ICON: Readonly<Record<Exclude<ConnectionKind, 'fine'>, ComponentType<{ strokeWidth?: number }>>> = {
  outdated: RefreshCw,
  paused: Lock,
  staying_offline: WifiOff,
  server_gone: ServerOff,
  no_answer: ServerOff,
  offline: WifiOff,
  not_sent: CloudAlert,
  syncing: CloudUpload,
  weak: WifiLow,
};

/** Says what stands between this phone and the server, and opens what it means. Nothing while all is well. */
export function NetworkChip() {
  const network = useNetwork();
  const kind = connectionOf(network, useSession());
  const [open, setOpen] = useState(false);
  const Icon = kind === 'fine' ? null : ICON[kind];
  return (
    <>
      <span role="status" className="contents">
        {kind !== 'fine' && Icon && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={classNames('network-chip', kind === 'not_sent' && 'text-high-text')}
            onClick={() => setOpen(true)}
          >
            <Icon strokeWidth={1.9} aria-hidden="true" />
            <ChipWords kind={kind} />
          </button>
        )}
      </span>
      {open && (
        <Suspense>
          <ConnectionSheet kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function ChipWords({ kind }: { kind: Exclude<ConnectionKind, 'fine'> }) {
  const { notSent, queued, lastHeardAt } = useNetwork();
  const { label, title } = CONNECTION_WORDS[kind];
  if (kind === 'not_sent') return <span>{notSent} not sent</span>;
  if (kind === 'syncing') return <strong>Syncing {queued}</strong>;
  return (
    <>
      <strong>{label}</strong>
      {(kind === 'no_answer' || kind === 'server_gone') && <span className="sr-only">{title}</span>}
      {isBehind(kind) && lastHeardAt !== null && (
        <span className="network-chip-age">updated {timeAgo(lastHeardAt, Date.now()).replace('Just', 'just')}</span>
      )}
    </>
  );
}
