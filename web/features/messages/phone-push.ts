import type { DeliverySetup } from '#domain/delivery/calls.ts';
import { deliverySetup, subscribePush, testPush, unsubscribePush } from '#domain/delivery/calls.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { ServerReads } from '#web/offline/transport/server-reads.ts';

/** State of push messages on this phone: what the browser allows, and the server's setup. */
export interface PhonePush {
  /**
   * `install`: an iPhone or iPad, which allows push only to apps on the home screen. `denied`: the person blocked them.
   * `refused`: the people who run the server have switched push off.
   */
  readonly state: 'unsupported' | 'install' | 'denied' | 'refused' | 'off' | 'on';
  readonly setup: DeliverySetup;
}

/** If no service worker is ready by then, none will be: this browser keeps none for this page. */
const WORKER_MS = 5_000;

const hasPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Only WebKit on iPhones and iPads has this property; it is false in a browser tab. */
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

/** Reads the state of push from the browser and the server. */
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

/** Asks for permission, subscribes, and registers the subscription with the server. */
export async function switchOn({ ask }: Pick<ServerReads, 'ask'>, publicKey: string): Promise<Result<unknown>> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return fail('FORBIDDEN', 'Your browser isn’t allowed to show messages.');
  }
  const registration = await worker();
  if (!registration) return fail('UNREACHABLE', 'The app isn’t stored on this phone yet. Try again in a moment.');
  const before = await registration.pushManager.getSubscription();
  let fresh: PushSubscription;
  try {
    fresh = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    // Also fails if a subscription with an earlier server's key exists, which must be removed first.
    await before?.unsubscribe();
    return fail('UNREACHABLE', 'Your browser couldn’t reach its push service. Try again later.');
  }
  const { endpoint, keys = {}, expirationTime = null } = fresh.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const replaces = before && before.endpoint !== fresh.endpoint ? before.endpoint : null;
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth }, expirationTime, replaces };
  return ask(subscribePush, { body });
}

/** Ends the subscription on the server and in the browser. */
export async function switchOff({ ask }: Pick<ServerReads, 'ask'>): Promise<Result<unknown>> {
  const held = await subscriptionHere();
  if (!held) return succeed(null);
  const told = await ask(unsubscribePush, { body: { endpoint: held.endpoint } });
  if (told.ok) await held.unsubscribe();
  return told;
}

/** Asks the server to send a test message to this phone. */
export async function sendTest({ ask }: Pick<ServerReads, 'ask'>): Promise<Result<unknown>> {
  const held = await subscriptionHere();
  if (!held) return fail('NOT_FOUND', 'Messages are off on this phone. Switch them on first.');
  return ask(testPush, { body: { endpoint: held.endpoint } });
}
