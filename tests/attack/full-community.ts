import { join } from 'node:path';
import { openDatabase } from '#db/open.ts';
import type { Account } from './account.ts';
import { fillBoard } from './full-board.ts';
import type { WatchedServer } from './watched-server.ts';

/** People in the largest group, all of whom reviewed one product, and people in each other group. */
const PEOPLE = 10_000;
const PEOPLE_ELSEWHERE = 1_000;
/** Groups that an account is in, and open groups that it is not in: as many as a list shows. */
const GROUPS = 50;
const OPEN = 30;
const POSTS = 2_000;
const COMMENTS = 200;

/** What the calls about a full community refer to. */
export interface Community {
  readonly groupId: string;
  /** A post of the largest group with many comments. */
  readonly postId: string;
  /** A product of the catalogue that everybody reviewed. */
  readonly productId: string;
}

const numbers = (count: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

/**
 * Puts an account into as many groups as allowed, one of them with ten thousand members and texts of the greatest
 * length, and has everybody review one product, while the server is stopped.
 */
export async function fillCommunity(server: WatchedServer, account: Account): Promise<Community> {
  await server.stop();
  const db = openDatabase(join(server.dataDir, 'safeshelf.db'));
  const productId = String(
    db.prepare('SELECT id FROM products WHERE household_id IS NULL AND deleted = 0 ORDER BY id LIMIT 1').pluck().get(),
  );
  const long = `'${'界'.repeat(4_000)}'`;
  const run = (sql: string) => db.exec(sql);
  run('BEGIN');
  run(`${numbers(PEOPLE)} INSERT INTO users (id, email, username, password_hash, created_at)
    SELECT printf('p%05d', i), 'p' || i || '@example.org', 'p' || i, '', 1 FROM n`);
  run(`${numbers(GROUPS + OPEN)} INSERT INTO groups (id, name, about, kind, symbol, made_at)
    SELECT 'group' || i, 'Group ' || i, 'What it is about', 'open', 'people', i FROM n`);
  run(`${numbers(PEOPLE)} INSERT INTO group_members (group_id, user_id, role, state, name, since)
    SELECT 'group1', printf('p%05d', i), 'member', 'active', 'Person ' || i, i FROM n`);
  run(`${numbers(PEOPLE_ELSEWHERE)} INSERT INTO group_members (group_id, user_id, role, state, name, since)
    SELECT g.id, printf('p%05d', i), 'member', 'active', 'Person ' || i, i FROM groups g CROSS JOIN n WHERE g.id <> 'group1'`);
  run(`${numbers(GROUPS)} INSERT INTO group_members (group_id, user_id, role, state, name, since)
    SELECT 'group' || i, '${account.userId}', 'owner', 'active', 'Me', 1 FROM n`);
  run(`${numbers(POSTS)} INSERT INTO group_entries (id, group_id, author_id, text, product_id, written_at)
    SELECT 'post' || i, 'group1', printf('p%05d', i), ${long}, '${productId}', i FROM n`);
  run(`${numbers(COMMENTS)} INSERT INTO group_entries (id, group_id, on_id, author_id, text, product_id, written_at)
    SELECT 'comment' || i, 'group1', 'post${POSTS}', printf('p%05d', i), ${long}, '${productId}', 10000 + i FROM n`);
  // Short ones in another group, so that each answer contains as many as it may.
  run(`${numbers(POSTS)} INSERT INTO group_entries (id, group_id, author_id, text, product_id, written_at)
    SELECT 'short' || i, 'group2', printf('p%05d', 1 + i % 1000), 'Short', '${productId}', i FROM n`);
  run(`${numbers(COMMENTS)} INSERT INTO group_entries (id, group_id, on_id, author_id, text, product_id, written_at)
    SELECT e.id || 'c' || i, 'group2', e.id, printf('p%05d', i), 'Short', '${productId}', 10000 + i
    FROM group_entries e CROSS JOIN n WHERE e.group_id = 'group2' AND e.written_at > ${POSTS - 20}`);
  run(`${numbers(PEOPLE)} INSERT INTO group_helpful (entry_id, user_id, at)
    SELECT 'post${POSTS}', printf('p%05d', i), 1 FROM n`);
  run(`${numbers(PEOPLE)} INSERT INTO reviews (user_id, id, rev, seq, changed_by, stars, text, written_at, earlier)
    SELECT printf('p%05d', i), '${productId}', 1, 1, 'x', 1 + i % 5, substr(${long}, 1, 2000), i, '[]' FROM n`);
  run(`${numbers(PEOPLE)} INSERT INTO helpful_reviews (author_id, product_id, user_id, at)
    SELECT printf('p%05d', i), '${productId}', printf('p%05d', 1 + i % ${PEOPLE}), ${PEOPLE} FROM n`);
  run('COMMIT');
  fillBoard(db, account);
  db.close();
  await server.start();
  return { groupId: 'group1', postId: `post${POSTS}`, productId };
}
