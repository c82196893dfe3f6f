import type { Server } from 'node:http';
import type { Db } from '#db/open.ts';
import type { Log } from './log.ts';

/** How long open answers may take to finish. */
const GRACE_MS = 10_000;

/** Stops taking requests, lets open ones finish, and leaves the database in one file. */
export async function shutDown(server: Server, db: Db, log: Log): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(late);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  log.info('stopped');
  log.flush();
}
