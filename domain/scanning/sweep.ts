import type { Gtin, Symbology } from '../products/gtin.ts';
import type { Place, PlacedRead } from './reads.ts';

/** A code that is before the camera. Times are milliseconds of one clock. */
export interface Sighting {
  readonly gtin: Gtin;
  readonly symbology: Symbology;
  /** Where it was seen last; null where no decoder told. */
  readonly place: Place | null;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** A code counts as still there while it was seen within this time: single frames miss codes. */
const REMEMBERED_MS = 1200;
/** A code that stands alone waits so long for another that seems to be beside it. */
const PATIENCE_MS = 400;
/** Time between two scans (product P8.1). */
export const SCAN_PAUSE_MS = 500;
/** The code that was dealt with is not read again before it has been out of sight for so long. */
export const COOL_DOWN_MS = 4000;

/**
 * What is before the camera after one more frame, in the order in which it came.
 * @param seen what was before it until now
 * @param codes what the frame says
 */
export function sight(seen: readonly Sighting[], codes: readonly PlacedRead[], now: number): Sighting[] {
  const still = seen.flatMap((one): Sighting[] => {
    const again = codes.find(({ gtin }) => gtin === one.gtin);
    if (again) return [{ ...one, place: again.place ?? one.place, lastAt: now }];
    return now - one.lastAt < REMEMBERED_MS ? [one] : [];
  });
  const fresh = codes.filter(({ gtin }) => still.every((one) => one.gtin !== gtin));
  return [...still, ...fresh.map((code) => ({ ...code, firstAt: now, lastAt: now }))];
}

/** When each code was dealt with, or seen again after that. */
export type Dealt = ReadonlyMap<Gtin, number>;

/** The codes that are cooling down and were seen again begin their time anew; those whose time is over are forgotten. */
export function keepCool(dealt: Dealt, seen: readonly Sighting[], now: number): Dealt {
  const inSight = new Set(seen.filter(({ lastAt }) => lastAt === now).map(({ gtin }) => gtin));
  return new Map(
    [...dealt]
      .map(([gtin, at]): [Gtin, number] => [gtin, inSight.has(gtin) ? now : at])
      .filter(([, at]) => now - at < COOL_DOWN_MS),
  );
}

/** What to do about the codes before the camera. */
export type Choice =
  | { readonly kind: 'none' }
  /** One code, and nothing beside it: it is the one that is meant. */
  | { readonly kind: 'take'; readonly gtin: Gtin }
  /** Several: the person says which. */
  | { readonly kind: 'choose' };

/**
 * @param more whether the last frame held something else that could not be believed yet
 * @param dealt codes that were dealt with shortly before: they stand among others, but are not taken by themselves
 */
export function choiceOf(seen: readonly Sighting[], more: boolean, dealt: Dealt, now: number): Choice {
  if (seen.length > 1) return { kind: 'choose' };
  const [only] = seen;
  // One that was only remembered has left the picture as well.
  if (!only || only.lastAt !== now || dealt.has(only.gtin)) return { kind: 'none' };
  if (more && now - only.firstAt < PATIENCE_MS) return { kind: 'none' };
  return { kind: 'take', gtin: only.gtin };
}
