import { pairTextNumber } from '../../safety/mixing/pair-text-number.ts';
import { apartSides, type Sides } from './apart-sides.ts';
import type { Finding } from './findings.ts';

/** Findings that make the same statement about several products: they share one card (product P2.11.11). */
export interface FindingGroup {
  /** The most urgent one, whose text the card shows. */
  readonly first: Finding;
  /** All of them, the first included. */
  readonly findings: readonly Finding[];
  /** For several pairs: which products must be kept apart from which. */
  readonly sides: Sides | null;
}

type PairFinding = Extract<Finding, { readonly kind: 'pair' }>;

/**
 * A key for what a finding states, whatever the product: who is warned of which kind of harm, what a pair causes, or
 * that a date passed. Null for recalls, which are never grouped.
 */
function sayingOf(finding: Finding): string | null {
  if (finding.kind === 'date') return 'date';
  if (finding.kind === 'pair') {
    const where = finding.together ? finding.place?.trim().toLowerCase() : '';
    return `pair ${pairTextNumber(finding.pair)} ${where}`;
  }
  if (finding.kind !== 'person') return null;
  const parts = finding.warnings.map(({ subject, family, ingredient }) => `${subject}: ${family ?? ingredient}`);
  return `person ${[...new Set(parts)].sort().join('; ')}`;
}

const sayings = new WeakMap<Finding, string | null>();

/** The same, cached: each finding is grouped twice, with the whole home and within its place. */
function saying(finding: Finding): string | null {
  const known = sayings.get(finding);
  if (known !== undefined) return known;
  const said = sayingOf(finding);
  sayings.set(finding, said);
  return said;
}

/** The two products of a pair; null if the other side is the home itself. */
const keysOf = ({ pair }: PairFinding): readonly [string, string] | null => {
  const [one, other] = pair.keys;
  return one === undefined || other === undefined ? null : [one, other];
};

/** Returns a lookup from two products that must not meet to the index of the `Sides` that contains them. */
function sidesOfPairs(all: readonly Sides[]): (keys: readonly [string, string]) => number | undefined {
  const numbers = new Map<string, Map<string, number>>();
  for (const [at, { one, other }] of all.entries()) {
    for (const left of one) {
      const known = numbers.get(left) ?? new Map<string, number>();
      numbers.set(left, known);
      for (const right of other) known.set(right, at);
    }
  }
  return ([first, second]) => numbers.get(first)?.get(second) ?? numbers.get(second)?.get(first);
}

/** Splits pairs with the same statement into groups that can each be told in one sentence. */
function pairGroups(pairs: readonly PairFinding[]): readonly FindingGroup[] {
  const keyed = pairs.map((finding) => ({ finding, keys: keysOf(finding) }));
  const all = apartSides(keyed.flatMap(({ keys }) => (keys ? [keys] : [])));
  const numberOf = sidesOfPairs(all);
  // Each pair belongs to exactly one entry of `all`, with one product on either side.
  const between: PairFinding[][] = all.map(() => []);
  const alone: FindingGroup[] = [];
  for (const { finding, keys } of keyed) {
    const number = keys ? numberOf(keys) : undefined;
    const same = number === undefined ? undefined : between[number];
    if (same) same.push(finding);
    else alone.push({ first: finding, findings: [finding], sides: null });
  }
  const groups = between.flatMap((findings, at): readonly FindingGroup[] => {
    const [first] = findings;
    return first ? [{ first, findings, sides: findings.length > 1 ? (all[at] ?? null) : null }] : [];
  });
  return [...groups, ...alone];
}

/** Cache of groups: several parts of a page show the groups of the same findings on every render. */
const grouped = new WeakMap<readonly Finding[], readonly FindingGroup[]>();

/**
 * Groups findings that make the same statement: seven chocolates for one dog are one card, and so are a bleach and the
 * five acids next to it. Groups are in the order of their first finding. Recalls are never grouped.
 * @param findings must not be changed afterwards: the groups are cached by array
 */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const known = grouped.get(findings);
  if (known) return known;
  const groups = inOrder([...bySaying(findings)].flatMap(groupsOf), findings);
  grouped.set(findings, groups);
  return groups;
}

/** Findings under one heading, with their groups. */
export interface Heading {
  readonly title: string;
  readonly groups: readonly FindingGroup[];
}

/** Findings grouped as a whole and under each heading. */
export interface Grouped {
  /** The result of {@link groupFindings} for all of them. */
  readonly groups: readonly FindingGroup[];
  /** The groups under each heading; the heading with the most urgent finding comes first. */
  readonly headings: readonly Heading[];
}

/**
 * Groups findings both as a whole and by heading. A generator that yields between steps, so that the caller can give
 * the event loop a turn. Findings with the same statement that share one heading are grouped only once.
 * @param findings must not be changed afterwards
 * @param headingOf the heading of a finding
 */
export function* groupSteps(
  findings: readonly Finding[],
  headingOf: (finding: Finding) => string,
): Generator<void, Grouped> {
  const all: FindingGroup[] = [];
  const under = new Map<string, FindingGroup[]>();
  for (const same of bySaying(findings)) {
    const groups = groupsOf(same);
    all.push(...groups);
    const parts = partBy(same, headingOf);
    for (const [title, part] of parts) {
      const known = under.get(title) ?? [];
      under.set(title, known);
      known.push(...(parts.size === 1 ? groups : groupsOf(part)));
    }
    yield;
  }
  const groups = inOrder(all, findings);
  grouped.set(findings, groups);
  yield;
  const headings = [...under].map(([title, those]) => ({ title, groups: inOrder(those, findings) }));
  const firstOf = new Map(headings.flatMap((one) => (one.groups[0] ? [[one.groups[0].first, one] as const] : [])));
  return { groups, headings: findings.flatMap((one) => firstOf.get(one) ?? []) };
}

/** Partitions findings by a key, in the order in which each key first occurs. */
function partBy(findings: readonly Finding[], of: (finding: Finding) => string): ReadonlyMap<string, Finding[]> {
  const parts = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = of(finding);
    const known = parts.get(key);
    if (known) known.push(finding);
    else parts.set(key, [finding]);
  }
  return parts;
}

const bySaying = (findings: readonly Finding[]): Iterable<readonly Finding[]> =>
  partBy(findings, (one) => saying(one) ?? one.id).values();

/** The groups of findings that all make the same statement. */
function groupsOf(same: readonly Finding[]): readonly FindingGroup[] {
  const [first] = same;
  if (first?.kind === 'pair') return pairGroups(same.filter((one) => one.kind === 'pair'));
  return first ? [{ first, findings: same, sides: null }] : [];
}

/** Sorts groups by the position of their first finding. */
function inOrder(groups: readonly FindingGroup[], findings: readonly Finding[]): readonly FindingGroup[] {
  const firsts = new Map(groups.map((group) => [group.first, group]));
  return findings.flatMap((one) => firsts.get(one) ?? []);
}
