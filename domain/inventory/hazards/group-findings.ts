import { pairSaying } from '../../safety/mixing/pair-saying.ts';
import { apartSides, type Sides } from './apart-sides.ts';
import type { Finding } from './findings.ts';

/** Findings that say the same of several products: they stand in one card (product P2.11.11). */
export interface FindingGroup {
  /** The most urgent one, whose words stand on the card. */
  readonly first: Finding;
  /** All of them, the first included. */
  readonly findings: readonly Finding[];
  /** Of several pairs: what must be kept apart from what. */
  readonly sides: Sides | null;
}

type PairFinding = Extract<Finding, { readonly kind: 'pair' }>;

/** What a finding says, of whichever product: who is warned of which kind of harm, what comes of a pair, that a date passed. */
function sayingOf(finding: Finding): string | null {
  if (finding.kind === 'date') return 'date';
  if (finding.kind === 'pair') {
    const where = finding.together ? finding.place?.trim().toLowerCase() : '';
    return `pair ${pairSaying(finding.pair)} ${where}`;
  }
  if (finding.kind !== 'person') return null;
  const parts = finding.warnings.map(({ subject, family, ingredient }) => `${subject}: ${family ?? ingredient}`);
  return `person ${[...new Set(parts)].sort().join('; ')}`;
}

const sayings = new WeakMap<Finding, string | null>();

/** The same, worked out once: a finding is grouped with all of the home, and with those of its place. */
function saying(finding: Finding): string | null {
  const known = sayings.get(finding);
  if (known !== undefined) return known;
  const said = sayingOf(finding);
  sayings.set(finding, said);
  return said;
}

/** The products of a pair; null where the other side is the home itself. */
const keysOf = ({ pair }: PairFinding): readonly [string, string] | null => {
  const [one, other] = pair.keys;
  return one === undefined || other === undefined ? null : [one, other];
};

/** By two products that must not meet: the number of the sides that they lie on. */
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

/** Parts pairs of one saying into groups of which each can be told in one sentence. */
function pairGroups(pairs: readonly PairFinding[]): readonly FindingGroup[] {
  const keyed = pairs.map((finding) => ({ finding, keys: keysOf(finding) }));
  const all = apartSides(keyed.flatMap(({ keys }) => (keys ? [keys] : [])));
  const numberOf = sidesOfPairs(all);
  // Each pair lies between one and the other of exactly one of them.
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

/** What was grouped before: several parts of a page show the groups of the same findings, at each of their draws. */
const grouped = new WeakMap<readonly Finding[], readonly FindingGroup[]>();

/**
 * Puts findings together that say the same: seven chocolates for one dog are one card, and so are a bleach and the five
 * acids beside it. The order stays, by the first of each group. Recalls each stand alone.
 * @param findings not changed afterwards: the same array has the same groups
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

/** Findings grouped as a whole, and heading by heading. */
export interface Grouped {
  /** What {@link groupFindings} gives of all of them. */
  readonly groups: readonly FindingGroup[];
  /** What it gives of those under each heading, the heading with the most urgent first. */
  readonly headings: readonly Heading[];
}

/**
 * Groups findings as a whole and by headings, step by step, so that whoever asks can let others work in between. What says
 * the same under one heading only is grouped once for both.
 * @param findings not changed afterwards
 * @param headingOf the heading that a finding stands under
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

/** Parts findings by something of theirs, in the order in which each first comes. */
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

/** The groups of findings that all say the same. */
function groupsOf(same: readonly Finding[]): readonly FindingGroup[] {
  const [first] = same;
  if (first?.kind === 'pair') return pairGroups(same.filter((one) => one.kind === 'pair'));
  return first ? [{ first, findings: same, sides: null }] : [];
}

/** Groups by the places of their first among all findings. */
function inOrder(groups: readonly FindingGroup[], findings: readonly Finding[]): readonly FindingGroup[] {
  const firsts = new Map(groups.map((group) => [group.first, group]));
  return findings.flatMap((one) => firsts.get(one) ?? []);
}
