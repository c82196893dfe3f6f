import { recallMarkId } from '../../recalls/mark.ts';
import type { Interaction } from '../../safety/mixing/interaction.ts';
import type { Warning } from '../../safety/report.ts';
import { SEVERITIES, type Severity } from '../../safety/vocabulary.ts';
import { shortDigest } from '../../short-digest.ts';
import { daysBetween, type LastDay, lastDayOf } from '../expiry.ts';
import type { HazardMark } from '../hazard-mark-schemas.ts';
import type { InventoryItem } from '../item.ts';
import { isUsedUp } from '../standing.ts';

/** A recall of something at home, as whoever looks recalls up tells it. */
export interface RecallFound {
  /** The notice. */
  readonly id: string;
  /** The day of this version of the notice, ISO. */
  readonly changedOn: string;
  readonly productId: string;
  /** Why, and what to do, in the words of the notice. */
  readonly message: string;
  readonly action: string;
  /** Matched by name only: it may be another product. */
  readonly maybe: boolean;
}

interface Found {
  /** What marks refer to: it changes with what was found, so that a new danger is never resolved beforehand. */
  readonly id: string;
  readonly severity: Severity;
  /** The products it is about. */
  readonly productIds: readonly string[];
  /** Where the first of them is kept. */
  readonly place: string | null;
}

/** Something at home that needs attention (product P2.11.8). */
export type Finding =
  | (Found & { readonly kind: 'recall'; readonly recall: RecallFound })
  | (Found & {
      readonly kind: 'pair';
      readonly pair: Interaction /** Both stand in one place. */;
      readonly together: boolean;
    })
  | (Found & { readonly kind: 'person'; readonly warnings: readonly Warning[] })
  | (Found & { readonly kind: 'date'; readonly itemId: string; readonly last: LastDay; readonly daysPast: number });

const samePlace = (places: Interaction['places']): boolean => {
  const [one, other] = places;
  return Boolean(one) && Boolean(other) && one?.trim().toLowerCase() === other?.trim().toLowerCase();
};

const digests = new Map<string, string>();

/** The digest of what comes of a pair: a large home has thousands of pairs, and a dozen of these words. */
function digestOf(result: string): string {
  const known = digests.get(result);
  if (known !== undefined) return known;
  const made = shortDigest(result);
  digests.set(result, made);
  return made;
}

/** A pair that must not meet. What is only worth knowing is no finding. */
export const pairFinding = (pair: Interaction): Finding | null =>
  pair.severity === 'INFO'
    ? null
    : {
        kind: 'pair',
        id: `pair:${[...pair.keys].sort().join('+')}:${digestOf(pair.result)}`,
        severity: pair.severity,
        productIds: pair.keys,
        place: pair.places[0] ?? null,
        together: samePlace(pair.places),
        pair,
      };

/** A product that is CRITICAL for somebody at home. @param warnings what its household view warns of */
export function personFinding(productId: string, place: string | null, warnings: readonly Warning[]): Finding | null {
  const grave = warnings.filter(({ severity, subject }) => severity === 'CRITICAL' && subject !== null);
  if (grave.length === 0) return null;
  const who = [...new Set(grave.map(({ subject }) => subject))].sort().join(', ');
  const id = `person:${productId}:${shortDigest(who)}`;
  return { kind: 'person', id, severity: 'CRITICAL', productIds: [productId], place, warnings: grave };
}

/** The names of those whom warnings are for, each once. */
export const warnedBy = (warnings: readonly Warning[]): readonly string[] => [
  ...new Set(warnings.flatMap(({ subject }) => subject ?? [])),
];

/** The names of those whom a finding about a product warns, each once; nobody of any other kind of finding. */
export const warnedOf = (finding: Finding): readonly string[] =>
  finding.kind === 'person' ? warnedBy(finding.warnings) : [];

/** An entry past its last day, printed or since it was opened. @param today ISO date of the phone's own calendar */
export function dateFinding(item: InventoryItem, today: string): Finding | null {
  const last = lastDayOf(item);
  const daysPast = last ? daysBetween(last.day, today) : 0;
  if (!last || daysPast <= 0 || isUsedUp(item)) return null;
  const { id: itemId, productId, place } = item;
  return {
    kind: 'date',
    id: `date:${itemId}:${last.day}`,
    severity: 'CAUTION',
    productIds: [productId],
    place,
    itemId,
    last,
    daysPast,
  };
}

/** A recall; one that may be of another product is a caution. */
export const recallFinding = (recall: RecallFound, place: string | null): Finding => ({
  kind: 'recall',
  id: recallMarkId(recall.id, recall.productId),
  severity: recall.maybe ? 'CAUTION' : 'CRITICAL',
  productIds: [recall.productId],
  place,
  recall,
});

const KINDS: readonly Finding['kind'][] = ['recall', 'pair', 'person', 'date'];

/** The place of a finding in the order of urgency; findings of one place go by their ids. */
const rankOf = (finding: Finding): number =>
  2 * KINDS.length * SEVERITIES.indexOf(finding.severity) +
  (finding.kind === 'pair' && finding.together ? 0 : KINDS.length) +
  KINDS.indexOf(finding.kind);

/** The most urgent first: by severity, then what stands in one place, then recalls, pairs, persons, dates. */
export const byUrgency = (one: Finding, other: Finding): number =>
  rankOf(one) - rankOf(other) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** What was found, parted by what the household decided about it (product P2.11.6). */
export interface Sorted {
  readonly open: readonly Finding[];
  readonly snoozed: readonly Finding[];
  readonly resolved: readonly Finding[];
}

/**
 * Parts findings by their marks. What was put off is open again from its day on.
 * @param today ISO date of the phone's own calendar
 */
export function sortFindings(
  findings: readonly Finding[],
  marks: ReadonlyMap<string, Pick<HazardMark, 'state' | 'until'>>,
  today: string,
): Sorted {
  const stateOf = ({ id }: Finding): HazardMark['state'] => {
    const mark = marks.get(id);
    if (mark?.state === 'snoozed') return mark.until !== null && mark.until > today ? 'snoozed' : 'open';
    return mark?.state ?? 'open';
  };
  // A home of two thousand products has thousands: each is ranked once, and not at every comparison.
  const ranked: Finding[][] = [];
  for (const finding of findings) {
    const rank = rankOf(finding);
    const same = ranked[rank];
    if (same) same.push(finding);
    else ranked[rank] = [finding];
  }
  const sorted: Record<HazardMark['state'], Finding[]> = { open: [], snoozed: [], resolved: [] };
  for (const finding of ranked.flatMap((same) => same.sort(byUrgency))) sorted[stateOf(finding)].push(finding);
  return sorted;
}
