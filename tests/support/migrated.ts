import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database, databaseOf, type SqliteConnections } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { type Db, openDatabase } from '#db/open.ts';

let template: Promise<Buffer> | null = null;

async function migratedBytes(): Promise<Buffer> {
  const db = openDatabase(':memory:');
  try {
    await migrate(db);
    return db.serialize();
  } finally {
    db.close();
  }
}

/** Opens a database file with every migration applied. A new file is a copy of a database that was migrated once. */
export async function openMigrated(path: string): Promise<Db> {
  template ??= migratedBytes();
  if (!existsSync(path)) writeFileSync(path, await template);
  const db = openDatabase(path);
  await migrate(db);
  return db;
}

/** A migrated database in a folder of its own. */
export interface TestDatabase extends Database {
  readonly connections: SqliteConnections;
  /** The writer connection. */
  readonly db: Db;
  readonly dir: string;
  close(): void;
}

/** A folder in memory, if there is one, so that nothing waits for a disk. Durability is tested elsewhere. */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Opens one; close it when done. @param bytes its contents, if more than the schema */
export async function testDatabase(bytes?: Buffer): Promise<TestDatabase> {
  const dir = mkdtempSync(join(FOLDER, 'safeshelf-store-'));
  const path = join(dir, 'safeshelf.db');
  if (bytes) writeFileSync(path, bytes);
  const connections = connect(await openMigrated(path));
  return {
    ...databaseOf(connections),
    connections,
    db: connections.writer,
    dir,
    close() {
      connections.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
