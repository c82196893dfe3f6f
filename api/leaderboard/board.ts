import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import { nameShape } from '#domain/accounts/name-shape.ts';
import { type BoardLine, type LeaderboardAnswer, LINES_MOST } from '#domain/leaderboard/calls.ts';
import {
  type Period,
  placesOf,
  receiptOf,
  type Span,
  spanBefore,
  spanOf,
  sumOf,
  within,
} from '#domain/leaderboard/receipt.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { takesPart } from '../groups/room.ts';
import type { Session } from '../http/caller.ts';
import { boardStore } from './board-store.ts';
import { readStandings, type Standings } from './standings.ts';

/** Points are counted anew after so long; they change when a person decided something, and nobody waits for them. */
const COUNTED_FOR_MS = 60_000;
/** Households of a group that count: the best, so that a group is not better for being large. */
const OF_GROUP = 20;

const TAKEN = 'Another household has a name that looks like this one. Please choose another.';

type Who = Session['user'];
/** Somebody on the board: one household, or the households of a group. */
interface Entry {
  readonly name: string;
  readonly families: readonly string[];
  readonly own: boolean;
}

/** The lines of an entry in a span: of a group those of its best households. */
function linesIn({ lines }: Standings, { families }: Entry, span: Span) {
  const each = families.map((family) => within(lines.get(family) ?? [], span));
  return each
    .toSorted((one, other) => sumOf(other) - sumOf(one))
    .slice(0, OF_GROUP)
    .flat();
}

/** The board of a span, the best first; whoever has no points is left out, but for the own line. */
function ranked(standings: Standings, entries: readonly Entry[], span: Span): BoardLine[] {
  const all = entries.map((entry) => ({ entry, lines: linesIn(standings, entry, span) }));
  const points = all.map(({ lines }) => sumOf(lines));
  const places = placesOf(points);
  return all
    .map(({ entry, lines }, at): BoardLine => {
      const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
      const counts = { corrections: count('correction'), photos: count('gap'), recalls: count('recall') };
      return {
        ...{ place: places[at] ?? 0, name: entry.name, points: points[at] ?? 0, own: entry.own },
        counts: { ...counts, marks: count('mark') },
      };
    })
    .filter((line) => line.points > 0 || line.own)
    .sort((one, other) => one.place - other.place || (one.name < other.name ? -1 : 1));
}

/** The best, and the own lines with one on either side. */
const shortened = (lines: readonly BoardLine[]): BoardLine[] =>
  lines.filter((_, at) => at < LINES_MOST || [at - 1, at, at + 1].some((near) => lines[near]?.own));

/** Who helped others most, of those who joined (product P24). */
export function createLeaderboard({ reader, writes }: Database) {
  let counted: { readonly at: number; readonly standings: Standings } | null = null;
  const standingsAt = async (reads: Reads, nowMs: number): Promise<Standings> => {
    if (!counted || nowMs < counted.at || nowMs - counted.at >= COUNTED_FOR_MS) {
      counted = { at: nowMs, standings: await readStandings(reads) };
    }
    return counted.standings;
  };

  /** Households that joined; of several of one family the first. */
  const households = async (reads: Reads, { familyOf }: Standings, who: Who, nowMs: number): Promise<Entry[]> => {
    const entries = new Map<string, Entry>();
    for (const { householdId, name } of await boardStore.joined(reads, nowMs)) {
      const family = familyOf(householdId);
      if (!entries.has(family))
        entries.set(family, { name, families: [family], own: family === familyOf(who.householdId) });
    }
    return [...entries.values()];
  };
  const groups = async (reads: Reads, standings: Standings, who: Who, joined: readonly Entry[]): Promise<Entry[]> => {
    const onBoard = new Set(joined.flatMap(({ families }) => families));
    const members = await boardStore.inShownGroups(reads);
    return (await boardStore.groups(reads)).map(({ id, name }) => {
      const people = members.filter(({ groupId }) => groupId === id).map(({ userId }) => userId);
      const families = new Set(people.map(standings.familyOf).filter((family) => onBoard.has(family)));
      return { name, families: [...families], own: people.includes(who.id) };
    });
  };

  return {
    show: (who: Who, period: Period, of: 'households' | 'groups', nowMs: number): Promise<LeaderboardAnswer> =>
      reader.snapshot(async (reads) => {
        const standings = await standingsAt(reads, nowMs);
        const [span, earlier] = [spanOf(period, nowMs), spanBefore(period, nowMs)];
        const name = await boardStore.nameOf(reads, who.householdId);
        const joined = await households(reads, standings, who, nowMs);
        const entries = of === 'groups' ? await groups(reads, standings, who, joined) : joined;
        const before = earlier && ranked(standings, joined, earlier).find((line) => line.own && line.points > 0);
        const own = within(standings.lines.get(standings.familyOf(who.householdId)) ?? [], span);
        return {
          name,
          lines: name === null ? [] : shortened(ranked(standings, entries, span)),
          joined: entries.length,
          ...span,
          own: { points: sumOf(own), before: before?.place ?? null, receipt: receiptOf(own) },
          groups: (await boardStore.owned(reads, who.id)).map((one) => ({ ...one, shown: one.shown === 1 })),
        };
      }),

    join: (who: Who, name: string, nowMs: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const allowed = await takesPart(tx, who.id, nowMs);
        if (!allowed.ok) return allowed;
        const shape = nameShape(name);
        const others = (await boardStore.withShape(tx, shape)).filter((id) => id !== who.householdId);
        if (shape === '' || others.length > 0) return fail('CONFLICT', TAKEN, { fields: { name: TAKEN } });
        await boardStore.set(tx, { householdId: who.householdId, name, shape, now: nowMs });
        return succeed(undefined);
      }),

    leave: (who: Who) => writes.run((tx) => boardStore.drop(tx, who.householdId)),

    showGroup: (who: Who, groupId: string, shown: boolean) =>
      writes.run(
        async (tx): Promise<Result<void>> =>
          (await boardStore.show(tx, groupId, who.id, shown))
            ? succeed(undefined)
            : fail('NOT_FOUND', 'Only an open group that you own can be shown.'),
      ),
  };
}
