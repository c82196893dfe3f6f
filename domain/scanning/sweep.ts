import type { Gtin, Symbology } from '../products/gtin.ts';
import type { Place, PlacedRead } from './reads.ts';

/** A code in front of the camera. Times are milliseconds of one clock. */
export interface Sighting {
  readonly gtin: Gtin;
  readonly symbology: Symbology;
  /** Where it was last seen; null if no decoder reported it. */
  readonly place: Place | null;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** A code counts as still there if it was seen within this time: single frames miss codes. */
const REMEMBERED_MS = 1200;
/** How long a single code waits for another that seems to be next to it. */
const PATIENCE_MS = 400;
/** Time between two scans (product P8.1). */
export const SCAN_PAUSE_MS = 500;
/** A code that was handled is not read again until it has been out of sight for this long. */
export const COOL_DOWN_MS = 4000;

/**
 * The codes in front of the camera after one more frame, in the order in which they appeared.
 * @param seen the codes before this frame
 * @param codes the codes in this frame
 */
export function updateSightings(seen: readonly Sighting[], codes: readonly PlacedRead[], now: number): Sighting[] {
  const still = seen.flatMap((one): Sighting[] => {
    const again = codes.find(({ gtin }) => gtin === one.gtin);
    if (again) return [{ ...one, place: again.place ?? one.place, lastAt: now }];
    return now - one.lastAt < REMEMBERED_MS ? [one] : [];
  });
  const fresh = codes.filter(({ gtin }) => still.every((one) => one.gtin !== gtin));
  return [...still, ...fresh.map((code) => ({ ...code, firstAt: now, lastAt: now }))];
}

/** When each code was handled, or seen again after that. */
export type HandledAt = ReadonlyMap<Gtin, number>;

/** Restarts the cool-down of codes that were seen again, and forgets codes whose cool-down is over. */
export function renewCoolDowns(dealt: HandledAt, seen: readonly Sighting[], now: number): HandledAt {
  const inSight = new Set(seen.filter(({ lastAt }) => lastAt === now).map(({ gtin }) => gtin));
  return new Map(
    [...dealt]
      .map(([gtin, at]): [Gtin, number] => [gtin, inSight.has(gtin) ? now : at])
      .filter(([, at]) => now - at < COOL_DOWN_MS),
  );
}

/** What to do about the codes in front of the camera. */
export type Choice =
  | { readonly kind: 'none' }
  /** One code and nothing next to it: it is the one that is meant. */
  | { readonly kind: 'take'; readonly gtin: Gtin }
  /** Several: the person chooses one. */
  | { readonly kind: 'choose' };

/**
 * @param more whether the last frame showed something else that could not be believed yet
 * @param dealt codes that were handled recently: they count among others, but are not taken by themselves
 */
export function choiceOf(seen: readonly Sighting[], more: boolean, dealt: HandledAt, now: number): Choice {
  if (seen.length > 1) return { kind: 'choose' };
  const [only] = seen;
  // A code that is only remembered has left the picture.
  if (!only || only.lastAt !== now || dealt.has(only.gtin)) return { kind: 'none' };
  if (more && now - only.firstAt < PATIENCE_MS) return { kind: 'none' };
  return { kind: 'take', gtin: only.gtin };
}
