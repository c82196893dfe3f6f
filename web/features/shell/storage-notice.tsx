import type { StorageState } from '#web/offline/client.ts';
import { Button } from '#web/ui/button.tsx';

/** Shown if two versions of the app meet on the same tables: what the person has to do. */
export function StorageNotice({ state }: { state: Exclude<StorageState, 'fine'> }) {
  const blocked = state === 'blocked';
  return (
    <section className="update-prompt" aria-label="Storage" role="alert">
      <p className="min-w-[14ch] flex-1">
        <strong className="small-strong block">
          {blocked ? 'Another tab is in the way' : 'A newer version is open in another tab'}
        </strong>
        <span className="small text-ink-2">
          {blocked
            ? 'An older version of Safeshelf is still open elsewhere. Close the other tabs, and this one will continue.'
            : 'This tab can no longer read what’s stored. Reload to continue. Nothing is lost.'}
        </span>
      </p>
      {!blocked && (
        <Button size="small" variant="soft" onClick={() => window.location.reload()}>
          Reload
        </Button>
      )}
    </section>
  );
}
