import { useEffect, useRef } from 'react';
import { belongsToOtherHandler, useShortcutChoice } from '#web/browser/shortcuts.ts';

/** Whether Enter presses the focused control, which then handles it itself. */
const pressesControl = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest('button, a, summary') !== null;

/** Actions of the review by lower-case key name. */
export type ReviewKeys = Readonly<Record<string, () => void>>;

/**
 * Handles single keys while the component is mounted, but not while somebody types. Does nothing if single-key
 * shortcuts are switched off on this device (WCAG 2.1.4).
 */
export function useReviewKeys(keys: ReviewKeys): void {
  const on = useShortcutChoice((choice) => choice.on);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Key repeat only moves; a held key must not decide several times.
      const moves = event.key.startsWith('Arrow');
      if ((event.repeat && !moves) || belongsToOtherHandler(event) || pressesControl(event)) return;
      const run = latest.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
