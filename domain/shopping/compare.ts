import type { Household } from '../households/household.ts';
import { householdView } from '../safety/household-view.ts';
import type { HouseholdReport, Report } from '../safety/report.ts';
import { type ShownRisk, shownRisk } from '../safety/shown-risk.ts';
import { SEVERITIES, type Severity } from '../safety/vocabulary.ts';
import { MOST_COMPARED } from './most-compared.ts';

/** What a product means for one member or pet: the gravest warning, that nothing was found, or that it is unknown. */
export type ForOne = Severity | 'nothing' | 'unknown';

/** One column of a comparison. */
export interface ComparedProduct {
  readonly key: string;
  /** From 1; null if too little is known to rank it. */
  readonly place: number | null;
  readonly verdict: HouseholdReport['verdict'];
  readonly shown: ShownRisk;
  /** The confidence grade of the report; null if there is no score. */
  readonly grade: Report['confidence']['grade'] | null;
  /** By the name of the member or pet. */
  readonly forEach: ReadonlyMap<string, ForOne>;
  readonly metrics: Report['metrics'];
}

/** A product to compare. */
export interface ToCompare {
  readonly key: string;
  /** Null if none could be made yet. */
  readonly report: Report | null;
}

const VERDICTS: readonly HouseholdReport['verdict'][] = ['suitable', 'suitable_locked', 'not_suitable'];

/** A column, and its sort keys: smaller comes first. */
interface Judged {
  readonly column: ComparedProduct;
  readonly order: readonly number[];
}

const isSure = (report: Report | null): report is Report =>
  report !== null && report.score !== null && (report.confidence.grade === 'A' || report.confidence.grade === 'B');

function judge({ key, report }: ToCompare, household: Household): Judged {
  const view = report && householdView(report, household);
  const sure = isSure(report);
  const gravest = (name: string): ForOne => {
    const own = view?.warnings.filter(({ subject }) => subject === name).map(({ severity }) => severity) ?? [];
    return SEVERITIES.find((severity) => own.includes(severity)) ?? (sure ? 'nothing' : 'unknown');
  };
  const names = [...household.members, ...household.pets].map(({ name }) => name);
  const verdict = view?.verdict ?? 'not_enough_known';
  const column: ComparedProduct = {
    key,
    place: null,
    verdict,
    shown: shownRisk(report),
    grade: report?.score == null ? null : report.confidence.grade,
    forEach: new Map(names.map((name) => [name, gravest(name)])),
    metrics: report?.metrics ?? { child: null, pet: null, environment: null, air: null },
  };
  // Suitable products first, then by the score for this household, the general score, and the confidence.
  const order = [
    VERDICTS.indexOf(verdict),
    -(view?.adjusted ?? 0),
    -(report?.score ?? 0),
    -(report?.confidence.value ?? 0),
  ];
  return { column, order };
}

const hasPlace = ({ column: { verdict, grade } }: Judged): boolean =>
  verdict !== 'not_enough_known' && (grade === 'A' || grade === 'B');

const byKey = (one: Judged, other: Judged): number => (one.column.key < other.column.key ? -1 : 1);

function better(one: Judged, other: Judged): number {
  for (const [at, figure] of one.order.entries()) {
    const apart = figure - (other.order[at] ?? 0);
    if (apart !== 0) return apart;
  }
  return byKey(one, other);
}

/**
 * Compares products, best first. A product about which too little is known has no place and comes last, whatever else
 * is known: the unknown never wins (product P6.6).
 * @param products at most {@link MOST_COMPARED}, without duplicates; any more are left out
 */
export function compareProducts(products: readonly ToCompare[], household: Household): readonly ComparedProduct[] {
  const judged = products.slice(0, MOST_COMPARED).map((one) => judge(one, household));
  const placed = judged.filter(hasPlace).sort(better);
  const last = judged.filter((one) => !hasPlace(one)).sort(byKey);
  return [...placed.map(({ column }, at) => ({ ...column, place: at + 1 })), ...last.map(({ column }) => column)];
}
