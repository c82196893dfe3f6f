import type { DeliverySetup } from '#domain/delivery/calls.ts';
import { deliverySetup, subscribePush, testPush, unsubscribePush } from '#domain/delivery/calls.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { ServerReads } from '#web/offline/transport/server-reads.ts';

/** How messages stand on this phone: what the browser allows, and what the server knows. */
export interface PhonePush {
  /**
   * `install`: an iPhone or iPad, which allows messages to apps on the home screen alone. `denied`: the person blocked
   * them. `refused`: the people who run the server allow none.
   */
  readonly state: 'unsupported' | 'install' | 'denied' | 'refused' | 'off' | 'on';
  readonly setup: DeliverySetup;
}

/** A worker that is not there by then will not come: this browser keeps none for this page. */
const WORKER_MS = 5_000;

const hasPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Only WebKit on iPhones and iPads knows the word; false in a tab. */
const isIosTab = (): boolean => 'standalone' in navigator && navigator.standalone === false;

const worker = (): Promise<ServiceWorkerRegistration | null> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((done) => {
      setTimeout(() => done(null), WORKER_MS);
    }),
  ]);

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  hasPush() ? ((await (await worker())?.pushManager.getSubscription()) ?? null) : null;

/** Asks the browser and the server how messages stand. */
export async function readPhonePush({ ask }: Pick<ServerReads, 'ask'>): Promise<Result<PhonePush>> {
  const held = await subscriptionHere();
  const answer = await ask(deliverySetup, { query: held ? { endpoint: held.endpoint } : {} });
  if (!answer.ok) return answer;
  const setup = answer.value;
  const stateOf = (): PhonePush['state'] => {
    if (!hasPush()) return isIosTab() ? 'install' : 'unsupported';
    if (setup.publicKey === null) return 'refused';
    if (Notification.permission === 'denied') return 'denied';
    return setup.here && Notification.permission === 'granted' ? 'on' : 'off';
  };
  return succeed({ state: stateOf(), setup });
}

/** Asks for the permission, subscribes, and tells the server. */
export async function switchOn({ ask }: Pick<ServerReads, 'ask'>, publicKey: string): Promise<Result<unknown>> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return fail('FORBIDDEN', 'Your browser was not allowed to show messages.');
  }
  const registration = await worker();
  if (!registration) return fail('UNREACHABLE', 'The app is not stored on this phone yet. Try again in a moment.');
  const before = await registration.pushManager.getSubscription();
  let fresh: PushSubscription;
  try {
    fresh = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    // Also of a subscription to the key of an earlier server, which has to go first.
    await before?.unsubscribe();
    return fail('UNREACHABLE', 'Your browser could not reach its push service. Try again later.');
  }
  const { endpoint, keys = {}, expirationTime = null } = fresh.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const replaces = before && before.endpoint !== fresh.endpoint ? before.endpoint : null;
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth }, expirationTime, replaces };
  return ask(subscribePush, { body });
}

/** Ends it on both sides. */
export async function switchOff({ ask }: Pick<ServerReads, 'ask'>): Promise<Result<unknown>> {
  const held = await subscriptionHere();
  if (!held) return succeed(null);
  const told = await ask(unsubscribePush, { body: { endpoint: held.endpoint } });
  if (told.ok) await held.unsubscribe();
  return told;
}

/** Has the server send a message to this phone. */
export async function sendTest({ ask }: Pick<ServerReads, 'ask'>): Promise<Result<unknown>> {
  const held = await subscriptionHere();
  if (!held) return fail('NOT_FOUND', 'This phone gets no messages. Switch them on first.');
  return ask(testPush, { body: { endpoint: held.endpoint } });
}
