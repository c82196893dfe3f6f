import type { Cap, Deduction, Report, Warning } from './report.ts';

/** A value before and after. */
export interface Change<T> {
  readonly before: T;
  readonly after: T;
}

/** One ingredient's receipt line that differs between the two reports. */
export interface LineChange {
  /**
   * `shifted`: the same points at another place in the series (method M4.4.5), because other lines came or went.
   * `changed`: other points, another class or other sources.
   */
  readonly kind: 'added' | 'removed' | 'changed' | 'shifted';
  readonly ingredient: string;
  /** Class and source of the line, from the later report if the line is in it. */
  readonly class: string;
  readonly source: string;
  /** Points taken off the score; null if the line is not in that report. */
  readonly before: number | null;
  readonly after: number | null;
  /** Sources that only one of the two reports cites for this ingredient, because the lists or the label changed. */
  readonly sources: { readonly added: readonly string[]; readonly removed: readonly string[] };
}

/** An ingredient whose printed text is the same, but that was matched to another name. */
export interface MatchChange extends Change<string> {
  readonly raw: string;
}

/** Why a report changed: data without wording. Null means "the same". */
export interface ReportChange {
  readonly score: Change<number | null> | null;
  readonly label: Change<Report['label']> | null;
  readonly engine: Change<string> | null;
  readonly knowledge: Change<string> | null;
  readonly productType: Change<Report['productType']> | null;
  readonly grade: Change<Report['confidence']['grade']> | null;
  readonly basis: Change<'ingredients' | 'statements'> | null;
  /** Largest change of points first. */
  readonly lines: readonly LineChange[];
  readonly cap: Change<Cap | null> | null;
  readonly metrics: readonly ({ readonly metric: keyof Report['metrics'] } & Change<number | null>)[];
  readonly ingredients: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly matched: readonly MatchChange[];
  };
  readonly warnings: { readonly added: readonly Warning[]; readonly removed: readonly Warning[] };
}

/** Points closer than this count as equal: figures are shown with two decimals. */
const SAME = 0.005;
const METRICS = ['child', 'pet', 'environment', 'air'] as const;

const changed = <T>(before: T, after: T): Change<T> | null => (before === after ? null : { before, after });
const same = (one: number, other: number): boolean => Math.abs(one - other) < SAME;
const without = (list: readonly string[], others: readonly string[]): readonly string[] =>
  list.filter((one, at) => !others.includes(one) && list.indexOf(one) === at);
const nameOf = (line: Deduction): string => line.name ?? line.ingredient;
const sourcesOf = (line: Deduction): readonly string[] => [
  line.source,
  ...(line.parts ?? []).map((part) => part.source),
];

const lineChange = (before: Deduction | undefined, after: Deduction | undefined): LineChange | null => {
  const line = after ?? before;
  if (line === undefined) return null;
  const olds = before === undefined ? [] : sourcesOf(before);
  const news = after === undefined ? [] : sourcesOf(after);
  const sources = { added: without(news, olds), removed: without(olds, news) };
  const shared = { ingredient: line.ingredient, class: line.class, source: line.source, sources };
  if (before === undefined) return { kind: 'added', ...shared, before: null, after: line.applied };
  if (after === undefined) return { kind: 'removed', ...shared, before: line.applied, after: null };
  const figures = { ...shared, before: before.applied, after: after.applied };
  const equal = same(before.points, after.points) && before.class === after.class;
  if (!equal || sources.added.length > 0 || sources.removed.length > 0) return { kind: 'changed', ...figures };
  return same(before.applied, after.applied) ? null : { kind: 'shifted', ...figures };
};

const linesOf = (before: Report, after: Report): readonly LineChange[] => {
  const names = [...before.deductions, ...after.deductions].map(nameOf);
  const changes = names
    .filter((name, at) => names.indexOf(name) === at)
    .map((name) =>
      lineChange(
        before.deductions.find((line) => nameOf(line) === name),
        after.deductions.find((line) => nameOf(line) === name),
      ),
    )
    .filter((change) => change !== null);
  const weight = (change: LineChange): number => Math.abs((change.after ?? 0) - (change.before ?? 0));
  return changes
    .map((change, at) => ({ change, at }))
    .sort((one, other) => weight(other.change) - weight(one.change) || one.at - other.at)
    .map(({ change }) => change);
};

const matchesOf = (before: Report, after: Report): readonly MatchChange[] =>
  before.ingredients.flatMap(({ raw, name }) => {
    const now = after.ingredients.find((row) => row.raw === raw);
    return now === undefined || now.name === name ? [] : [{ raw, before: name, after: now.name }];
  });

/** Two warnings count as the same if they have the same audience, ingredient and severity. */
const warningKey = ({ audience, ingredient, severity }: Warning): string => `${severity} ${audience} ${ingredient}`;

const capChange = (before: Cap | null, after: Cap | null): Change<Cap | null> | null =>
  before?.value === after?.value && before?.cause === after?.cause ? null : { before, after };

/**
 * Why the report of one product changed: another label, another knowledge pack or another engine.
 * @param before the earlier report
 * @param after the later one
 */
export const compareReports = (before: Report, after: Report): ReportChange => {
  const olds = before.warnings.map(warningKey);
  const news = after.warnings.map(warningKey);
  return {
    score: changed(before.score, after.score),
    label: changed(before.label, after.label),
    engine: changed(before.versions.engine, after.versions.engine),
    knowledge: changed(before.versions.knowledge, after.versions.knowledge),
    productType: changed(before.productType, after.productType),
    grade: changed(before.confidence.grade, after.confidence.grade),
    basis: changed(before.basis ?? 'ingredients', after.basis ?? 'ingredients'),
    lines: linesOf(before, after),
    cap: capChange(before.cap, after.cap),
    metrics: METRICS.flatMap((metric) => {
      const change = changed(before.metrics[metric], after.metrics[metric]);
      return change === null ? [] : [{ metric, ...change }];
    }),
    ingredients: {
      added: without(
        after.ingredients.map((row) => row.raw),
        before.ingredients.map((row) => row.raw),
      ),
      removed: without(
        before.ingredients.map((row) => row.raw),
        after.ingredients.map((row) => row.raw),
      ),
      matched: matchesOf(before, after),
    },
    warnings: {
      added: after.warnings.filter((warning) => !olds.includes(warningKey(warning))),
      removed: before.warnings.filter((warning) => !news.includes(warningKey(warning))),
    },
  };
};
