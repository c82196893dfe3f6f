import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Worker } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { startPushService } from '../support/push-service.ts';
import { PASSWORD, setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { post } from './server-call.ts';
import { signUp } from './sign-up.ts';
import { welcomedBefore } from './welcomed.ts';

// Product P15 in a real browser: a notice, a decrypting push service, and the real service worker with the app closed.

const service = await startPushService();
afterAll(() => service.close());
const env = { RECALL_FEEDS: '', PUSH_SERVICES: service.url, MESSAGE_RELAYS: `ntfy=${service.url}` };
const stage = setStage([], env, true);

/** A product at home that the notice names, as a person types it in. */
const PRODUCT = {
  name: 'Boudin portion',
  brand: 'Michel Dupuy',
  barcode: '3367824926723',
  ingredients: ['Pork', 'Salt'],
};
const NUMBER = '2024-06-0007';
const RECALL = `/recalls/rappelconso%3A${NUMBER}`;

/** That notice as RappelConso published it, without the fields that are never read. */
const FICHE = {
  numero_fiche: NUMBER,
  rappel_guid: '2a856027-0849-4ee6-9c43-c9bf87e92052',
  categorie_produit: 'alimentation',
  sous_categorie_produit: 'viandes',
  marque_produit: 'michel dupuy',
  modeles_ou_references: 'boudin portion',
  libelle: 'boudin portion',
  identification_produits:
    '3367824926723$40880036 / 41080093 / 41310112 / 41310113$date limite de consommation$2024-05-25$2024-07-06',
  motif_rappel: 'présence de listeria monocytogenes supérieure à la limite de sécurité.',
  conduites_a_tenir_par_le_consommateur: 'ne plus consommer|rapporter le produit au point de vente',
  modalites_de_compensation: 'remboursement',
  lien_vers_la_fiche_rappel: 'https://rappel.conso.gouv.fr/fiche-rappel/14709/interne',
  date_publication: '2024-06-03T17:00:33+00:00',
};

/** Imports the notice while the server runs, as an operator does. */
function publish(): void {
  const { dataDir } = stage.server();
  const file = join(dataDir, 'notices.json');
  writeFileSync(file, JSON.stringify({ results: [FICHE] }));
  const ran = spawnSync(process.execPath, ['--import', 'tsx', 'api/commands/recalls.ts', 'import', file], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (ran.status !== 0) throw new Error(ran.stderr);
}

/** Replaces the browser's own push service, which is outside: a subscription is a phone of the test's push service. */
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

/** The parts of the worker's global scope that the tests use, which are missing from their compiler's library. */
interface Scope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (
    type: string,
    given: { readonly notification: Notification; readonly action: string },
  ) => Event;
}

/** The notifications that the system shows. */
const shown = (of: Worker) =>
  of.evaluate(async () => {
    const { registration } = self as unknown as Scope;
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
      ...{ title, body, tag, url: (data as { url: string }).url },
    }));
  });

/** The registration whose worker is active: a push to one that is still being installed is lost. */
async function activeRegistration(cdp: CDPSession): Promise<string> {
  const active: string[] = [];
  cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    active.push(...versions.filter(({ status }) => status === 'activated').map((version) => version.registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => active.length).toBeGreaterThan(0);
  return active.at(-1) ?? '';
}

/** Delivers what the push service took, as the browser does. */
async function deliver(cdp: CDPSession, registrationId: string, text: string): Promise<void> {
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: stage.server().url, registrationId, data: text });
}

it('tells of a published recall with the app closed, says what to do without a signal, and silences it on both phones by "Not mine" (products P11.9, P15.4, P15.7, P15.8)', async () => {
  const { page, context, watch } = await stage.open();
  await subscribeHere(context);
  await context.grantPermissions(['notifications'], { origin: stage.server().url });
  const email = await signUp(page);
  await untilInstalled(page);
  await post(context.request, '/api/products/create-manual', PRODUCT);
  await post(context.request, '/api/inventory', { productId: `0${PRODUCT.barcode}` });
  // The phone has received the inventory.
  await page.goto('/inventory');
  await page.getByText(PRODUCT.name).first().waitFor();

  await page.goto('/settings#notifications');
  await page.getByRole('switch', { name: 'Messages on this phone' }).click();
  await page.getByText('Messages switched on', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send a test', exact: true }).click();
  await page.getByText('Test message sent', { exact: true }).waitFor();
  await page.getByLabel('Topic').fill('a topic');
  await page.getByRole('button', { name: 'Switch ntfy on' }).click();
  await page.getByText('Use only letters, digits, - and _, up to 128.').waitFor();
  await page.getByLabel('Topic').fill('our-topic');
  await page.getByRole('button', { name: 'Switch ntfy on' }).click();
  await page.getByRole('button', { name: 'Send a test by ntfy' }).waitFor();
  const quiet = page.getByRole('button', { name: 'Quiet hours' });
  const wait = page.getByRole('switch', { name: 'Messages wait' });
  await quiet.click();
  await wait.click();
  await page.getByLabel('From').waitFor();
  // Reload and scroll to the top, so that neither a toast nor anything else covers part of a switch.
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

  // The DevTools session runs on an unrelated page, so that the app itself can be closed.
  const bare = await context.newPage();
  const cdp = await context.newCDPSession(bare);
  // That page has no icon.
  watch.expectStatus(404);
  await bare.goto('/healthz');
  const registration = await activeRegistration(cdp);
  await page.close();

  publish();
  await expect.poll(() => service.taken.length).toBe(1);
  const [pushed] = service.taken;
  // A signature may contain any letters.
  const seen = `${pushed?.text} ${JSON.stringify({ ...pushed?.headers, authorization: null })}`;
  expect(seen).not.toMatch(/boudin|dupuy|listeria|maya|2024-06-0007/i);
  await deliver(cdp, registration, pushed?.text ?? '');
  await expect
    .poll(() => shown(worker(context)))
    .toMatchObject([
      {
        title: PRODUCT.name,
        body: expect.stringMatching(/^A recall affects this product: présence de listeria monocytogenes/),
        url: RECALL,
      },
    ]);
  // The same message delivered again replaces the first one.
  await deliver(cdp, registration, pushed?.text ?? '');
  await bare.waitForTimeout(500);
  expect(await shown(worker(context))).toHaveLength(1);

  // The partner's phone shows the recall.
  const { page: other } = await stage.open();
  await welcomedBefore(other.context());
  await post(other.request, '/api/login', { email, password: PASSWORD });
  await other.goto('/recalls');
  await other.getByRole('button', { name: 'Not mine' }).waitFor();

  // After a cold start without a signal, the phone says what to do.
  watch.expectUnreachable(true);
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(RECALL);
  await cold.getByRole('heading', { name: 'What to do' }).waitFor();
  await cold.getByText('Do not eat or drink it.').first().waitFor();
  await cold.getByRole('button', { name: 'Not mine' }).waitFor();
  await cold.close();
  await context.setOffline(false);
  watch.expectUnreachable(false);

  // "Not mine" with the app closed goes through the outbox to the server, and from there to every phone of the
  // household.
  await worker(context).evaluate(async () => {
    const scope = self as unknown as Scope;
    const { registration, NotificationEvent } = scope;
    const [notification] = await registration.getNotifications();
    if (!notification) throw new Error('Nothing is shown.');
    const event = new NotificationEvent('notificationclick', { notification, action: 'notMine' });
    const work: Promise<unknown>[] = [];
    // A worker may only call waitUntil on events that the browser dispatched.
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
  await back.getByText('1 set aside').waitFor();
  await other.getByText('1 set aside').waitFor();
  await other.getByText('All Clear! No active recalls for your products').waitFor();
});

it('shows a notification for a push of nobody, and without a word where nobody is signed in (product P15.4)', async () => {
  const { page, context } = await stage.open();
  await context.grantPermissions(['notifications'], { origin: stage.server().url });
  await page.goto('/auth');
  await untilInstalled(page);
  const cdp = await context.newCDPSession(page);
  const registration = await activeRegistration(cdp);
  const part = { k: 'recall', ref: 'abc', product: `0${PRODUCT.barcode}`, sure: true };
  const texts = ['', 'no JSON', JSON.stringify({ id: 'one', parts: [part], count: 1 })];
  for (const [at, text] of texts.entries()) {
    await deliver(cdp, registration, text);
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
  await page.getByText('Messages from Safeshelf are blocked').waitFor();
  await page.getByText('Your server doesn’t send e-mail', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await page.getByText('This browser can’t show messages from apps like this one.').waitFor();
  await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.reload();
  await page.getByText('iPhones and iPads only show messages from apps on the home screen.').waitFor();
  expect(await violations(page)).toEqual([]);
});
