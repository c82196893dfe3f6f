import { useEffect, useRef } from 'react';
import { NO_BURST, nextKey } from '#domain/scanning/key-burst.ts';

/** Whether keys belong to somebody else: a field that is being typed in, or a dialog that asks something. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))) ||
  document.querySelector('dialog[open]') !== null;

/**
 * Takes what a barcode scanner types (Bluetooth or USB, acting as a keyboard) anywhere on the page, except while a
 * person types into a field.
 * @param onCode its digits, unchecked
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
      // Its Enter closes the code; it must not press whatever button has the focus.
      event.preventDefault();
      event.stopPropagation();
      handler.current(step.code);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
