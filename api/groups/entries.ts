import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import { type FindWord, heldForWord, refusedForWord } from '#domain/community/word-list.ts';
import { mayPostMore } from '#domain/groups/entry-bounds.ts';
import type { Entry, Post, PostsAnswer, writeEntry } from '#domain/groups/post-calls.ts';
import { COMMENTS_AT_ONCE, ENTRY_CHARS_AT_ONCE, POSTS_AT_ONCE } from '#domain/groups/post-calls.ts';
import { type GroupAct, mayAct, noSuchGroup, outranks } from '#domain/groups/roles.ts';
import { isHeld, mayWriteMore, SUSPENDED_FOR_EVER } from '#domain/groups/trust.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { entryStore, type SeenEntry } from './entry-store.ts';
import { groupStore } from './group-store.ts';
import { type Person, takesPart } from './groups.ts';
import { type MemberRow, memberStore } from './member-store.ts';
import { attachedProduct, type StoredScore, tellEntry } from './seen-entries.ts';

const HOUR_MS = 3_600_000;
const HELD = 'Links from new accounts wait for a moderator’s review.';

const noSuchEntry = () => fail('NOT_FOUND', 'This no longer exists, or you can’t see it.');

/** Parses a cursor: where the next part of a list begins. */
const placeOf = (cursor: string | undefined, first: number) => {
  const [at = '', id = ''] = cursor?.split(' ') ?? [];
  return cursor === undefined || !/^\d{1,16}$/.test(at) ? { at: first, id: '' } : { at: Number(at), id };
};
const cursorOf = (last: SeenEntry | undefined): string | null => (last ? `${last.written_at} ${last.id}` : null);
const charsOf = (entries: readonly Entry[]): number => entries.reduce((sum, { text }) => sum + text.length, 0);

/** Entries of members: reading, writing, editing, deleting, hiding (product P22.5 to P22.7). */
export function createEntries({ reader, writes }: Database, storedScore: StoredScore, findWord: FindWord) {
  const standing = async (reads: Reads, groupId: string, person: Person, act: GroupAct): Promise<Result<MemberRow>> => {
    const you = await memberStore.one(reads, groupId, person.id);
    const allowed = mayAct(you, act);
    if (!allowed.ok) return allowed;
    return you ? succeed(you) : noSuchGroup();
  };
  /** An entry that somebody may see, with their standing in its group. Any other is answered as if it did not exist. */
  const seen = async (reads: Reads, person: Person, id: string, act: GroupAct) => {
    const entry = await entryStore.one(reads, person.id, id);
    if (!entry) return noSuchEntry();
    const you = await standing(reads, entry.group_id, person, act);
    return you.ok ? succeed({ entry, you: you.value }) : you;
  };
  const change = (
    person: Person,
    id: string,
    act: GroupAct,
    work: (tx: Tx, entry: SeenEntry, you: MemberRow) => Promise<Result<void>>,
  ): Promise<Result<void>> =>
    writes.run(async (tx) => {
      const found = await seen(tx, person, id, act);
      if (!found.ok) return found;
      const done = await work(tx, found.value.entry, found.value.you);
      if (done.ok) await groupStore.touch(tx, found.value.entry.group_id);
      return done;
    });

  return {
    posts: (person: Person, groupId: string, before: string | undefined): Promise<Result<PostsAnswer>> =>
      reader.snapshot(async (reads) => {
        const you = await standing(reads, groupId, person, 'read');
        if (!you.ok) return you;
        const tell = (row: SeenEntry): Promise<Entry> => tellEntry(reads, storedScore, row, person.id, you.value);
        const rows = await entryStore.posts(reads, person.id, groupId, placeOf(before, SUSPENDED_FOR_EVER));
        const posts: Post[] = [];
        let [told, chars]: [number, number] = [0, 0];
        for (const row of rows) {
          if (chars >= ENTRY_CHARS_AT_ONCE) break;
          told += 1;
          const firstComments: Entry[] = [];
          for (const one of await entryStore.firstComments(reads, person.id, row.id))
            firstComments.push(await tell(one));
          const comments = await entryStore.countComments(reads, person.id, row.id);
          // A deleted post is only shown if it has comments.
          if (row.deleted_at !== null && comments === 0 && firstComments.every(({ state }) => state === 'deleted'))
            continue;
          const post = await tell(row);
          posts.push({ ...post, comments, firstComments });
          chars += charsOf([post, ...firstComments]);
        }
        const isLast = told === rows.length && rows.length < POSTS_AT_ONCE;
        return succeed({ posts, next: isLast ? null : cursorOf(rows[told - 1]) });
      }),

    comments: (person: Person, postId: string, after: string | undefined) =>
      reader.snapshot(async (reads) => {
        const found = await seen(reads, person, postId, 'read');
        if (!found.ok) return found;
        const rows = await entryStore.comments(reads, person.id, postId, placeOf(after, 0));
        const comments: Entry[] = [];
        for (const row of rows) {
          if (charsOf(comments) >= ENTRY_CHARS_AT_ONCE) break;
          comments.push(await tellEntry(reads, storedScore, row, person.id, found.value.you));
        }
        const isLast = comments.length === rows.length && rows.length < COMMENTS_AT_ONCE;
        return succeed({ comments, next: isLast ? null : cursorOf(rows[comments.length - 1]) });
      }),

    history: (person: Person, id: string) =>
      reader.snapshot(async (reads) => {
        const found = await seen(reads, person, id, 'read');
        if (!found.ok) return found;
        const told = await tellEntry(reads, storedScore, found.value.entry, person.id, found.value.you);
        return succeed(told.text === '' ? [] : await entryStore.versions(reads, id));
      }),

    write: (person: Person, groupId: string, body: z.output<(typeof writeEntry)['body']>, nowMs: number) =>
      writes.run(async (tx): Promise<Result<{ id: string; held: boolean }>> => {
        const { id, onId, text, productId } = body;
        const you = await standing(tx, groupId, person, 'write');
        if (!you.ok) return you;
        const known = await entryStore.any(tx, id);
        if (known) {
          if (known.author_id !== person.id || known.group_id !== groupId || known.on_id !== onId) {
            return fail('CONFLICT', 'This was already sent in another form.');
          }
          if (known.deleted_at !== null) return fail('OP_ID_REUSED', 'You deleted this. Write it as a new post.');
          const versions = await entryStore.versions(tx, id);
          // The phone sent it before and missed the answer. It may have been edited elsewhere since.
          return known.product_id === productId && [known, ...versions].some((version) => version.text === text)
            ? succeed({ id, held: known.hidden_at !== null })
            : fail('OP_ID_REUSED', 'You already sent this with different words. Edit it instead.');
        }
        const allowed = await takesPart(tx, person.id, nowMs);
        if (!allowed.ok) return allowed;
        const since = await entryStore.authorSince(tx, person.id);
        const more = mayWriteMore(since, await entryStore.writtenSince(tx, person.id, nowMs - HOUR_MS), nowMs);
        if (!more.ok) return more;
        const room = mayPostMore(await entryStore.ofAuthor(tx, person.id));
        if (!room.ok) return room;
        if (onId !== null) {
          const post = await entryStore.one(tx, person.id, onId);
          if (post?.group_id !== groupId || post.on_id !== null) {
            return fail('GONE', 'The post you are commenting on no longer exists.');
          }
        }
        if (productId !== null && (await attachedProduct(tx, storedScore, productId)) === null) {
          return fail('INVALID_INPUT', 'Only products in the catalogue can be attached.');
        }
        const found = findWord(text);
        if (found?.list === 'refuse') return { ok: false, problem: refusedForWord(found, 'text') };
        const why = found ? heldForWord(found) : isHeld(text, since, nowMs) ? HELD : null;
        await entryStore.add(tx, {
          ...{ id, group_id: groupId, on_id: onId, author_id: person.id, text },
          ...{ product_id: productId, written_at: nowMs },
          ...(why !== null
            ? { hidden_at: nowMs, hidden_by: 'held', hidden_why: why }
            : { hidden_at: null, hidden_by: null, hidden_why: null }),
        });
        await groupStore.touch(tx, groupId);
        return succeed({ id, held: why !== null });
      }),

    edit: (person: Person, id: string, text: string, nowMs: number) =>
      change(person, id, 'write', async (tx, entry) => {
        const allowed = await takesPart(tx, person.id, nowMs);
        if (!allowed.ok) return allowed;
        const since = await entryStore.authorSince(tx, person.id);
        if (entry.text !== text && isHeld(text, since, nowMs) && entry.hidden_by !== 'held') {
          return fail('CONFLICT', 'New accounts can’t add a link to something already published. Write another post.');
        }
        if (entry.text === text && entry.author_id === person.id && entry.deleted_at === null)
          return succeed(undefined);
        const found = findWord(text);
        if (found?.list === 'refuse') return { ok: false, problem: refusedForWord(found, 'text') };
        if (!(await entryStore.edit(tx, person.id, entry, text, nowMs))) return noSuchEntry();
        if (found && entry.hidden_at === null) await entryStore.hide(tx, id, 'held', heldForWord(found), nowMs);
        return succeed(undefined);
      }),

    delete: (person: Person, id: string, nowMs: number) =>
      change(person, id, 'read', async (tx) =>
        (await entryStore.delete(tx, person.id, id, nowMs)) ? succeed(undefined) : noSuchEntry(),
      ),

    setHelpful: (person: Person, id: string, on: boolean, nowMs: number) =>
      change(person, id, 'react', async (tx, entry) => {
        const allowed = await takesPart(tx, person.id, nowMs);
        if (!allowed.ok) return allowed;
        if (entry.author_id === person.id) return fail('CONFLICT', 'You can’t mark your own entry as helpful.');
        if (entry.deleted_at !== null || entry.hidden_at !== null) return noSuchEntry();
        await entryStore.setHelpful(tx, person.id, id, on, nowMs);
        return succeed(undefined);
      }),

    hide: (person: Person, id: string, on: boolean, why: string, nowMs: number) =>
      change(person, id, 'hide', async (tx, entry, you) => {
        if (entry.deleted_at !== null) return noSuchEntry();
        // Only the operator can show again what the operator hid.
        if (entry.hidden_by === 'server') {
          return fail('FORBIDDEN', 'The people who run this server hid this. Only they can show it again.');
        }
        const them = entry.author_id === null ? null : await memberStore.one(tx, entry.group_id, entry.author_id);
        if (entry.author_id === person.id || (them?.state === 'active' && !outranks(you.role, them.role))) {
          return fail('FORBIDDEN', 'You can only hide or show what members with a lower role wrote.');
        }
        if (on) await entryStore.hide(tx, id, 'moderator', why, nowMs);
        else await entryStore.show(tx, id);
        return succeed(undefined);
      }),
  };
}

export type Entries = ReturnType<typeof createEntries>;
