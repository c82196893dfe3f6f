import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connections } from '#db/database.ts';
import type { Log } from './log.ts';

/** How long open requests may take to finish. */
const GRACE_MS = 10_000;
/** Connections that the system has accepted and we have not would be reset, so they get this long. */
const ACCEPT_MS = 50;
/** A new connection gets this long to send its request; after that, idle ones are closed. */
const IDLE_MS = 250;

const connections = new WeakMap<Server, Set<Socket>>();

/**
 * Tracks the connections of a server from its start, so that the shutdown finds those that never sent anything:
 * browsers open some ahead of need, and Node does not count them as idle.
 */
export function watchConnections(server: Server): void {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

/** Closes connections without a request. */
function closeIdle(server: Server): void {
  server.closeIdleConnections();
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Stops accepting requests, lets open ones finish, returns running jobs to the queue, and closes the database, so that
 * it is one file.
 * @param release releases the leases of jobs
 * @param graceMs how long open requests may take
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
