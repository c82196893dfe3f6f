import type { Reader } from '#db/handles.ts';
import type { Period, Span } from '#domain/leaderboard/receipt.ts';
import { boardStore } from './board-store.ts';
import { type Entry, type RankedLine, rank } from './ranking.ts';
import { readStandings, type Standings } from './standings.ts';

/** How long points are cached. They only change when a person decides something. */
const COUNTED_FOR_MS = 60_000;

export type Of = 'households' | 'groups';

/** The entries of the board as read at one moment, and their rankings, computed on demand. */
export interface Board {
  readonly standings: Standings;
  /** The household that represents each family, by family. */
  readonly households: ReadonlyMap<string, Entry>;
  groups(): Promise<readonly Entry[]>;
  ranked(of: Of, period: Period, span: Span): Promise<readonly RankedLine[]>;
}

/** Households that joined; of several in one family, the first to join. */
async function readHouseholds(reader: Reader, { familyOf }: Standings, nowMs: number): Promise<Map<string, Entry>> {
  const all: { householdId: string; name: string; joinedAt: number }[] = [];
  for await (const rows of boardStore.joined(reader, nowMs)) all.push(...rows);
  all.sort((one, other) => one.joinedAt - other.joinedAt || (one.householdId < other.householdId ? -1 : 1));
  const entries = new Map<string, Entry>();
  for (const { householdId: id, name } of all) {
    const family = familyOf(id);
    if (!entries.has(family)) entries.set(family, { id, name, families: [family] });
  }
  return entries;
}

/** Shown groups, each with those of its families that are on the board and have points. */
async function readGroups(reader: Reader, { standings, households }: Board): Promise<Entry[]> {
  const groups: Entry[] = [];
  for await (const rows of boardStore.groups(reader)) {
    for (const { id, name } of rows) {
      const families = new Set<string>();
      for await (const people of boardStore.people(reader, id)) {
        for (const { userId } of people) {
          const family = standings.familyOf(userId);
          if (households.has(family) && standings.lines.has(family)) families.add(family);
        }
      }
      groups.push({ id, name, families: [...families] });
    }
  }
  return groups;
}

async function readBoard(reader: Reader, standings: Standings, nowMs: number): Promise<Board> {
  const households = await readHouseholds(reader, standings, nowMs);
  let groups: Promise<Entry[]> | null = null;
  const ranks = new Map<string, Promise<RankedLine[]>>();
  const board: Board = {
    standings,
    households,
    groups: () => {
      groups ??= readGroups(reader, board);
      return groups;
    },
    ranked: (of, period, span) => {
      const key = `${of} ${period} ${span.from}`;
      const made =
        ranks.get(key) ??
        (of === 'households' ? Promise.resolve([...households.values()]) : board.groups()).then((entries) =>
          rank(standings, entries, span),
        );
      ranks.set(key, made);
      return made;
    },
  };
  return board;
}

/** Caches the last count, so that a call has to wait only when it is due to be counted again. */
export function createCachedBoard(reader: Reader) {
  let standings: { readonly at: number; readonly made: Promise<Standings> } | null = null;
  let board: { readonly of: Promise<Standings>; readonly made: Promise<Board> } | null = null;
  const forget = () => {
    board = null;
  };
  return {
    /** The board as it was at most a minute ago. */
    at(nowMs: number): Promise<Board> {
      if (!standings || nowMs < standings.at || nowMs - standings.at >= COUNTED_FOR_MS) {
        standings = { at: nowMs, made: readStandings(reader) };
      }
      const of = standings.made;
      if (board?.of !== of) board = { of, made: of.then((counted) => readBoard(reader, counted, nowMs)) };
      const { made } = board;
      // After a failure, the next call tries again.
      made.catch(() => {
        if (standings?.made === of) standings = null;
      });
      return made;
    },
    /** Makes the next call read again who joined; the points stay cached. */
    forget,
  };
}
