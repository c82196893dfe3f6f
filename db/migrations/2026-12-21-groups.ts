import { type Kysely, sql } from 'kysely';

/** Groups, their members and how people join them, what members write, and what is decided about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE groups (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, about TEXT NOT NULL, kind TEXT NOT NULL, symbol TEXT NOT NULL,
    made_at INTEGER NOT NULL, archived_at INTEGER, changes INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE group_members (
    group_id TEXT NOT NULL REFERENCES groups(id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    role TEXT NOT NULL, state TEXT NOT NULL, name TEXT NOT NULL, since INTEGER NOT NULL,
    read_at INTEGER NOT NULL DEFAULT 0, muted INTEGER NOT NULL DEFAULT 0, invited_by TEXT,
    PRIMARY KEY (group_id, user_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX group_members_by_person ON group_members (user_id, state)`);
  await run(sql`CREATE INDEX group_members_in_order ON group_members (group_id, state, role, since, user_id)`);
  // If the account of a group's owner is deleted, a moderator becomes the owner, or else the longest-standing member.
  await run(sql`CREATE TRIGGER group_has_owner AFTER DELETE ON group_members
    WHEN old.role = 'owner' AND old.state = 'active' BEGIN
    UPDATE group_members SET role = 'owner' WHERE group_id = old.group_id AND user_id = (
      SELECT user_id FROM group_members WHERE group_id = old.group_id AND state = 'active'
      ORDER BY role = 'moderator' DESC, since, user_id LIMIT 1); END`);
  await run(sql`CREATE TABLE group_links (
    id TEXT PRIMARY KEY, group_id TEXT NOT NULL REFERENCES groups(id) ON DELETE CASCADE,
    token_hash BLOB NOT NULL UNIQUE, made_by TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL, ends_at INTEGER NOT NULL, most INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0,
    revoked_at INTEGER) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX group_links_by_group ON group_links (group_id)`);
  await run(sql`CREATE INDEX group_links_by_maker ON group_links (made_by)`);
  await run(sql`CREATE TABLE group_entries (
    id TEXT PRIMARY KEY, group_id TEXT NOT NULL REFERENCES groups(id) ON DELETE CASCADE, on_id TEXT,
    author_id TEXT REFERENCES users(id) ON DELETE SET NULL, text TEXT NOT NULL, product_id TEXT,
    written_at INTEGER NOT NULL, edited_at INTEGER, deleted_at INTEGER,
    hidden_at INTEGER, hidden_by TEXT, hidden_why TEXT) STRICT`);
  await run(sql`CREATE INDEX group_posts_by_time ON group_entries (group_id, written_at, id) WHERE on_id IS NULL`);
  await run(sql`CREATE INDEX group_entries_by_time ON group_entries (group_id, written_at)`);
  await run(sql`CREATE INDEX group_comments_by_post ON group_entries (on_id, written_at, id) WHERE on_id IS NOT NULL`);
  await run(sql`CREATE INDEX group_entries_by_author ON group_entries (author_id, written_at)`);
  await run(sql`CREATE TABLE group_versions (
    entry_id TEXT NOT NULL REFERENCES group_entries(id) ON DELETE CASCADE, until INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (entry_id, until)) STRICT, WITHOUT ROWID`);
  // What somebody wrote is deleted with their account. The emptied entry stays for those who answered.
  await run(sql`CREATE TRIGGER group_author_gone AFTER UPDATE OF author_id ON group_entries
    WHEN new.author_id IS NULL AND old.author_id IS NOT NULL BEGIN
    UPDATE group_entries SET text = '', product_id = NULL, deleted_at = coalesce(deleted_at, written_at)
      WHERE id = new.id;
    DELETE FROM group_versions WHERE entry_id = new.id; END`);
  await run(sql`CREATE TABLE group_helpful (
    entry_id TEXT NOT NULL REFERENCES group_entries(id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, at INTEGER NOT NULL,
    PRIMARY KEY (entry_id, user_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX group_helpful_by_person ON group_helpful (user_id)`);
  await run(sql`CREATE TABLE group_reports (
    id TEXT PRIMARY KEY, entry_id TEXT NOT NULL REFERENCES group_entries(id) ON DELETE CASCADE,
    reporter_id TEXT REFERENCES users(id) ON DELETE SET NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
    at INTEGER NOT NULL, decided_at INTEGER, decision TEXT, UNIQUE (entry_id, reporter_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX group_reports_open ON group_reports (at) WHERE decided_at IS NULL`);
  await run(sql`CREATE INDEX group_reports_by_reporter ON group_reports (reporter_id)`);
  await run(sql`CREATE TABLE community_standing (
    user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE, decision TEXT NOT NULL, entry_id TEXT NOT NULL,
    suspended_until INTEGER, why TEXT NOT NULL, decided_at INTEGER NOT NULL, appeal TEXT, appealed_at INTEGER, answer TEXT, answered_at INTEGER)
    STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE person_blocks (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    blocked_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, at INTEGER NOT NULL,
    PRIMARY KEY (user_id, blocked_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX person_blocks_by_blocked ON person_blocks (blocked_id)`);
}
