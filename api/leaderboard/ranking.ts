import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BoardLine } from '#domain/leaderboard/calls.ts';
import type { PointLine } from '#domain/leaderboard/points.ts';
import { placesOf, type Span, sumOf, within } from '#domain/leaderboard/receipt.ts';
import type { Standings } from './standings.ts';

/** Only this many families of a group count, the best ones, so that a large group has no advantage. */
const OF_GROUP = 20;
/** Families tallied before yielding to the event loop. */
const AT_ONCE = 250;

/** An entry on the board: one household, or the households of a group. */
export interface Entry {
  /** The id of the household or group. */
  readonly id: string;
  readonly name: string;
  readonly families: readonly string[];
}
export type RankedLine = Omit<BoardLine, 'own'> & { readonly id: string };

/** The points and counts of one or several families in a span. */
type Tally = Pick<BoardLine, 'points' | 'counts'>;
const NOTHING: Tally = { points: 0, counts: { corrections: 0, photos: 0, recalls: 0, marks: 0 } };

function tallyOf(lines: readonly PointLine[]): Tally {
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
  const counts = { corrections: count('correction'), photos: count('gap'), recalls: count('recall') };
  return { points: sumOf(lines), counts: { ...counts, marks: count('mark') } };
}

const together = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { points, counts }) => ({
      points: sum.points + points,
      counts: {
        corrections: sum.counts.corrections + counts.corrections,
        photos: sum.counts.photos + counts.photos,
        recalls: sum.counts.recalls + counts.recalls,
        marks: sum.counts.marks + counts.marks,
      },
    }),
    NOTHING,
  );

/** The ranking of a span, best first, yielding to the event loop in between. Entries without points are left out. */
export async function rank({ lines }: Standings, entries: readonly Entry[], span: Span): Promise<RankedLine[]> {
  const known = new Map<string, Tally>();
  const tally = (family: string): Tally => {
    const made = known.get(family) ?? tallyOf(within(lines.get(family) ?? [], span));
    known.set(family, made);
    return made;
  };
  const ranked: Omit<RankedLine, 'place'>[] = [];
  let looked = 0;
  for (const { id, name, families } of entries) {
    const best: Tally[] = [];
    for (const family of families) {
      best.push(tally(family));
      looked += 1;
      if (looked % AT_ONCE === 0) await nextTurn();
    }
    best.sort((one, other) => other.points - one.points);
    const sum = together(best.slice(0, OF_GROUP));
    if (sum.points > 0) ranked.push({ id, name, ...sum });
  }
  await nextTurn();
  ranked.sort((one, other) => other.points - one.points || (one.name < other.name ? -1 : 1));
  await nextTurn();
  const places = placesOf(ranked.map(({ points }) => points));
  return ranked.map((line, at) => ({ ...line, place: places[at] ?? 0 }));
}
