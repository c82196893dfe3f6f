import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boardStore } from '#api/leaderboard/board-store.ts';
import { readStandings } from '#api/leaderboard/standings.ts';
import { complaintStore } from '#api/reviews/complaint-store.ts';
import { reviewStore } from '#api/reviews/review-store.ts';
import { complaintStore as tipComplaints } from '#api/tips/complaint-store.ts';
import { tipStore } from '#api/tips/tip-store.ts';
import type { Tx } from '#db/handles.ts';
import { sumOf } from '#domain/leaderboard/receipt.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { addPerson, DAY, homeOf, NOW, PEOPLE, twoPeople } from './two-people.ts';

// Two people who wrote about the same thing: an action on one's entry does not change the other's (docs/security.md).

const PRODUCT = '02000000000015';
const TIP = 'a tip';
const ANN = { productId: PRODUCT, authorId: 'ann' };
const BOB = { productId: PRODUCT, authorId: 'bob' };
const [ANNS_TIP, BOBS_TIP] = [
  { id: TIP, tipId: TIP, authorId: 'ann' },
  { id: TIP, tipId: TIP, authorId: 'bob' },
];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
const write = <T>(work: (tx: Tx) => Promise<T>) => database.writes.run(work);

beforeEach(() => {
  const { db } = database;
  twoPeople(db);
  for (const who of ['cem', 'dee']) addPerson(db, who);
  for (const who of PEOPLE) {
    db.prepare(
      `INSERT INTO reviews (user_id, id, rev, seq, changed_by, stars, text, written_at, earlier)
       VALUES (?, ?, 1, 1, 'x', 4, ?, ?, '[]')`,
    ).run(who, PRODUCT, `By ${who}`, NOW);
    db.prepare(
      `INSERT INTO tips (user_id, id, area, audience, title, text, source, written_at)
       VALUES (?, ?, 'laundry', 'infant', ?, '', '', ?)`,
    ).run(who, TIP, `Tip of ${who}`, NOW);
    for (const reporter of ['cem', 'dee']) {
      db.prepare(
        `INSERT INTO review_reports (id, author_id, product_id, reporter_id, reason, words, at)
         VALUES (?, ?, ?, ?, 'rude', ?, ?)`,
      ).run(`${reporter} ${who}`, who, PRODUCT, reporter, `About ${who}`, NOW);
      db.prepare(
        `INSERT INTO tip_reports (id, author_id, tip_id, reporter_id, reason, words, at)
         VALUES (?, ?, ?, ?, 'rude', ?, ?)`,
      ).run(`${reporter} ${who}`, who, TIP, reporter, `About ${who}`, NOW);
    }
  }
});
const suspend = (who: string) =>
  database.db
    .prepare(
      "INSERT INTO community_standing (user_id, decision, entry_id, suspended_until, why, decided_at) VALUES (?, 'suspend', '', ?, '', 0)",
    )
    .run(who, NOW + DAY);

const page = async (userId: string, order: 'newest' | 'helpful' = 'newest', limit = 20) =>
  await reviewStore.page(database.reader, order, { productId: PRODUCT, userId, now: NOW, offset: 0, limit });
const authors = async (userId: string) => (await page(userId)).map(({ author }) => author);

test('a review that is hidden, of whom it was, and why', async () => {
  await write((tx) => complaintStore.hide(tx, ANN, 'Names somebody', NOW));
  expect(await authors('cem')).toEqual(['bob']);
  expect(await reviewStore.whyHidden(database.reader, ANN)).toBe('Names somebody');
  expect(await reviewStore.whyHidden(database.reader, BOB)).toBeNull();
  const open = await complaintStore.open(database.reader);
  expect(open.map(({ author, text, hiddenBefore }) => [author, text, Number(hiddenBefore)]).sort()).toEqual([
    ['ann', 'By ann', 1],
    ['ann', 'By ann', 1],
    ['bob', 'By bob', 0],
    ['bob', 'By bob', 0],
  ]);
  const hidden = async () => (await complaintStore.hidden(database.reader)).map(({ author, text }) => [author, text]);
  expect(await hidden()).toEqual([['ann', 'By ann']]);
  await write((tx) => complaintStore.hide(tx, BOB, 'Rude', NOW));
  expect(await write((tx) => complaintStore.show(tx, ANN))).toBe(true);
  expect(await hidden()).toEqual([['bob', 'By bob']]);
});

test('a reported review of a product that a household named itself', async () => {
  const own = JSON.stringify({ name: 'Only of Bob' });
  database.db
    .prepare("INSERT INTO products (id, household_id, rev, seq, changed_by, data) VALUES (?, ?, 1, 1, 'x', ?)")
    .run(PRODUCT, homeOf('bob'), own);
  await write((tx) => complaintStore.hide(tx, ANN, 'Rude', NOW));
  const named = [...(await complaintStore.open(database.reader)), ...(await complaintStore.hidden(database.reader))];
  expect(named.map(({ productName }) => productName)).toEqual([null, null, null, null, null]);
  database.db.prepare('DELETE FROM products WHERE id = ?').run(PRODUCT);
});

test('a person whom one blocked, and nobody else', async () => {
  database.db.prepare("INSERT INTO person_blocks (user_id, blocked_id, at) VALUES ('cem', 'ann', ?)").run(NOW);
  const tipsOf = async (userId: string) => (await tips(userId)).map(([author]) => author).sort();
  expect([await authors('cem'), (await authors('dee')).sort()]).toEqual([['bob'], ['ann', 'bob']]);
  expect([await tipsOf('cem'), await tipsOf('dee')]).toEqual([['bob'], ['ann', 'bob']]);
});

test('a decision about the review of one', async () => {
  await write((tx) => complaintStore.settle(tx, ANN, 'dismiss', NOW));
  expect((await complaintStore.open(database.reader)).map(({ author }) => author)).toEqual(['bob', 'bob']);
});

test('the review of whoever is suspended, and one’s own', async () => {
  expect((await authors('cem')).sort()).toEqual(['ann', 'bob']);
  expect(await authors('bob')).toEqual(['ann']);
  suspend('ann');
  expect(await authors('cem')).toEqual(['bob']);
});

test('what one found helpful of one', async () => {
  const mark = (authorId: string, userId: string, on = true) =>
    write((tx) => reviewStore.mark(tx, { productId: PRODUCT, authorId, userId }, on, NOW));
  const seenBy = async (userId: string) =>
    (await page(userId))
      .map(({ author, helpful, marked }) => [author, Number(helpful), marked !== null])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  await mark('ann', 'cem');
  expect(await seenBy('cem')).toEqual([
    ['ann', 1, true],
    ['bob', 0, false],
  ]);
  expect(await seenBy('dee')).toEqual([
    ['ann', 1, false],
    ['bob', 0, false],
  ]);
  const helpful = (of: typeof ANN) => reviewStore.helpful(database.reader, of);
  expect([await helpful(ANN), await helpful(BOB)]).toEqual([1, 0]);
  // The review that helped is on the first page even if it is the oldest.
  database.db.prepare("UPDATE reviews SET written_at = written_at - 1 WHERE user_id = 'ann'").run();
  expect((await page('cem', 'helpful', 1)).map(({ author }) => author)).toEqual(['ann']);
  expect((await page('cem', 'newest', 1)).map(({ author }) => author)).toEqual(['bob']);
  for (const [author, reader] of [
    ['ann', 'dee'],
    ['bob', 'cem'],
    ['bob', 'dee'],
  ] as const) {
    await mark(author, reader);
  }
  await mark('ann', 'cem', false);
  expect([await helpful(ANN), await helpful(BOB)]).toEqual([1, 2]);
});

const tips = async (userId: string) =>
  (await tipStore.list(database.reader, { userId, now: NOW })).map(({ authorId, helpful, markedAt }) => [
    authorId,
    Number(helpful),
    markedAt !== null,
  ]);

test('what one found helpful of the tips of one', async () => {
  const mark = (authorId: string, userId: string, on = true) =>
    write((tx) => tipStore.mark(tx, { id: TIP, authorId, userId }, on, NOW));
  await mark('ann', 'cem');
  expect(await tips('cem')).toEqual([
    ['ann', 1, true],
    ['bob', 0, false],
  ]);
  expect(await tips('dee')).toEqual([
    ['ann', 1, false],
    ['bob', 0, false],
  ]);
  await mark('ann', 'dee');
  await mark('bob', 'cem');
  await mark('ann', 'cem', false);
  expect(Object.fromEntries((await tips('ann')).map(([author, helpful]) => [author, helpful]))).toEqual({
    ann: 1,
    bob: 1,
  });
});

test('a tip that one takes back, with its marks and reports', async () => {
  for (const authorId of PEOPLE)
    await write((tx) => tipStore.mark(tx, { id: TIP, authorId, userId: 'cem' }, true, NOW));
  expect(await write((tx) => tipStore.takeBack(tx, ANNS_TIP, NOW))).toBe(true);
  expect(await tips('dee')).toEqual([['bob', 1, false]]);
  expect(await tipComplaints.open(database.reader, BOBS_TIP)).toHaveLength(2);
});

test('a tip that is hidden, of whoever is suspended, or that only its author sees', async () => {
  const seen = async (userId: string) => (await tips(userId)).map(([author]) => author).sort();
  await write((tx) => tipComplaints.hide(tx, ANNS_TIP, 'Wrong', NOW));
  expect([await seen('ann'), await seen('bob'), await seen('cem')]).toEqual([['ann', 'bob'], ['bob'], ['bob']]);
  await write((tx) => tipComplaints.show(tx, ANNS_TIP));
  expect(await seen('cem')).toEqual(['ann', 'bob']);
  suspend('ann');
  expect([await seen('ann'), await seen('cem')]).toEqual([['ann', 'bob'], ['bob']]);
});

test('a decision about the tip of one', async () => {
  await write((tx) => tipComplaints.settle(tx, ANNS_TIP, 'dismiss', NOW));
  const open = async (of: typeof ANNS_TIP) => (await tipComplaints.open(database.reader, of)).map(({ words }) => words);
  expect([await open(ANNS_TIP), await open(BOBS_TIP)]).toEqual([[], ['About bob', 'About bob']]);
  expect((await tipComplaints.toLookAt(database.reader)).map(({ author }) => author)).toEqual(['bob']);
});

test('how many tips one wrote', async () => {
  database.db.prepare("DELETE FROM tips WHERE user_id = 'ann'").run();
  const written = (who: string) => tipStore.writtenSince(database.reader, who, 0);
  expect([(await written('ann')).count, (await written('bob')).count]).toEqual([0, 1]);
  const standing = (who: string) => tipStore.standing(database.reader, who);
  expect([await standing('ann'), await standing('bob')]).toEqual([0, 1]);
});

test('points for marks of what one wrote, where the other’s was taken back, hidden or stays', async () => {
  const { db } = database;
  const points = async (who: string) => {
    const { lines, familyOf } = await readStandings(database.reader);
    return sumOf(lines.get(familyOf(homeOf(who))) ?? []);
  };
  const markReview = (authorId: string) =>
    write((tx) => reviewStore.mark(tx, { ...ANN, authorId, userId: 'cem' }, true, NOW + 1));
  await markReview('ann');
  expect([await points('ann'), await points('bob')]).toEqual([3, 0]);
  await write((tx) => complaintStore.hide(tx, BOB, 'Rude', NOW));
  expect(await points('ann')).toBe(3);
  db.prepare("UPDATE reviews SET deleted = 1 WHERE user_id = 'ann'").run();
  expect(await points('ann')).toBe(0);
  await write((tx) => tipStore.mark(tx, { ...ANNS_TIP, userId: 'cem' }, true, NOW + 1));
  expect(await points('ann')).toBe(3);
  await write((tx) => tipComplaints.hide(tx, ANNS_TIP, 'Wrong', NOW));
  expect(await points('ann')).toBe(0);
});

test('who is on the board, and the groups that are one’s own', async () => {
  const { db } = database;
  for (const who of PEOPLE) {
    await write((tx) =>
      boardStore.set(tx, { householdId: homeOf(who), name: `House of ${who}`, shape: who, now: NOW }),
    );
    db.prepare(
      "INSERT INTO groups (id, name, about, kind, symbol, made_at) VALUES (?, ?, '', 'open', 'people', 0)",
    ).run(`group of ${who}`, `Group of ${who}`);
    db.prepare(
      "INSERT INTO group_members (group_id, user_id, role, state, name, since) VALUES (?, ?, 'owner', 'active', 'Me', 0)",
    ).run(`group of ${who}`, who);
  }
  const [reader, names] = [database.reader, (who: string) => boardStore.shownName(database.reader, homeOf(who), NOW)];
  expect(await boardStore.nameOf(reader, homeOf('bob'))).toBe('House of bob');
  suspend('ann');
  expect([await names('ann'), await names('bob')]).toEqual([null, 'House of bob']);
  expect((await boardStore.owned(reader, 'bob')).map(({ id }) => id)).toEqual(['group of bob']);
  expect(await write((tx) => boardStore.show(tx, 'group of ann', 'bob', true))).toBe(false);
  for (const who of PEOPLE) await write((tx) => boardStore.show(tx, `group of ${who}`, who, true));
  expect(await boardStore.shownOf(reader, 'bob')).toEqual(['group of bob']);
  await write((tx) => boardStore.drop(tx, homeOf('ann')));
  expect([await names('ann'), await names('bob')]).toEqual([null, 'House of bob']);
  db.exec("DELETE FROM groups WHERE id LIKE 'group of %'");
});
