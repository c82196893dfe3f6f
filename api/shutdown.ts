import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#db/open.ts';
import type { Log } from './log.ts';

/** How long open answers may take to finish. */
const GRACE_MS = 10_000;
/** Connections that the system has taken for us, and we have not yet, would be reset: they get this long. */
const ACCEPT_MS = 50;
/** A connection that was just taken gets this long to say what it wants; after that, idle ones are closed. */
const IDLE_MS = 250;

/**
 * Stops taking requests, lets open ones finish, and leaves the database in one file.
 * @param graceMs how long they may take
 */
export async function shutDown(server: Server, db: Db, log: Log, graceMs = GRACE_MS): Promise<void> {
  await pause(ACCEPT_MS);
  // The HTTP server's own `close` would also cut connections whose first request is still on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  log.info('stopped');
  log.flush();
}
