import { type Beginning, beginClient } from './begin-client.ts';
import type { Client } from './client.ts';
import type { ClientPorts } from './client-ports.ts';
import type { ServerReads } from './transport/server-reads.ts';

/** The whole client, once its code is there. */
interface Whole {
  readonly client: Client;
  /** Settles when it knows who is signed in. */
  readonly started: Promise<void>;
}

async function loadWhole(world: ClientPorts, begun: Beginning): Promise<Whole> {
  const { createClient } = await import('./create-client.ts');
  const client = createClient(world, begun);
  return { client, started: client.start() };
}

/**
 * A client that shows at once what this phone remembers, and fetches schemas, rules and sync behind the first paint, or
 * as soon as something is asked that needs them.
 * @param painted settles when the first screen stands: nothing that it does not need may run before
 */
export function createLateClient(world: ClientPorts, painted: Promise<void>): Client {
  const begun = beginClient(world);
  const { session, network, storage, persistence, newId } = begun;
  // Opened first, and once: the whole client takes over what is open.
  let opening: Promise<void> | null = null;
  // What fails here fails there again, and is told there.
  const open = () => (opening ??= begun.open().catch(() => undefined));
  let loading: Promise<Whole> | null = null;
  const whole = async (): Promise<Whole> => {
    await open();
    loading ??= loadWhole(world, begun);
    try {
      return await loading;
    } catch (error) {
      // Its code did not come: it is asked for again next time.
      loading = null;
      throw error;
    }
  };
  const client = async (): Promise<Client> => {
    const { client: made, started } = await whole();
    // Whoever starts it is told what went wrong.
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
  return {
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
    logout: async (queue) => (await client()).logout(queue),
    perform: async (...asked) => (await client()).perform(...asked),
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
}
