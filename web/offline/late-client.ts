import type { Analytics } from './analytics/analytics.ts';
import { beginClient, type EarlyClient } from './begin-client.ts';
import type { Client } from './client.ts';
import type { BeginPorts } from './client-ports.ts';
import type { ServerReads } from './transport/server-reads.ts';

/** What a page uses: the client and its usage events. */
export interface PageClient {
  readonly client: Client;
  readonly analytics: Analytics;
}

interface Started extends PageClient {
  /** Settles when the client knows who is signed in. */
  readonly started: Promise<void>;
}

/**
 * A client that shows at once what this phone remembers. It loads schemas, rules and sync after the first paint, or as
 * soon as a call needs them.
 * @param load loads the whole client, which continues from what was begun
 * @param painted resolves when the first screen is drawn; nothing the screen does not need may run earlier
 */
export function createLateClient(
  world: BeginPorts,
  load: (begun: EarlyClient) => Promise<PageClient>,
  painted: Promise<void>,
): PageClient {
  const begun = beginClient(world);
  const { session, network, storage, persistence, newId } = begun;
  // Opened first and only once: the whole client takes over the open tables.
  let opening: Promise<void> | null = null;
  // A failure here happens again in the whole client, which reports it.
  const open = () => (opening ??= begun.open().catch(() => undefined));
  let loading: Promise<Started> | null = null;
  const whole = async (): Promise<Started> => {
    await open();
    loading ??= load(begun).then((made) => ({ ...made, started: made.client.start() }));
    try {
      return await loading;
    } catch (error) {
      // Loading its code failed: the next call tries again.
      loading = null;
      throw error;
    }
  };
  const client = async (): Promise<Client> => {
    const { client: made, started } = await whole();
    // The error goes to the caller of `start`.
    await started.catch(() => undefined);
    return made;
  };
  const server: ServerReads = {
    barcode: async (...asked) => (await client()).server.barcode(...asked),
    label: async (...asked) => (await client()).server.label(...asked),
    report: async (...asked) => (await client()).server.report(...asked),
    instance: async () => (await client()).server.instance(),
    support: async () => (await client()).server.support(),
    ask: async (call, input) => (await client()).server.ask(call, input),
    helpNumbers: async () => (await client()).server.helpNumbers(),
  };
  const late: Client = {
    session,
    network: network.state,
    storage,
    persistence: persistence.state,
    server,
    newId,
    start: async () => {
      await open();
      if (session.getState().status !== 'loading') await painted;
      await (await whole()).started;
    },
    persist: persistence.ask,
    deviceId: () => {
      const now = session.getState();
      return begun.deviceId(now.status === 'signedIn' ? now.db : null);
    },
    register: async (registration) => (await client()).register(registration),
    login: async (credentials) => (await client()).login(credentials),
    signInBy: async (call) => (await client()).signInBy(call),
    logout: async (queue) => (await client()).logout(queue),
    perform: async (...asked) => (await client()).perform(...asked),
    performAll: async (steps) => (await client()).performAll(steps),
    scan: async (input) => (await client()).scan(input),
    fetchProduct: async (id) => (await client()).fetchProduct(id),
    takeProducts: async (ids) => (await client()).takeProducts(ids),
    firstPack: async () => (await client()).firstPack(),
    askInAccount: async (call, input) => (await client()).askInAccount(call, input),
    sendAgain: async (opId) => (await client()).sendAgain(opId),
    replace: async (opId, payload) => (await client()).replace(opId, payload),
    exportUnsent: async () => (await client()).exportUnsent(),
    discard: async (opId) => (await client()).discard(opId),
    keepPhoto: async (bytes, mime) => (await client()).keepPhoto(bytes, mime),
    dropPhoto: async (sha256) => (await client()).dropPhoto(sha256),
    setStayOffline: async (on) => (await client()).setStayOffline(on),
    syncNow: () => void client().then((made) => made.syncNow()),
  };
  return {
    client: late,
    analytics: {
      record: async (happening) => {
        await painted;
        // Losing an event is no error: it is dropped if the code cannot be loaded, as on a full phone.
        const made = await whole().catch(() => null);
        await made?.started.catch(() => undefined);
        await made?.analytics.record(happening);
      },
      decide: async (consent) => (await whole()).analytics.decide(consent),
    },
  };
}
