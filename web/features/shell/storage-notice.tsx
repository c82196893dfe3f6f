import type { StorageState } from '#web/offline/client.ts';
import { Button } from '#web/ui/button.tsx';

/** Two versions of the app met over the same tables: what the person has to do about it. */
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
            ? 'Safeshelf is still open elsewhere in an older version. Close the other tabs, and this one goes on by itself.'
            : 'This tab can no longer read what is stored. Reload it to go on; nothing is lost.'}
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
