import { Dexie } from 'dexie';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { beginClient, type EarlyClient } from './begin-client.ts';
import { browserPorts } from './browser-ports.ts';
import { createFirstPack } from './catalogue/first-pack.ts';
import { latePackLookUp } from './catalogue/packs/late-look-up.ts';
import type { Client, Step } from './client.ts';
import type { ClientPorts } from './client-ports.ts';
import { discard, sendAgain } from './queue/outbox.ts';
import { type Performer, performAll } from './queue/perform.ts';
import { dropPhoto, keepPhoto } from './queue/photos.ts';
import { scan } from './scan.ts';
import type { AccountSession, SessionPorts } from './session/account-session.ts';
import { asAccount } from './session/identity.ts';
import { wakeOnPageEvents } from './session/page-events.ts';
import { createSession } from './session/session.ts';
import { followStayOffline } from './session/stay-offline.ts';
import { fetchProduct } from './transport/fetch-product.ts';
import { createRemote } from './transport/remote.ts';
import { type Ask, resultOf } from './transport/reply.ts';
import { blobSender } from './transport/send-blob.ts';
import { createServerReads } from './transport/server-reads.ts';

const tooOld = (): Result<never> => fail('CLIENT_TOO_OLD', 'A newer version of this app is ready. Update to continue.');

const signedOut = (): Result<never> => fail('UNAUTHENTICATED', 'Please sign in to continue.');

/**
 * Runs work on an account's tables. Another tab may log out meanwhile, which closes them: nothing was done then, and
 * the person has to sign in again.
 */
async function whileOpen<T>({ db }: AccountSession, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Dexie.DatabaseClosedError && !db.isOpen()) return signedOut();
    throw error;
  }
}

/**
 * Creates the page's one client: accounts, writes, scans, the network. Call `start` to run it.
 * @param begun what the page started before this code was loaded
 */
export function createClient(world: ClientPorts = browserPorts(), begun: EarlyClient = beginClient(world)): Client {
  const { clock, random, locks, mayBeSignedIn } = world;
  const { device, newId, network, persistence } = begun;
  const remote = createRemote({ send: world.send, clock, listener: network });
  const pack = createFirstPack(world.firstPack, clock, latePackLookUp());
  const sendBlob = blobSender({ send: world.send, clock, listener: network });
  const ports: SessionPorts = {
    device,
    remote,
    clock,
    random,
    locks,
    network,
    newId,
    mayBeSignedIn,
    storage: begun.storage,
    session: begun.session,
    takeOpened: begun.takeOpened,
    sendBlob,
    stream: world.stream ?? null,
  };
  const session = createSession(ports);
  const account = () => (session.session.getState().status === 'signedIn' ? session.account() : null);
  /** Once per offline period: what is only on this phone must not be evicted, and may be sent in the background. */
  let cared = false;
  network.state.subscribe(() => {
    const { status, queued } = network.state.getState();
    if (status !== 'offline' || queued === 0) cared = false;
    else if (!cared) {
      cared = true;
      void persistence.ask();
      void world.sendInBackground();
    }
  });
  const performerOf = async ({ db }: AccountSession): Promise<Performer> => ({
    deviceId: await begun.deviceId(db),
    newId,
    now: clock.now,
    takeProduct: (id) => pack.take(db, [id]),
  });
  const stayOffline = followStayOffline(device, (on) => {
    if (network.state.getState().stayOffline === on) return;
    network.stayOffline(on);
    if (!on) void account()?.engine?.wake('person');
  });
  const again = async (change: typeof sendAgain, opId: string) => {
    const open = account();
    if (!open?.engine) return false;
    const done = await change(open.db, opId);
    void open.engine.wake('person');
    return done;
  };
  const askInAccount: Ask = async (call, input) => {
    const open = account();
    if (!open) return signedOut();
    const stays = network.state.getState().stayOffline;
    const reply = stays ? 'other_account' : await asAccount(ports, open.db.userId, () => remote.call(call, input));
    return reply === 'other_account' ? fail('UNREACHABLE', 'The server was not contacted.') : resultOf(reply);
  };
  /** Sends what was written in groups, after each sync run. Its code is loaded only when needed: few write there. */
  const sendToGroups = async () => {
    const open = account();
    if (!open?.engine || (await open.db.groupWaiting.count()) === 0) return;
    const { sendWritten } = await import('./community/send-written.ts');
    await sendWritten(askInAccount, open.db);
  };
  /** Then also checks what is new in groups: someone may have invited the person to one. */
  const askGroups = async () => {
    const open = account();
    if (!open?.engine) return;
    const { askNews } = await import('./community/ask-news.ts');
    await askNews(askInAccount, open.db, clock);
  };
  network.state.subscribe(({ syncing }, before) => {
    // Errors are ignored: signing out may close the tables meanwhile.
    if (before.syncing && !syncing)
      void sendToGroups()
        .then(askGroups)
        .catch(() => {});
  });
  const writeAll: Client['performAll'] = async (steps) => {
    const open = account();
    if (!open) return signedOut();
    if (!open.engine) return tooOld();
    const done = await whileOpen(open, async () => performAll(open.db, await performerOf(open), steps));
    if (done.ok) void open.engine.wake('queued');
    return done;
  };
  return {
    session: session.session,
    network: network.state,
    storage: begun.storage,
    persistence: persistence.state,
    register: session.register,
    login: session.login,
    signInBy: session.signInBy,
    logout: session.logout,
    newId,
    start: async () => {
      await stayOffline.read();
      void persistence.read();
      await session.start();
      if (world.events) wakeOnPageEvents(world.events, (trigger) => void account()?.engine?.wake(trigger));
    },
    perform: async (type, entityId, payload, seenRev) => {
      const done = await writeAll([{ type, entityId, payload, seenRev } as Step]);
      return done.ok ? succeed({ opId: done.value.opIds[0] ?? '' }) : done;
    },
    performAll: writeAll,
    scan: async (input) => {
      const open = account();
      if (!open) return signedOut();
      return whileOpen(open, async () => scan(ports, open, await performerOf(open), input));
    },
    replace: async (opId, payload) => {
      // Few people ever correct a refused operation, so this code is not part of the start.
      const { replaceOperation } = await import('./queue/replace.ts');
      const open = account();
      if (!open) return signedOut();
      if (!open.engine) return tooOld();
      const done = await whileOpen(open, async () => replaceOperation(open.db, await performerOf(open), opId, payload));
      if (done.ok) void open.engine.wake('queued');
      return done;
    },
    exportUnsent: async () => {
      const open = account();
      if (!open) return null;
      const { exportUnsent } = await import('./queue/unsent-export.ts');
      return exportUnsent(open.db, clock.now());
    },
    keepPhoto: async (bytes, mime) => {
      const open = account();
      if (!open) return signedOut();
      return open.engine ? whileOpen(open, () => keepPhoto(open.db, clock.now(), bytes, mime)) : tooOld();
    },
    dropPhoto: async (sha256) => {
      const open = account();
      if (open?.engine) await dropPhoto(open.db, sha256);
    },
    deviceId: async () => begun.deviceId(account()?.db ?? null),
    setStayOffline: stayOffline.set,
    persist: persistence.ask,
    fetchProduct: async (id) => {
      const open = account();
      if (!open) return 'unreachable';
      const { stayOffline } = network.state.getState();
      return fetchProduct(stayOffline ? null : ports, clock, pack, open.db, id);
    },
    takeProducts: async (ids) => {
      const open = account();
      if (open?.engine) await pack.take(open.db, ids);
    },
    firstPack: pack.all,
    askInAccount,
    server: createServerReads(remote),
    sendAgain: (opId) => again(sendAgain, opId),
    discard: (opId) => again(discard, opId),
    syncNow: () => void account()?.engine?.wake('person'),
  };
}
