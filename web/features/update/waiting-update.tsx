import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsavedWork } from '#web/browser/unsaved-work.ts';
import { Button } from '#web/ui/button.tsx';
import { useUpdates } from './updates-context.tsx';

/** The prompt itself. */
export function WaitingUpdate() {
  const updates = useUpdates();
  const unsaved = useUnsavedWork();
  const { key } = useLocation();
  const [state, setState] = useState<'asking' | 'later' | 'updating'>('asking');
  const shownAt = useRef(key);

  // The update was accepted in another tab: this tab reloads on its next navigation, when nothing is lost by it.
  useEffect(() => {
    if (key === shownAt.current || unsaved || !updates.agreedElsewhere()) return;
    updates.accept();
  }, [key, unsaved, updates]);

  if (state === 'later' || (unsaved && state !== 'updating')) return null;
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
