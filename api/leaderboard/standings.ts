import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader } from '#db/handles.ts';
import type { Accepted, Mark } from '#domain/leaderboard/deeds.ts';
import { createFamilies, type Families } from '#domain/leaderboard/families.ts';
import { type PointLine, pointsInSteps } from '#domain/leaderboard/points.ts';
import { contributionStore } from './contribution-store.ts';

/** The points of families, and which family somebody belongs to. */
export interface Standings {
  /** By family. Each line is about the id of a product or tip. */
  readonly lines: ReadonlyMap<string, readonly PointLine[]>;
  readonly familyOf: Families['of'];
}

async function readFamilies(reader: Reader): Promise<Families> {
  const families = createFamilies();
  for await (const rows of contributionStore.members(reader)) {
    for (const { userId, householdId } of rows) families.lives(userId, householdId);
  }
  for await (const rows of contributionStore.browsers(reader)) {
    for (const { userId, hash } of rows) families.signedIn(userId, hash.toString('hex'));
  }
  for await (const rows of contributionStore.devices(reader)) {
    for (const { userId, sign } of rows) families.signedIn(userId, sign);
  }
  return families;
}

async function readAccepted(reader: Reader, familyOf: Families['of']): Promise<Accepted[]> {
  const accepted: Accepted[] = [];
  for await (const rows of contributionStore.accepted(reader)) {
    for (const { householdId, productId, helped, at } of rows) {
      if (helped === null) continue;
      const kind = helped === 'gap' ? 'gap' : 'correction';
      accepted.push({ kind, family: familyOf(householdId), key: productId, about: productId, at: at ?? 0 });
    }
  }
  for await (const rows of contributionStore.firstReports(reader)) {
    for (const { householdId, productId: about, at } of rows) {
      accepted.push({ kind: 'recall', family: familyOf(householdId), key: `recall ${about}`, about, at });
    }
  }
  return accepted;
}

async function readMarks(reader: Reader, familyOf: Families['of']): Promise<Mark[]> {
  const marks: Mark[] = [];
  for await (const rows of contributionStore.marks(reader)) {
    for (const { authorId, by, key, at } of rows) {
      marks.push({ kind: 'mark', family: familyOf(authorId), by: familyOf(by), key, about: key, at });
    }
  }
  return marks;
}

async function readBrought(reader: Reader, familyOf: Families['of']): Promise<ReadonlySet<string>> {
  const pairs = new Set<string>();
  for await (const rows of contributionStore.brought(reader)) {
    for (const { userId, householdId } of rows) {
      const [one, other] = [familyOf(userId), familyOf(householdId)];
      pairs.add(`${one} ${other}`).add(`${other} ${one}`);
    }
  }
  return pairs;
}

/** Reads and counts all points, yielding to the event loop in between. */
export async function readStandings(reader: Reader): Promise<Standings> {
  const { of: familyOf } = await readFamilies(reader);
  const accepted = await readAccepted(reader, familyOf);
  const marks = await readMarks(reader, familyOf);
  const pairs = await readBrought(reader, familyOf);
  const steps = pointsInSteps({ accepted, marks, brought: (one, other) => pairs.has(`${one} ${other}`) });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { lines: value, familyOf };
    await nextTurn();
  }
}
