import { type GroupNewsAnswer, group, groupNews, groups } from '#domain/groups/group-calls.ts';
import { groupPosts, POSTS_AT_ONCE, type PostsAnswer } from '#domain/groups/post-calls.ts';
import { type Problem, type Result, succeed } from '#domain/problem.ts';
import type { AccountDb, StoredPost } from '../tables/account-db.ts';
import type { Ask } from '../transport/reply.ts';
import { AROUND, type CommunityOverview, INVITED } from './around.ts';

/** Number of pages of posts fetched again at most; older posts leave the phone until someone scrolls to them. */
const PAGES_MOST = 3;

const tablesOf = (db: AccountDb) => [db.groups, db.groupPosts];
const postsOf = (db: AccountDb, groupId: string) =>
  db.groupPosts.where('[groupId+writtenAt]').between([groupId, 0], [groupId, Number.MAX_SAFE_INTEGER]);

/** Deletes everything of a group from the phone, except what the person wrote and has not been sent. */
const wipeGroup = (db: AccountDb, groupId: string): Promise<void> =>
  db.transaction('rw', tablesOf(db), async () => {
    await db.groups.delete(groupId);
    await postsOf(db, groupId).delete();
  });

/** Meta key counting how often groups were left on this phone. It has no check in account-meta.ts either. */
const LEFT = 'groupsLeft';
const timesLeft = async (db: AccountDb): Promise<number> => Number((await db.meta.get(LEFT))?.value ?? 0);

/** Deletes a group the person has just left. Answers to earlier requests cannot bring it back. */
export const leaveOnPhone = (db: AccountDb, groupId: string): Promise<void> =>
  db.transaction('rw', [...tablesOf(db), db.meta], async () => {
    await wipeGroup(db, groupId);
    await db.meta.put({ key: LEFT, value: (await timesLeft(db)) + 1 });
  });

/**
 * Asks, and stores the answer in a transaction over groups, posts and meta. Asks again if a group was left meanwhile.
 */
async function takeFresh<T>(
  db: AccountDb,
  askNow: () => Promise<Result<T>>,
  take: (value: T) => Promise<unknown>,
): Promise<Result<void>> {
  for (;;) {
    const before = await timesLeft(db);
    const answer = await askNow();
    if (!answer.ok) return answer;
    const taken = await db.transaction('rw', [...tablesOf(db), db.meta], async () => {
      if ((await timesLeft(db)) !== before) return false;
      await take(answer.value);
      return true;
    });
    if (taken) return succeed(undefined);
  }
}

const isGone = ({ code }: Problem): boolean => code === 'NOT_FOUND' || code === 'FORBIDDEN';

/** Stores news, inside a transaction over groups, posts and meta. Deletes groups the person is no longer in. */
async function takeNews(db: AccountDb, { yours, invited }: GroupNewsAnswer): Promise<void> {
  const inside = new Set(yours.map(({ id }) => id));
  for (const id of await db.groups.toCollection().primaryKeys()) if (!inside.has(id)) await wipeGroup(db, id);
  for (const line of yours) {
    const held = await db.groups.get(line.id);
    await db.groups.put({ group: null, postsAt: null, older: null, ...held, id: line.id, line });
  }
  await db.meta.put({ key: INVITED, value: invited });
}

/** Fetches the list of groups. Groups the person is no longer in are deleted from the phone. */
export const refreshGroups = (ask: Ask, db: AccountDb): Promise<Result<void>> =>
  takeFresh(
    db,
    () => ask(groups),
    async (value) => {
      const { open, standing, more } = value;
      await takeNews(db, value);
      await db.meta.put({ key: AROUND, value: { open, standing, more } satisfies CommunityOverview });
    },
  );

/** Fetches what the bell shows about groups: the lines of the person's own groups, and invitations. */
export const refreshNews = (ask: Ask, db: AccountDb): Promise<Result<void>> =>
  takeFresh(
    db,
    () => ask(groupNews),
    (value) => takeNews(db, value),
  );

/**
 * Fetches a group and, if anything in it changed, its posts: as many as the phone has, up to sixty.
 * @returns the problem, if any; the group is deleted if the person is no longer in it
 */
export async function refreshGroup(ask: Ask, db: AccountDb, groupId: string): Promise<Result<void>> {
  const answer = await ask(group, { params: { id: groupId } });
  if (!answer.ok) {
    if (isGone(answer.problem)) await wipeGroup(db, groupId);
    return answer;
  }
  const { value } = answer;
  if (!(await db.groups.get(groupId))) {
    // Joined a moment ago, here or on another device: fetch its line with the others.
    const lines = await refreshGroups(ask, db);
    if (!lines.ok) return lines;
  }
  const held = await db.groups.get(groupId);
  if (held?.postsAt === value.changes) {
    await db.groups.update(groupId, { group: value });
    return succeed(undefined);
  }
  const pages = Math.min(PAGES_MOST, Math.max(1, Math.ceil((await postsOf(db, groupId).count()) / POSTS_AT_ONCE)));
  const posts: StoredPost[] = [];
  let older: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const query: { before?: string } = older === null ? {} : { before: older };
    const part: Result<PostsAnswer> = await ask(groupPosts, { params: { id: groupId }, query });
    if (!part.ok) return part;
    posts.push(...part.value.posts.map((post) => ({ ...post, groupId })));
    older = part.value.next;
    if (older === null) break;
  }
  await db.transaction('rw', tablesOf(db), async () => {
    // If the group was left meanwhile, in any tab, this answer must not bring it back.
    const line = (await db.groups.get(groupId))?.line;
    if (!line) return;
    await postsOf(db, groupId).delete();
    await db.groupPosts.bulkPut(posts);
    const { name, about, kind, symbol, members, archived, changes } = value;
    const now = { ...line, name, about, kind, symbol, members, archived, changes };
    await db.groups.put({ id: groupId, line: now, group: value, postsAt: changes, older });
  });
  return succeed(undefined);
}

/** Fetches the posts before those on this phone. */
export async function fetchOlder(ask: Ask, db: AccountDb, groupId: string): Promise<Result<void>> {
  const held = await db.groups.get(groupId);
  if (!held?.older) return succeed(undefined);
  const part = await ask(groupPosts, { params: { id: groupId }, query: { before: held.older } });
  if (!part.ok) return part;
  const { posts, next } = part.value;
  await db.transaction('rw', tablesOf(db), async () => {
    if (!(await db.groups.get(groupId))) return;
    await db.groupPosts.bulkPut(posts.map((post) => ({ ...post, groupId })));
    await db.groups.update(groupId, { older: next });
  });
  return succeed(undefined);
}
