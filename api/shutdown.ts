import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connections } from '#db/database.ts';
import type { Log } from './log.ts';

/** How long open answers may take to finish. */
const GRACE_MS = 10_000;
/** Connections that the system has taken for us, and we have not yet, would be reset: they get this long. */
const ACCEPT_MS = 50;
/** A connection that was just taken gets this long to say what it wants; after that, idle ones are closed. */
const IDLE_MS = 250;

const connections = new WeakMap<Server, Set<Socket>>();

/**
 * Remembers the connections of a server from its start, so that the end finds those that never said anything: browsers
 * open some ahead of need, and Node does not count them as idle.
 */
export function watchConnections(server: Server): void {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/** Ends the connections on which nothing is asked. */
function closeIdle(server: Server): void {
  server.closeIdleConnections();
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Stops taking requests, lets open ones finish, gives back what is still under way beside them, and leaves the database
 * in one file.
 * @param release gives back the leases of jobs
 * @param graceMs how long open answers may take
 */
export async function shutDown(
  server: Server,
  connections: Connections,
  release: () => Promise<void>,
  log: Log,
  graceMs = GRACE_MS,
): Promise<void> {
  await pause(ACCEPT_MS);
  // The HTTP server's own `close` would also cut connections whose first request is still on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => closeIdle(server), IDLE_MS);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
  await release();
  await connections.close();
  log.info('stopped');
  log.flush();
}
