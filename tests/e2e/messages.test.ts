import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Worker } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { startPushService } from '../support/push-service.ts';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { showpiece } from './catalogue.ts';
import { putAtHome } from './screens.ts';
import { signUp } from './sign-up.ts';

// Product P15 in a real browser: a notice, a push service that decrypts, and the real service worker with the app closed.

const service = await startPushService();
afterAll(() => service.close());
const stage = setStage([], { RECALL_FEEDS: '', PUSH_SERVICES: service.url, MESSAGE_RELAYS: `ntfy=${service.url}` });

const { digits: CODE, product: PRODUCT } = showpiece();

/** A record in the shape of RappelConso V2. */
const fiche = (number: string) => ({
  numero_fiche: number,
  rappel_guid: number,
  categorie_produit: 'hygiène-beauté',
  sous_categorie_produit: 'cosmétiques',
  marque_produit: 'Sample',
  modeles_ou_references: 'gel douche',
  libelle: 'gel douche',
  identification_produits: `${CODE}$L2231$date limite de consommation$$`,
  motif_rappel: 'contamination microbiologique',
  conduites_a_tenir_par_le_consommateur: 'ne plus utiliser le produit|détruire le produit',
  lien_vers_la_fiche_rappel: 'https://rappel.conso.gouv.fr/fiche-rappel/1/interne',
  date_publication: '2026-11-20T08:00:00+00:00',
});

/** Takes a notice in beside the running server, as an operator does. */
function publish(number: string): void {
  const { dataDir } = stage.server();
  const file = join(dataDir, 'notices.json');
  writeFileSync(file, JSON.stringify({ results: [fiche(number)] }));
  const ran = spawnSync(process.execPath, ['--import', 'tsx', 'api/commands/recalls.ts', 'import', file], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (ran.status !== 0) throw new Error(ran.stderr);
}

/** The browser's own push service is outside: what it would answer is a phone of the one here. */
const phone = service.subscribe();
const subscribeHere = (context: BrowserContext) =>
  context.addInitScript(({ endpoint, keys }) => {
    const made = {
      endpoint,
      options: {},
      toJSON: () => ({ endpoint, keys, expirationTime: null }),
      unsubscribe: async () => {
        localStorage.removeItem('subscribed');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('subscribed') ? made : null),
      subscribe: async () => {
        localStorage.setItem('subscribed', 'yes');
        return made;
      },
    });
  }, phone);

const worker = (context: BrowserContext): Worker => {
  const [found] = context.serviceWorkers();
  if (!found) throw new Error('There is no service worker.');
  return found;
};

/** What the tests ask of the scope of the worker: it is not in their compiler's library. */
interface Scope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (
    type: string,
    given: { readonly notification: Notification; readonly action: string },
  ) => Event;
}

/** What the system shows. */
const shown = (of: Worker) =>
  of.evaluate(async () => {
    const { registration } = self as unknown as Scope;
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
      ...{ title, body, tag, url: (data as { url: string }).url },
    }));
  });

/** Delivers what the push service took, as the browser does. */
async function deliver(cdp: CDPSession, registrationId: string, text: string): Promise<void> {
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: stage.server().url, registrationId, data: text });
}

it('tells of a recall with the app closed, leads to it without a signal, and takes "Not mine" (products P15.4, P15.7, P15.8)', async () => {
  const { page, context, watch } = await stage.open();
  await subscribeHere(context);
  await context.grantPermissions(['notifications'], { origin: stage.server().url });
  await signUp(page);
  await untilInstalled(page);
  await putAtHome(context.request, [showpiece()]);
  // The phone has heard of what is at home.
  await page.goto('/inventory');
  await page.getByText(PRODUCT.name).first().waitFor();

  await page.goto('/settings#notifications');
  await page.getByRole('switch', { name: 'Messages on this phone' }).click();
  await page.getByText('Messages switched on', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send a test', exact: true }).click();
  await page.getByText('Test message sent', { exact: true }).waitFor();
  await page.getByLabel('Topic').fill('a topic');
  await page.getByRole('button', { name: 'Switch ntfy on' }).click();
  await page.getByText('Use letters, digits, - and _ only, at most 128.').waitFor();
  await page.getByLabel('Topic').fill('our-topic');
  await page.getByRole('button', { name: 'Switch ntfy on' }).click();
  await page.getByRole('button', { name: 'Send a test by ntfy' }).waitFor();
  const quiet = page.getByRole('button', { name: 'Quiet hours' });
  const wait = page.getByRole('switch', { name: 'Messages wait' });
  await quiet.click();
  await wait.click();
  await page.getByLabel('From').waitFor();
  // Without what was just said, and from its beginning: nothing lies over a part of a switch.
  await page.reload();
  await page.getByRole('button', { name: 'Send a test', exact: true }).waitFor();
  await page.getByText('22:00 to 07:00').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/messages.png`, fullPage: true });
  await quiet.click();
  await page.getByLabel('From').waitFor();
  expect(await violations(page)).toEqual([]);
  await wait.click();
  const test = service.taken.shift();
  expect(test?.message?.parts).toEqual([{ k: 'test' }]);

  // The session of the protocol lives on a page of nobody; the app itself is closed.
  const bare = await context.newPage();
  const cdp = await context.newCDPSession(bare);
  const registrations: string[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    registrations.push(...all.map(({ registrationId }) => registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  // It has no icon.
  watch.expectStatus(404);
  await bare.goto('/healthz');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const registration = registrations.at(-1) ?? '';
  await page.close();

  publish('2026-11-0101');
  await expect.poll(() => service.taken.length).toBe(1);
  const [pushed] = service.taken;
  // A signature may hold any letters.
  const seen = `${pushed?.text} ${JSON.stringify({ ...pushed?.headers, authorization: null })}`;
  expect(seen).not.toMatch(/gel|douche|microbio|maya|2026-11-0101/i);
  await deliver(cdp, registration, pushed?.text ?? '');
  await expect
    .poll(() => shown(worker(context)))
    .toMatchObject([
      {
        title: PRODUCT.name,
        body: 'A recall affects this product: contamination microbiologique',
        url: '/recalls/rappelconso%3A2026-11-0101',
      },
    ]);
  // The same message once more takes its place.
  await deliver(cdp, registration, pushed?.text ?? '');
  await bare.waitForTimeout(500);
  expect(await shown(worker(context))).toHaveLength(1);

  // Cold, and without a signal, it says what to do.
  watch.expectUnreachable(true);
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto('/recalls/rappelconso%3A2026-11-0101');
  await cold.getByRole('heading', { name: 'What to do' }).waitFor();
  await cold.getByText('Stop using it.').waitFor();
  await cold.getByRole('button', { name: 'Not mine' }).waitFor();
  await cold.close();
  await context.setOffline(false);
  watch.expectUnreachable(false);

  // "Not mine", with the app closed: through the outbox to the server, and so to every phone of the household.
  await worker(context).evaluate(async () => {
    const scope = self as unknown as Scope;
    const { registration, NotificationEvent } = scope;
    const [notification] = await registration.getNotifications();
    if (!notification) throw new Error('Nothing is shown.');
    const event = new NotificationEvent('notificationclick', { notification, action: 'notMine' });
    const work: Promise<unknown>[] = [];
    // A worker may only wait for events of the browser itself.
    Object.defineProperty(event, 'waitUntil', { value: (promise: Promise<unknown>) => work.push(promise) });
    scope.dispatchEvent(event);
    await Promise.all(work);
  });
  const told = async () =>
    ((await (await context.request.get('/api/notifications')).json()) as { type: string }[]).filter(
      ({ type }) => type === 'product_recall',
    );
  await expect.poll(told).toEqual([]);
  const back = await context.newPage();
  await back.goto('/recalls');
  await back.getByText('1 laid aside').waitFor();
});

it('shows a notification for a push of nobody, and without a word where nobody is signed in (product P15.4)', async () => {
  const { page, context } = await stage.open();
  await context.grantPermissions(['notifications'], { origin: stage.server().url });
  await page.goto('/auth');
  await untilInstalled(page);
  const cdp = await context.newCDPSession(page);
  const registrations: string[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    registrations.push(...all.map(({ registrationId }) => registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const part = { k: 'recall', ref: 'abc', product: PRODUCT.id, sure: true };
  const texts = ['', 'no JSON', JSON.stringify({ id: 'one', parts: [part], count: 1 })];
  for (const [at, text] of texts.entries()) {
    await deliver(cdp, registrations.at(-1) ?? '', text);
    await expect.poll(async () => (await shown(worker(context))).length, { message: text }).toBe(at + 1);
  }
  for (const { title, body } of await shown(worker(context))) {
    expect([title, body]).toEqual(['Something at home needs a look', 'Open to see what to do.']);
  }
});

it('says what stands in the way of messages, in each state (product P15.8)', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await untilInstalled(page);
  await context.grantPermissions([], { origin: stage.server().url });
  await page.goto('/settings#notifications');
  await page.getByText('Messages are blocked for Safeshelf').waitFor();
  await page.getByText('Your server sends no mail', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await page.getByText('This browser shows no messages from apps like this one.').waitFor();
  await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.reload();
  await page.getByText('iPhones and iPads show messages of apps on the home screen.').waitFor();
  expect(await violations(page)).toEqual([]);
});
