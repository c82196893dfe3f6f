import { useSyncExternalStore } from 'react';
import { useLiveParts } from './live.ts';

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Whether the page is kept up to date, or since when it is not. Takes the same space either way. */
export function LiveStatus() {
  const live = useLiveParts();
  const { isOpen, readAt } = useSyncExternalStore(live.onStanding, live.standing);
  const last = readAt === null ? '' : `Last updated at ${time.format(readAt)}. `;
  return (
    <p role="status" className="admin-live small text-ink-2" data-open={isOpen ?? undefined}>
      {isOpen === null ? 'Connecting' : isOpen ? 'Live' : `${last}Trying again`}
    </p>
  );
}
