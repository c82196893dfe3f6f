import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import { boardNameShape } from '#domain/leaderboard/board-name.ts';
import { type BoardLine, type LeaderboardAnswer, LINES_MOST } from '#domain/leaderboard/calls.ts';
import { type Period, receiptOf, spanBefore, spanOf, sumOf, within } from '#domain/leaderboard/receipt.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { takesPart } from '../groups/room.ts';
import type { Session } from '../http/caller.ts';
import { boardStore } from './board-store.ts';
import { type Board, createCachedBoard, type Of } from './cached-board.ts';
import { contributionStore } from './contribution-store.ts';
import type { Entry, RankedLine } from './ranking.ts';

const TAKEN = 'Another household has a name that looks like this one. Please choose another.';

type Who = Session['user'];

/** The top lines, plus one's own lines with a neighbour on either side. Own lines without points come last. */
function shortened(ranked: readonly RankedLine[], own: readonly Entry[]): readonly RankedLine[] {
  const ids = new Set(own.map(({ id }) => id));
  const places = new Map(ranked.flatMap(({ id }, at) => (ids.has(id) ? [[id, at] as const] : [])));
  const counts = { corrections: 0, photos: 0, recalls: 0, marks: 0 };
  const behind = own
    .filter(({ id }) => !places.has(id))
    .map(({ id, name }): RankedLine => ({ id, name, place: ranked.length + 1, points: 0, counts }));
  const all = [...ranked, ...behind];
  const near = [...places.values(), ...behind.map((_, at) => ranked.length + at)].flatMap((at) => [at - 1, at, at + 1]);
  const shown = new Set([...all.keys()].slice(0, LINES_MOST).concat(near));
  return [...shown].sort((one, other) => one - other).flatMap((at) => all[at] ?? []);
}

/** The lines with their current names; entries that have left or may no longer be shown are dropped at once. */
async function namedLines(
  lines: readonly RankedLine[],
  own: readonly Entry[],
  nameNow: (id: string) => Promise<string | null>,
): Promise<BoardLine[]> {
  const ids = new Set(own.map(({ id }) => id));
  const named: BoardLine[] = [];
  for (const { id, ...line } of lines) {
    const name = await nameNow(id);
    if (name !== null) named.push({ ...line, name, own: ids.has(id) });
  }
  return named;
}

/** The receipt of these points, with a few names of products and tips for each kind. */
async function receiptWithNames(reads: Reads, lines: Parameters<typeof receiptOf>[0]) {
  const parts = receiptOf(lines);
  const named: typeof parts = [];
  for (const part of parts) {
    const names = new Set<string>();
    for (const id of part.about) names.add(await contributionStore.nameOf(reads, id));
    named.push({ ...part, about: [...names] });
  }
  return named;
}

/** The leaderboard of households that joined, by how much they helped others (product P24). */
export function createLeaderboard({ reader, writes }: Database) {
  const kept = createCachedBoard(reader);

  /** The entries of a board that are the person's household, or groups that the person is in. */
  const ownOf = async (reads: Reads, board: Board, groups: readonly Entry[], who: Who, of: Of): Promise<Entry[]> => {
    if (of === 'households') {
      const entry = board.households.get(board.standings.familyOf(who.householdId));
      return entry ? [entry] : [];
    }
    const ids = new Set(await boardStore.shownOf(reads, who.id));
    return groups.filter(({ id }) => ids.has(id));
  };

  return {
    async show(who: Who, period: Period, of: Of, nowMs: number): Promise<LeaderboardAnswer> {
      const board = await kept.at(nowMs);
      const [span, earlier] = [spanOf(period, nowMs), spanBefore(period, nowMs)];
      const ranked = await board.ranked(of, period, span);
      const groups = of === 'groups' ? await board.groups() : [];
      const before = earlier ? await board.ranked('households', period, earlier) : [];
      const family = board.standings.familyOf(who.householdId);
      const lines = within(board.standings.lines.get(family) ?? [], span);
      return await reader.snapshot(async (reads) => {
        const name = await boardStore.nameOf(reads, who.householdId);
        const own = name === null ? [] : await ownOf(reads, board, groups, who, of);
        const nameNow = (id: string) =>
          of === 'groups' ? boardStore.shownGroupName(reads, id) : boardStore.shownName(reads, id, nowMs);
        const household = board.households.get(family)?.id;
        return {
          name,
          lines: name === null ? [] : await namedLines(shortened(ranked, own), own, nameNow),
          joined: of === 'groups' ? groups.length : board.households.size,
          ...span,
          own: {
            points: sumOf(lines),
            before: before.find(({ id }) => id === household)?.place ?? null,
            receipt: await receiptWithNames(reads, lines),
          },
          groups: (await boardStore.owned(reads, who.id)).map((one) => ({ ...one, shown: one.shown === 1 })),
        };
      }, who.id);
    },

    async join(who: Who, name: string, nowMs: number): Promise<Result<void>> {
      const joined = await writes.run(async (tx): Promise<Result<void>> => {
        const allowed = await takesPart(tx, who.id, nowMs);
        if (!allowed.ok) return allowed;
        const named = boardNameShape(name);
        if (!named.ok) return named;
        const shape = named.value;
        const others = (await boardStore.withShape(tx, shape)).filter((id) => id !== who.householdId);
        if (shape === '' || others.length > 0) return fail('CONFLICT', TAKEN, { fields: { name: TAKEN } });
        await boardStore.set(tx, { householdId: who.householdId, name, shape, now: nowMs });
        return succeed(undefined);
      });
      if (joined.ok) kept.forget();
      return joined;
    },

    async leave(who: Who): Promise<void> {
      await writes.run((tx) => boardStore.drop(tx, who.householdId));
      kept.forget();
    },

    async showGroup(who: Who, groupId: string, shown: boolean): Promise<Result<void>> {
      const done = await writes.run((tx) => boardStore.show(tx, groupId, who.id, shown));
      if (!done) return fail('NOT_FOUND', 'Only an open group that you own can be shown.');
      kept.forget();
      return succeed(undefined);
    },
  };
}
