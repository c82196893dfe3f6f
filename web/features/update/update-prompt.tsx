import { useState, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useUpdates } from './updates-context.tsx';

/** A newer version waits: the person takes it, or goes on with what they do. */
export function UpdatePrompt() {
  const updates = useUpdates();
  const waiting = useSyncExternalStore(updates.waiting.subscribe, updates.waiting.get);
  const [state, setState] = useState<'asking' | 'later' | 'updating'>('asking');
  if (!waiting || state === 'later') return null;
  return (
    <section className="update-prompt" aria-label="Update" role="status">
      <p className="min-w-[14ch] flex-1">
        <strong className="small-strong block">A new version is ready</strong>
        <span className="small text-ink-2">Updating reloads this page.</span>
      </p>
      <Button size="small" variant="quiet" onClick={() => setState('later')}>
        Later
      </Button>
      <Button
        size="small"
        variant="soft"
        pending={state === 'updating'}
        onClick={() => {
          setState('updating');
          updates.accept();
        }}
      >
        {state === 'updating' ? 'Updating...' : 'Update'}
      </Button>
    </section>
  );
}
