import { Hono } from 'hono';
import { CALLS } from '#domain/contract/calls.ts';
import { isFollowed } from './administration/room.ts';
import type { Api, Deps } from './deps.ts';
import { createFloor } from './floor.ts';
import { createAdmission } from './http/admission.ts';
import { createClientAddress } from './http/client-address.ts';
import { watchLoop } from './http/loop-watch.ts';
import { type App, mountCalls } from './http/mount.ts';
import { mountPage } from './http/page.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { marketingRoom } from './marketing/room.ts';
import { metricsRoom } from './metrics/room.ts';
import { openPagesRoom } from './open-pages/room.ts';
import { openRooms } from './rooms.ts';

/**
 * Creates the floor, opens the rooms on it, and mounts their calls, the open pages and the page. Then brings stored
 * data up to this release and starts the jobs.
 * @throws if a call of the contract has no handler or declares no access
 */
export async function createApi(deps: Deps): Promise<Api> {
  const { log, clock, publicUrl, fatal, rateLimitFactor } = deps;
  const metrics = metricsRoom(deps.metricsToken);
  const floor = createFloor(deps, isFollowed, metrics?.timed);
  const rooms = await openRooms(floor, deps);

  const app: App = new Hono();
  const watch = watchLoop(log, floor.now);
  const limiter = createRateLimiter(rateLimitFactor, floor.spent, floor.database.others);
  const clientAddress = createClientAddress(deps.trustedProxies);
  const admit = createAdmission(limiter, clientAddress, clock);
  mountCalls(app, CALLS, rooms.calls, {
    sessions: rooms.sessions,
    bearers: rooms.bearers,
    disk: rooms.disk,
    limiter,
    work: floor.work,
    keyed: floor.keyed,
    log,
    publicUrl,
    clientAddress,
    clock,
    now: floor.now,
    watch,
    ended: metrics?.callEnded ?? null,
    fatal,
  });
  metrics?.mount(app, { ...deps, database: floor.database, streams: rooms.streams }, admit);
  marketingRoom({ ...deps, reader: floor.stores.reader, sessions: rooms.sessions, admit }).mount(app);
  openPagesRoom({
    ...deps,
    reader: floor.stores.reader,
    openProduct: rooms.openProduct,
    draw: deps.drawPages,
    admit,
  }).mount(app);
  mountPage(app, deps.webDir, log);

  await deps.connections.checkStatements?.();
  const { stop, release } = await rooms.begin();
  return {
    app,
    stop() {
      watch.stop();
      stop();
    },
    release,
  };
}
