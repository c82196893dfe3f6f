import { recallMarkId } from '../../recalls/mark.ts';
import type { Interaction } from '../../safety/mixing/interaction.ts';
import type { Warning } from '../../safety/report.ts';
import { SEVERITIES, type Severity } from '../../safety/vocabulary.ts';
import { shortDigest } from '../../short-digest.ts';
import { daysBetween, type LastDay, lastDayOf } from '../expiry.ts';
import type { HazardMark } from '../hazard-mark-schemas.ts';
import type { InventoryItem } from '../item.ts';
import { isUsedUp } from '../standing.ts';

/** A recall of something at home, as supplied by the recall lookup. */
export interface RecallFound {
  /** The id of the notice. */
  readonly id: string;
  /** The date of this version of the notice, ISO. */
  readonly changedOn: string;
  readonly productId: string;
  /** The reason and what to do, in the words of the notice. */
  readonly message: string;
  readonly action: string;
  /** Matched by name only: it may be another product. */
  readonly maybe: boolean;
}

interface Found {
  /** What marks refer to. It depends on what was found, so that a mark never resolves a different danger in advance. */
  readonly id: string;
  readonly severity: Severity;
  /** The affected products. */
  readonly productIds: readonly string[];
  /** Where the first of them is kept; null if unknown. */
  readonly place: string | null;
}

/** Something at home that needs attention (product P2.11.8). */
export type Finding =
  | (Found & { readonly kind: 'recall'; readonly recall: RecallFound })
  | (Found & {
      readonly kind: 'pair';
      readonly pair: Interaction;
      /** Whether both are kept in the same place. */
      readonly together: boolean;
    })
  | (Found & { readonly kind: 'person'; readonly warnings: readonly Warning[] })
  | (Found & { readonly kind: 'date'; readonly itemId: string; readonly last: LastDay; readonly daysPast: number });

const samePlace = (places: Interaction['places']): boolean => {
  const [one, other] = places;
  return Boolean(one) && Boolean(other) && one?.trim().toLowerCase() === other?.trim().toLowerCase();
};

const digests = new Map<string, string>();

/**
 * The digest of a reaction text. Cached: a large home has thousands of pairs but only about a dozen different texts.
 */
function digestOf(result: string): string {
  const known = digests.get(result);
  if (known !== undefined) return known;
  const made = shortDigest(result);
  digests.set(result, made);
  return made;
}

/** The finding for a pair that must not meet; null if the pair is only INFO. */
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

/** The finding for a product that is CRITICAL for somebody at home. @param warnings of its household view */
export function personFinding(productId: string, place: string | null, warnings: readonly Warning[]): Finding | null {
  const grave = warnings.filter(({ severity, subject }) => severity === 'CRITICAL' && subject !== null);
  if (grave.length === 0) return null;
  const who = [...new Set(grave.map(({ subject }) => subject))].sort().join(', ');
  const id = `person:${productId}:${shortDigest(who)}`;
  return { kind: 'person', id, severity: 'CRITICAL', productIds: [productId], place, warnings: grave };
}

/** The names of those the warnings are for, without duplicates. */
export const subjectsWarned = (warnings: readonly Warning[]): readonly string[] => [
  ...new Set(warnings.flatMap(({ subject }) => subject ?? [])),
];

/** The names of those a `person` finding warns, without duplicates; empty for other kinds of finding. */
export const subjectsWarnedIn = (finding: Finding): readonly string[] =>
  finding.kind === 'person' ? subjectsWarned(finding.warnings) : [];

/**
 * The finding for an entry past its last day, printed or since opening.
 * @param today ISO date of the phone's calendar
 */
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

/** The finding for a recall; only a caution if it may be about another product. */
export const recallFinding = (recall: RecallFound, place: string | null): Finding => ({
  kind: 'recall',
  id: recallMarkId(recall.id, recall.productId),
  severity: recall.maybe ? 'CAUTION' : 'CRITICAL',
  productIds: [recall.productId],
  place,
  recall,
});

const KINDS: readonly Finding['kind'][] = ['recall', 'pair', 'person', 'date'];

/** The rank of a finding by urgency; findings of equal rank are ordered by id. */
const rankOf = (finding: Finding): number =>
  2 * KINDS.length * SEVERITIES.indexOf(finding.severity) +
  (finding.kind === 'pair' && finding.together ? 0 : KINDS.length) +
  KINDS.indexOf(finding.kind);

/** Most urgent first: by severity, then pairs kept in the same place, then recalls, pairs, persons, dates. */
export const byUrgency = (one: Finding, other: Finding): number =>
  rankOf(one) - rankOf(other) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Findings split by the household's decision about them (product P2.11.6). */
export interface Sorted {
  readonly open: readonly Finding[];
  readonly snoozed: readonly Finding[];
  readonly resolved: readonly Finding[];
}

/**
 * Splits findings by their marks, each list sorted by urgency. A snoozed finding is open again from its day on.
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
  // A home of two thousand products has thousands of findings, so each is ranked once and not in every comparison.
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
