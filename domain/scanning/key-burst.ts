/** Digits typed in quick succession, and when the last one came (milliseconds of any clock). */
export interface KeyBurst {
  readonly digits: string;
  readonly at: number;
}

export const NO_BURST: KeyBurst = { digits: '', at: Number.NEGATIVE_INFINITY };

/**
 * Maximum time between two keys of a barcode scanner that types. Scanners send a key every 1 to 30 ms, slow Bluetooth
 * ones up to 50. People who type fast need 80 and more, and nobody types eight digits in a row at this pace.
 */
const GAP_MS = 60;
/** No retail code is shorter. */
const SHORTEST = 8;
/** No retail code is longer than 14 digits; a longer one is from another kind of label. */
const LONGEST = 14;
/** Keys that a scanner presses while typing and that mean nothing here. */
const SILENT = new Set(['Shift', 'CapsLock', 'NumLock', 'Unidentified']);

export interface KeyStep {
  readonly burst: KeyBurst;
  /** The digits of a whole code, once Enter or Tab closed it; the check digit is not verified yet. */
  readonly code: string | null;
}

/**
 * Follows the keys of a page to tell a barcode scanner, which acts as a keyboard, from a person.
 * @param key as `KeyboardEvent.key` names it
 * @param at when it was pressed, on the same clock as the burst
 */
export function nextKey(burst: KeyBurst, key: string, at: number): KeyStep {
  if (SILENT.has(key)) return { burst, code: null };
  const quick = at - burst.at <= GAP_MS;
  if (/^[0-9]$/.test(key)) {
    const digits = quick ? burst.digits + key : key;
    return { burst: { digits: digits.slice(0, LONGEST + 1), at }, code: null };
  }
  const closed = (key === 'Enter' || key === 'Tab') && quick;
  const whole = burst.digits.length >= SHORTEST && burst.digits.length <= LONGEST;
  return { burst: NO_BURST, code: closed && whole ? burst.digits : null };
}
