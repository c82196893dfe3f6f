import { useEffect, useRef } from 'react';
import { isTaken, useShortcutChoice } from '#web/browser/shortcuts.ts';

/** Whether Enter presses what has the focus: a button does its own work. */
const pressesControl = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest('button, a, summary') !== null;

/** What each key of the review does, by its name in small letters. */
export type ReviewKeys = Readonly<Record<string, () => void>>;

/**
 * Does something for single keys while the component is on the page, but not while somebody types. Off where single
 * keys are switched off on this device (WCAG 2.1.4).
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
      // A key that is held down decides nothing more than once.
      const moves = event.key.startsWith('Arrow');
      if ((event.repeat && !moves) || isTaken(event) || pressesControl(event)) return;
      const run = latest.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
