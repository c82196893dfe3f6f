import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '#domain/problem.ts';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import { readCommunityOverview, readInvited } from '#web/offline/community/around.ts';
import { refreshGroup, refreshGroups } from '#web/offline/community/refresh.ts';
import { sendWritten } from '#web/offline/community/send-written.ts';
import { readTips, refreshTips } from '#web/offline/community/tips.ts';
import type { AccountDb, StoredGroup } from '#web/offline/tables/account-db.ts';
import { readMeta } from '#web/offline/tables/account-meta.ts';

/** Posts read for the front page, over all groups: those it shows, and some that arrive meanwhile. */
const LATEST = 20;
/** Number of groups whose news are prefetched before they are opened. */
const AHEAD = 8;

/**
 * Runs `ask` once at the start, and again on request, when the server is reachable again, and after each pull of
 * changes. Runs never overlap: a request during a run leads to one more run after it.
 */
function useFresh(ask: () => Promise<Result<unknown>>) {
  const { db } = useAccount();
  const { status } = useNetwork();
  const pulledAt = useLiveQuery(async () => (await readMeta(db, 'pulledAt')) ?? 0, [db]);
  const [problem, setProblem] = useState<string | null>(null);
  const state = useRef({ running: false, due: false });
  const again = useCallback(async () => {
    const own = state.current;
    own.due = true;
    if (own.running) return;
    own.running = true;
    while (own.due) {
      own.due = false;
      // Rejects if the tables were closed by a sign-out.
      const done = await ask().catch(() => null);
      if (done) setProblem(done.ok ? null : done.problem.message);
    }
    own.running = false;
  }, [ask]);
  const offline = status === 'offline';
  useEffect(() => {
    if (pulledAt !== undefined && !offline) void again();
  }, [again, pulledAt, offline]);
  return [problem, again] as const;
}

const newestFirst = (a: StoredGroup, b: StoredGroup): number => (b.line.lastAt ?? 0) - (a.line.lastAt ?? 0);

/** The newest posts of all groups, without deleted, hidden or held ones. */
async function readLatest(db: AccountDb, groups: readonly StoredGroup[]) {
  const of = ({ id }: StoredGroup) =>
    db.groupPosts
      .where('[groupId+writtenAt]')
      .between([id, 0], [id, Number.MAX_SAFE_INTEGER])
      .reverse()
      .filter(({ state }) => state === 'there')
      .limit(LATEST)
      .toArray();
  const all = await Promise.all(groups.map(of));
  return all
    .flat()
    .sort((a, b) => b.writtenAt - a.writtenAt)
    .slice(0, LATEST);
}

/** Everything the front page shows, read together: if the parts came one by one, each would push down those below. */
async function readFront(db: AccountDb) {
  const groups = (await db.groups.toArray()).sort(newestFirst);
  const [latest, invited, waiting, around, tips] = await Promise.all([
    readLatest(db, groups),
    readInvited(db),
    db.groupWaiting.toArray(),
    readCommunityOverview(db),
    readTips(db),
  ]);
  return { groups, latest, invited, waiting, around, tips };
}

/** The person's groups on this phone and the rest of the front page, kept fresh while the screen is open. */
export function useCommunity() {
  const client = useClient();
  const { db } = useAccount();
  const [asked, setAsked] = useState(false);
  const front = useLiveQuery(async () => ({ ...(await readFront(db)), asked }), [db, asked]);
  const tipsAsked = useRef(false);
  const ask = useCallback(async () => {
    await sendWritten(client.askInAccount, db);
    const lines = await refreshGroups(client.askInAccount, db);
    if (!lines.ok) return lines;
    // Once per visit: somebody may have been blocked since, or a tip hidden.
    if (!tipsAsked.current) tipsAsked.current = (await refreshTips(client.askInAccount, db)).ok;
    const news = (await db.groups.toArray()).filter(({ line, postsAt }) => line.changes !== postsAt);
    for (const { id } of news.sort(newestFirst).slice(0, AHEAD)) {
      await refreshGroup(client.askInAccount, db, id);
    }
    setAsked(true);
    return lines;
  }, [client, db]);
  const [problem, again] = useFresh(ask);
  /**
   * `front` is undefined while the tables are read; `front.around` is null until the server has been asked once.
   * `front.asked` means that it was read after all answers of this visit.
   */
  return { front, problem, again: () => void again() };
}

/** A group with its newest posts and unsent entries, read together so that it renders once. */
const readGroup = (db: AccountDb, groupId: string, shown: number) =>
  db.transaction('r', [db.groups, db.groupPosts, db.groupWaiting], async () => {
    const [stored, posts, waiting] = await Promise.all([
      db.groups.get(groupId),
      db.groupPosts
        .where('[groupId+writtenAt]')
        .between([groupId, 0], [groupId, Number.MAX_SAFE_INTEGER])
        .reverse()
        .limit(shown)
        .toArray(),
      db.groupWaiting.where('groupId').equals(groupId).toArray(),
    ]);
    return { stored: stored ?? null, posts, waiting };
  });

/**
 * One group on this phone, kept fresh.
 * @param shown number of posts to read
 * @returns `read` is undefined while the tables are read
 */
export function useGroup(groupId: string, shown: number) {
  const client = useClient();
  const { db } = useAccount();
  const [asked, setAsked] = useState(false);
  const read = useLiveQuery(() => readGroup(db, groupId, shown), [db, groupId, shown]);
  const ask = useCallback(async () => {
    await sendWritten(client.askInAccount, db);
    const done = await refreshGroup(client.askInAccount, db, groupId);
    setAsked(true);
    return done;
  }, [client, db, groupId]);
  const [problem, askAgain] = useFresh(ask);
  const again = useCallback(() => void askAgain(), [askAgain]);
  return { read, asked, problem, again };
}
