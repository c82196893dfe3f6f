import { type Connections, connect } from '#db/database.ts';
import { isBehind, migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { finishedBackups, lastBackupAt } from './backups/backup-files.ts';
import { backupPlan } from './backups/plan.ts';
import type { Backups } from './backups/room.ts';
import { runBackup } from './backups/run-backup.ts';
import { encrypterTo, sealedBackup } from './backups/sealed-backup.ts';
import { takeBackup } from './backups/take-backup.ts';
import { type DataFiles, takeDataDir } from './data-dir.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import { EX_CONFIG, StartError } from './start-error.ts';

/** What a server needs to start. */
export interface Opened {
  readonly connections: Connections;
  /** Left out if whoever runs the database takes the backups. */
  readonly backups?: Backups;
}

/** The address of a database without its password, for messages. */
function shown(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}

async function openPostgres(url: string, log: Log): Promise<Opened> {
  // Loaded on demand: a server on SQLite does not need the driver.
  const { connectPostgres } = await import('#db/postgres/connections.ts');
  const lost = (error: Error) => log.warn('database', { lost: error.message });
  const connections = await connectPostgres(url, lost).catch((error: unknown) => {
    const why = error instanceof Error ? error.message || String(error) : String(error);
    throw new StartError(`The database at DATABASE_URL (${shown(url)}) could not be opened: ${why}`, 1);
  });
  const { applied, unknown } = connections.migrated;
  if (applied.length > 0) log.info('migrated', { applied: applied.join(', ') });
  if (unknown.length > 0) log.warn('migrated', { byLaterRelease: unknown.join(', ') });
  return { connections };
}

async function openSqlite(env: Env, data: DataFiles, log: Log): Promise<Opened> {
  const plan = backupPlan(env, data);
  const { backupRecipient: recipient } = env;
  if (recipient !== null) {
    await encrypterTo(recipient).catch(() => {
      throw new StartError(
        'BACKUP_RECIPIENT must be the public key that age-keygen writes; this one is mistyped.',
        EX_CONFIG,
      );
    });
  }
  const db = openDatabase(data.database);
  if (isBehind(db)) {
    // Migrations cannot be undone, so take a backup first.
    const { file } = await takeBackup(plan, Date.now());
    log.info('backup', { before: 'migration', file });
  }
  const { applied } = await migrate(db);
  if (applied.length > 0) log.info('migrated', { applied: applied.join(', ') });
  return {
    connections: connect(db),
    backups: {
      take: runBackup,
      lastAt: () => lastBackupAt(plan.folder),
      list: () => finishedBackups(plan.folder),
      ...(recipient !== null && { sealed: (at: number) => sealedBackup(plan.folder, at, recipient) }),
    },
  };
}

/**
 * Locks the data folder and opens the database: the one of `DATABASE_URL`, or the file in the folder. Migrates its
 * schema to this release.
 * @throws {StartError} if another process has the folder, or the database cannot be reached
 */
export async function openConnectionsOf(env: Env, data: DataFiles, log: Log): Promise<Opened> {
  takeDataDir(data, env.databaseUrl === null ? undefined : 'shared');
  return env.databaseUrl === null ? openSqlite(env, data, log) : openPostgres(env.databaseUrl, log);
}
