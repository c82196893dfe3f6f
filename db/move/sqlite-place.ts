import { existsSync, renameSync, rmSync } from 'node:fs';
import { migrate } from '../migrate.ts';
import { type Db, openDatabase } from '../open.ts';
import { UNFINISHED_MOVE } from '../postgres/migrate.ts';
import { MoveError, type MoveSource, type MoveTarget, quoted, quotedList, type Row } from './place.ts';

/** The files of a SQLite database, by what follows its path. */
const PARTS = ['', '-wal', '-shm'];

const places = (count: number): string => Array(count).fill('?').join(', ');

/** Reads the rows of a SQLite database. */
export const sqliteSource = (db: Db): MoveSource => ({
  count: async ({ name }) =>
    db
      .prepare<[], number>(`SELECT count(*) FROM ${quoted(name)}`)
      .pluck()
      .get() ?? 0,
  async read({ name, columns, key }, after, most) {
    const where = after ? `WHERE (${quotedList(key)}) > (${places(key.length)})` : '';
    const text = `SELECT ${quotedList(columns)} FROM ${quoted(name)} ${where} ORDER BY ${quotedList(key)} LIMIT ?`;
    return db
      .prepare<unknown[], Row>(text)
      .raw()
      .all(...(after ?? []), most);
  },
  async close() {
    db.close();
  },
});

/**
 * A new database file. It is filled under a temporary name next to its path, so that no server takes it for complete. A
 * file that was at the path is moved aside.
 * @param aside the new name of that file
 */
export function sqliteTarget(path: string, aside: string): MoveTarget {
  const filling = `${path}.moving`;
  let db: Db | null = null;
  const opened = (): Db => {
    db ??= openDatabase(filling);
    return db;
  };
  const source = (): MoveSource => sqliteSource(opened());
  const isMarked = () =>
    opened().prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(UNFINISHED_MOVE) !== undefined;

  return {
    count: (table) => source().count(table),
    read: (table, after, most) => source().read(table, after, most),
    async begin(tables) {
      const wasBegun = existsSync(filling) && isMarked();
      if (!wasBegun) {
        db?.close();
        db = null;
        for (const part of PARTS) rmSync(filling + part, { force: true });
        const { applied } = await migrate(opened());
        if (applied.length === 0) throw new MoveError(`${filling} could not be started afresh.`);
      }
      const file = opened();
      file.pragma('foreign_keys = OFF');
      // Durability can wait: the copy is compared row by row, and is no use if a row differs.
      file.pragma('synchronous = OFF');
      if (wasBegun) return 'goes on';
      const triggers = file
        .prepare<[], { name: string; sql: string }>("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
        .all();
      file.transaction(() => {
        file.exec(`CREATE TABLE ${UNFINISHED_MOVE} (statement TEXT NOT NULL) STRICT`);
        const keep = file.prepare(`INSERT INTO ${UNFINISHED_MOVE} VALUES (?)`);
        for (const { name, sql } of triggers) {
          keep.run(sql);
          file.exec(`DROP TRIGGER ${quoted(name)}`);
        }
        for (const { name } of tables) file.exec(`DELETE FROM ${quoted(name)}`);
      })();
      return 'new';
    },
    async lastKey({ name, key }) {
      const back = key.map((column) => `${quoted(column)} DESC`).join(', ');
      return (
        opened()
          .prepare<[], Row>(`SELECT ${quotedList(key)} FROM ${quoted(name)} ORDER BY ${back} LIMIT 1`)
          .raw()
          .get() ?? null
      );
    },
    async write({ name, columns }, rows) {
      const file = opened();
      const insert = file.prepare(
        `INSERT INTO ${quoted(name)} (${quotedList(columns)}) VALUES (${places(columns.length)})`,
      );
      file.transaction(() => {
        for (const row of rows) insert.run(...row);
      })();
    },
    async finish() {
      const file = opened();
      file.transaction(() => {
        const asleep = file.prepare<[], string>(`SELECT statement FROM ${UNFINISHED_MOVE}`).pluck().all();
        for (const statement of asleep) file.exec(statement);
        file.exec(`DROP TABLE ${UNFINISHED_MOVE}`);
      })();
      const [broken] = file.pragma('foreign_key_check') as Array<{ table: string }>;
      if (broken) throw new MoveError(`A row of ${broken.table} refers to a missing row.`);
      file.pragma('synchronous = FULL');
      file.pragma('wal_checkpoint(TRUNCATE)');
      file.close();
      db = null;
      for (const part of PARTS) if (existsSync(path + part)) renameSync(path + part, aside + part);
      renameSync(filling, path);
    },
    async close() {
      db?.close();
    },
  };
}
