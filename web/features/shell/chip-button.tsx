import { CloudAlert, CloudUpload, Lock, RefreshCw, ServerOff, WifiLow, WifiOff } from 'lucide-react';
import type { ComponentType } from 'react';
import { useNetwork } from '#web/client/client-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { timeAgo } from '#web/ui/time-ago.tsx';
import { type ConnectionKind, isBehind } from './connection.ts';
import { CONNECTION_WORDS } from './connection-words.ts';

type Shown = Exclude<ConnectionKind, 'fine'>;

const ICON: Readonly<Record<Shown, ComponentType<{ strokeWidth?: number }>>> = {
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

/** The chip itself, with an icon and a short label. */
export function ChipButton({ kind, onOpen }: { kind: Shown; onOpen: () => void }) {
  const Icon = ICON[kind];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames('network-chip', kind === 'not_sent' && 'text-high-text')}
      onClick={onOpen}
    >
      <Icon strokeWidth={1.9} aria-hidden="true" />
      <ChipWords kind={kind} />
    </button>
  );
}

function ChipWords({ kind }: { kind: Shown }) {
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
