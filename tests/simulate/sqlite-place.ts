import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openConnections } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { type Db, openDatabase } from '#db/open.ts';
import type { AfterCommit, Attached, NewPlace, Place } from './place.ts';

/** Reports each commit of the writer connection. */
function watchCommits(db: Db, committed: AfterCommit): void {
  const prepare = db.prepare.bind(db) as (sql: string) => { run(): unknown };
  const watched = (sql: string) => {
    const statement = prepare(sql);
    if (sql !== 'COMMIT') return statement;
    return {
      run: () => {
        const done = statement.run();
        committed();
        return done;
      },
    };
  };
  db.prepare = watched as unknown as Db['prepare'];
}

/**
 * A file with one server. When that server is killed, the next one gets the files as they are, including the
 * write-ahead log. Whatever the old process still does, it does to files that nobody reads again.
 */
function placeOf(begun: Buffer | null, parent: string): Place {
  const folder = mkdtempSync(join(parent, 'database-'));
  let lives = 0;
  let path = join(folder, '0.db');
  let writer: Db | null = null;
  if (begun) writeFileSync(path, begun);
  const db = (): Db => {
    if (!writer) throw new Error('No server works with this file.');
    return writer;
  };
  return {
    servers: 1,
    crash: null,
    attach(committed): Attached {
      const mine = path;
      const connections = openConnections(mine);
      writer = connections.writer;
      watchCommits(connections.writer, committed);
      return {
        connections: Promise.resolve(connections),
        kill() {
          lives += 1;
          path = join(folder, `${lives}.db`);
          for (const part of ['', '-wal']) if (existsSync(mine + part)) copyFileSync(mine + part, path + part);
        },
        async end() {
          connections.close();
          for (const part of ['', '-wal', '-shm']) if (mine !== path) rmSync(mine + part, { force: true });
        },
      };
    },
    async ask<R>(text: string, ...values: readonly unknown[]) {
      const statement = db().prepare(text);
      if (statement.reader) return statement.all(...values) as R[];
      statement.run(...values);
      return [];
    },
    async intoTemplate() {
      const all = db().serialize();
      rmSync(folder, { recursive: true, force: true });
      return async () => placeOf(all, parent);
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Places on SQLite. @param parent a folder for them, best in memory */
export async function sqlitePlaces(parent: string): Promise<NewPlace> {
  const db = openDatabase(':memory:');
  await migrate(db);
  const migrated = db.serialize();
  db.close();
  return async () => placeOf(migrated, parent);
}
