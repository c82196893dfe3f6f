import type { Db } from '#db/open.ts';
import { spanOf } from '#domain/leaderboard/receipt.ts';
import type { Account } from './account.ts';

/** People, each with their own household, which joined the leaderboard. */
const PEOPLE = 20_000;
/** For each person: accepted contributions, and other people's tips marked as helpful. */
const ACCEPTED = 3;
const MARKS = 5;
/** The existing open groups are shown on the leaderboard, with this many of these people in each. */
const IN_GROUP = 1_000;

const numbers = (name: string, count: number) =>
  `${name}(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM ${name} WHERE i < ${count})`;
const PERSON = "printf('q%05d', n.i)";
const HOME = "printf('h%05d', n.i)";

/** Fills the leaderboard, all within this week, with people and the existing groups, and has the account join it. */
export function fillBoard(db: Db, account: Account): void {
  const { from } = spanOf('week', Date.now());
  const run = (sql: string) => db.exec(`WITH RECURSIVE ${numbers('n', PEOPLE)}, ${numbers('m', MARKS)} ${sql}`);
  db.exec('BEGIN');
  run(`INSERT INTO households (id, tier, created_at) SELECT ${HOME}, 'free', 1 FROM n`);
  run(`INSERT INTO users (id, email, username, password_hash, created_at)
    SELECT ${PERSON}, 'q' || n.i || '@example.org', 'q' || n.i, '', 1 FROM n`);
  run(`INSERT INTO memberships (household_id, user_id, role, status, created_at)
    SELECT ${HOME}, ${PERSON}, 'owner', 'active', 1 FROM n`);
  run(`INSERT INTO leaderboard_names (household_id, name, shape, joined_at)
    SELECT ${HOME}, 'Family ' || n.i, 'family' || n.i, n.i FROM n`);
  db.prepare('INSERT INTO leaderboard_names (household_id, name, shape, joined_at) VALUES (?, ?, ?, 0)').run(
    account.householdId,
    'The full one',
    'thefullone',
  );
  run(`INSERT INTO known_browsers (user_id, token_hash, last_at)
    SELECT ${PERSON}, CAST(printf('%032d', n.i * 10 + m.i) AS BLOB), 1 FROM n JOIN m ON m.i <= 2`);
  run(`INSERT INTO devices (user_id, device_id, seen_at)
    SELECT ${PERSON}, printf('device %d %d', n.i, m.i), 1 FROM n JOIN m ON m.i <= 2`);
  run(`INSERT INTO referrals (user_id, household_id, joined_at, shows_name)
    SELECT ${PERSON}, printf('h%05d', 1 + n.i / 3), 1, 0 FROM n WHERE n.i % 3 = 0`);
  run(`INSERT INTO contributions
      (id, product_id, user_id, household_id, kind, data, list_key, state, offered_at, settled_at, helped)
    SELECT printf('c%06d-%d', n.i, m.i), printf('%014d', n.i * 10 + m.i), ${PERSON}, ${HOME}, 'new',
      json_object('name', 'Soap ' || n.i, 'ingredientsText', '${'Aqua, Sodium Laureth Sulfate, '.repeat(60)}'), '', 'taken',
      1, ${from} + (n.i + m.i) % 86400, iif(m.i = 1, 'gap', 'correction') FROM n JOIN m ON m.i <= ${ACCEPTED}`);
  run(`INSERT INTO tips (user_id, id, area, audience, title, text, source, written_at)
    SELECT ${PERSON}, 'tip' || n.i, 'laundry', 'infant', 'Shelf ' || n.i, 'High up.', '', 1 FROM n`);
  run(`INSERT INTO helpful_tips (author_id, tip_id, user_id, at)
    SELECT printf('q%05d', 1 + (n.i * 7 + m.i * m.i * 31) % ${PEOPLE}), 'tip' || (1 + (n.i * 7 + m.i * m.i * 31) % ${PEOPLE}),
      ${PERSON}, ${from} + 90000 + n.i FROM n JOIN m`);
  db.exec("UPDATE groups SET on_leaderboard = 1 WHERE kind = 'open'");
  run(`INSERT INTO group_members (group_id, user_id, role, state, name, since)
    SELECT g.id, ${PERSON}, 'member', 'active', 'Person ' || n.i, 1 FROM n JOIN groups g WHERE n.i <= ${IN_GROUP}`);
  db.exec('COMMIT');
}
