import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Db, openDatabase } from '#db/open.ts';
import { Registration } from '#domain/contract/account.ts';
import { makeGroup } from '#domain/groups/group-calls.ts';
import { COMMENTS_WITH_POST, POSTS_AT_ONCE, writeEntry } from '#domain/groups/post-calls.ts';
import { joinLeaderboard } from '#domain/leaderboard/calls.ts';
import { spanOf } from '#domain/leaderboard/receipt.ts';
import { REVIEW } from '#domain/reviews/review-schemas.ts';
import { shareTip } from '#domain/tips/calls.ts';
import { HOSTILE_WRITING } from '#tests/support/hostile-writing.ts';
import type { RunningServer } from '#tests/support/server.ts';

/** How many tips, reviews, leaderboard lines and groups one account reads. */
const TIPS = 60;
const REVIEWS = 60;
const LINES = 50;
const GROUPS = 30;

/** The part of a request schema that reads a text. */
interface ReadsText {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

/** Every hostile text as a field stores it, without those that the field refuses or empties. */
const takenBy = (field: ReadsText): readonly string[] =>
  HOSTILE_WRITING.flatMap(({ text }) => {
    const { success, data } = field.safeParse(text);
    // Lone surrogates are not characters: the tables store the replacement character instead.
    return success && typeof data === 'string' && data.trim() !== '' ? [data.toWellFormed()] : [];
  });
/** Picks `count` texts spread over the whole list, because texts of one kind stand next to each other. */
const spread = (all: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? '');

/** The texts to look for on the screens. */
export interface Hostile {
  readonly groupId: string;
  readonly productId: string;
  readonly entries: readonly string[];
  readonly groups: readonly string[];
  readonly reviews: readonly string[];
  readonly tips: readonly (readonly string[])[];
  readonly lines: readonly string[];
}

function people(db: Db, names: readonly string[]): readonly string[] {
  const add = db.prepare(
    "INSERT INTO users (id, email, username, first_name, password_hash, has_onboarded, created_at) VALUES (?, ?, ?, ?, '', 1, 1)",
  );
  return names.map((name, at) => {
    const id = `person-${at}`;
    add.run(id, `${id}@example.org`, id, name);
    return id;
  });
}

/**
 * One group with a page of posts and all the comments they can show, all hostile, and further groups with a name only.
 */
function groups(db: Db, userId: string, authors: readonly string[]) {
  const names = spread(takenBy(makeGroup.body.shape.name), GROUPS);
  const shown = takenBy(makeGroup.body.shape.yourName);
  const add = db.prepare(
    "INSERT INTO groups (id, name, about, kind, symbol, made_at) VALUES (?, ?, ?, 'open', 'people', 1)",
  );
  const member = db.prepare(
    "INSERT INTO group_members (group_id, user_id, role, state, name, since) VALUES (?, ?, 'member', 'active', ?, 1)",
  );
  const ids = names.map(() => randomUUID());
  for (const [at, id] of ids.entries()) {
    add.run(id, names[at], names[at]);
    member.run(id, userId, 'Maya');
  }
  const [groupId = ''] = ids;
  for (const [at, author] of authors.entries()) member.run(groupId, author, shown[at % shown.length]);
  const texts = takenBy(writeEntry.body.shape.text).slice(0, POSTS_AT_ONCE * (1 + COMMENTS_WITH_POST));
  const entry = db.prepare(
    'INSERT INTO group_entries (id, group_id, on_id, author_id, text, written_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const posts: string[] = [];
  for (const [at, text] of texts.entries()) {
    const on = at < POSTS_AT_ONCE ? null : posts[at % POSTS_AT_ONCE];
    const id = randomUUID();
    if (on === null) posts.push(id);
    entry.run(id, groupId, on, authors[at % authors.length], text, 1000 + at);
  }
  return { groupId, entries: texts, groups: names };
}

function reviews(db: Db, authors: readonly string[]) {
  const productId = String(
    db.prepare('SELECT id FROM products WHERE household_id IS NULL AND deleted = 0 ORDER BY id LIMIT 1').pluck().get(),
  );
  const texts = spread(takenBy(REVIEW.operations['review.post'].shape.text), REVIEWS);
  const add = db.prepare(
    "INSERT INTO reviews (user_id, id, rev, seq, changed_by, stars, text, written_at, earlier) VALUES (?, ?, 1, 1, 'x', ?, ?, ?, '[]')",
  );
  for (const [at, text] of texts.entries()) add.run(authors[at % authors.length], productId, 1 + (at % 5), text, at);
  return { productId, reviews: texts };
}

function tips(db: Db, authors: readonly string[]) {
  const { title, text, source } = shareTip.body.shape;
  const [titles, texts, sources] = [title, text, source].map((field) => spread(takenBy(field), TIPS));
  const add = db.prepare(
    "INSERT INTO tips (user_id, id, area, audience, title, text, source, written_at) VALUES (?, ?, 'other', 'everyone', ?, ?, ?, ?)",
  );
  const shown = Array.from({ length: TIPS }, (_, at) => [titles?.[at], texts?.[at], sources?.[at]].map(String));
  for (const [at, [a, b, c]] of shown.entries()) add.run(authors[at % authors.length], randomUUID(), a, b, c, at);
  return shown;
}

function board(db: Db, householdId: string, authors: readonly string[]) {
  const names = spread(takenBy(joinLeaderboard.body.shape.name), LINES);
  const home = db.prepare("INSERT INTO households (id, tier, created_at) VALUES (?, 'free', 1)");
  const belongs = db.prepare(
    "INSERT INTO memberships (household_id, user_id, role, status, created_at) VALUES (?, ?, 'owner', 'active', 1)",
  );
  const joined = db.prepare('INSERT INTO leaderboard_names (household_id, name, shape, joined_at) VALUES (?, ?, ?, ?)');
  const deed = db.prepare(
    `INSERT INTO contributions (id, product_id, user_id, household_id, kind, data, list_key, state, offered_at, settled_at, helped)
     VALUES (?, ?, ?, ?, 'new', ?, '', 'taken', 1, ?, 'gap')`,
  );
  const { from } = spanOf('week', Date.now());
  joined.run(householdId, 'Blue Door', 'bluedoor', 0);
  for (const [at, name] of names.entries()) {
    const [id, author] = [`home-${at}`, authors[at] ?? ''];
    home.run(id);
    belongs.run(id, author);
    joined.run(id, name, `shape-${at}`, at + 1);
    deed.run(`deed-${at}`, String(at).padStart(14, '0'), author, id, JSON.stringify({ name }), from + at);
  }
  return names;
}

/**
 * Fills the community tables with hostile texts, each as its field stores it, while the server is stopped: an account
 * cannot write three hundred of them in an hour. Returns the texts that the screens must show.
 */
export async function fillWithHostile(
  server: RunningServer,
  of: { readonly userId: string; readonly householdId: string },
): Promise<Hostile> {
  await server.stop();
  const db = openDatabase(join(server.dataDir, 'safeshelf.db'));
  const filled = db.transaction((): Hostile => {
    const names = takenBy(Registration.shape.firstName);
    const authors = people(db, names);
    return {
      ...groups(db, of.userId, authors),
      ...reviews(db, authors),
      tips: tips(db, authors),
      lines: board(db, of.householdId, authors),
    };
  })();
  db.close();
  await server.start();
  return filled;
}
