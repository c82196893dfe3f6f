import type { Reads } from '#db/handles.ts';
import type { Accepted, Mark } from '#domain/leaderboard/deeds.ts';
import { familiesOf } from '#domain/leaderboard/families.ts';
import { type PointLine, pointsOf } from '#domain/leaderboard/points.ts';
import { deedStore } from './deed-store.ts';

/** What families have points for, and which family somebody is of. */
export interface Standings {
  readonly lines: ReadonlyMap<string, readonly PointLine[]>;
  /** @param name the id of a household or a person */
  readonly familyOf: (name: string) => string;
}

/** Reads everything that counts, and counts it. */
export async function readStandings(reads: Reads): Promise<Standings> {
  const familyOf = familiesOf({ members: await deedStore.members(reads), signs: await deedStore.signs(reads) });
  const pairs = new Set<string>();
  for (const { userId, householdId } of await deedStore.brought(reads)) {
    const [one, other] = [familyOf(userId), familyOf(householdId)];
    pairs.add(`${one} ${other}`).add(`${other} ${one}`);
  }
  const accepted: Accepted[] = (await deedStore.accepted(reads)).map(
    ({ householdId, productId, helped, at, name }) => ({
      ...{ kind: helped === 'gap' ? 'gap' : 'correction', family: familyOf(householdId), key: productId },
      ...{ about: name ?? productId, at: at ?? 0 },
    }),
  );
  const reported = (await deedStore.firstReports(reads)).map(({ householdId, productId, at, name }) => ({
    ...{ kind: 'recall' as const, family: familyOf(householdId), key: `recall ${productId}` },
    ...{ about: name ?? productId, at },
  }));
  const marks: Mark[] = (await deedStore.marks(reads)).map(({ authorId, by, key, at, about }) => ({
    ...{ kind: 'mark', family: familyOf(authorId), by: familyOf(by), key, about: about ?? key, at },
  }));
  const brought = (one: string, other: string) => pairs.has(`${one} ${other}`);
  return { lines: pointsOf({ accepted: [...accepted, ...reported], marks, brought }), familyOf };
}
