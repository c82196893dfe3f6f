import { useEffect, useRef } from 'react';
import { NO_BURST, nextKey } from '#domain/scanning/key-burst.ts';

/** Whether the keys belong to something else: a field being typed in, or an open dialog. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))) ||
  document.querySelector('dialog[open]') !== null;

/**
 * Reads barcode scanners that act as a keyboard (Bluetooth or USB) anywhere on the page, except while a person types
 * into a field or a dialog is open.
 * @param onCode receives the digits, unchecked
 */
export function useKeyboardScanner(onCode: (digits: string) => void): void {
  const handler = useRef(onCode);
  useEffect(() => {
    handler.current = onCode;
  });
  useEffect(() => {
    let burst = NO_BURST;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) {
        burst = NO_BURST;
        return;
      }
      const step = nextKey(burst, event.key, event.timeStamp);
      burst = step.burst;
      if (step.code === null) return;
      // The scanner's Enter ends the code; it must not press the focused button.
      event.preventDefault();
      event.stopPropagation();
      handler.current(step.code);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
