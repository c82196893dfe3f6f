import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quotaMonth } from '#domain/plans/plan.ts';
import type { StartedScan } from '#web/offline/client.ts';
import { startPaymentService } from '../api/payment-service.ts';
import {
  CODE_WITH_LABEL,
  CODE_WITHOUT_LABEL,
  type RunningApp,
  startApp,
  UNKNOWN_CODE,
  WITH_LABEL,
} from '../api/start-app.ts';
import { eventually, Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'free' });
  phone = new Phone(app);
  await phone.signUp();
});
afterEach(() => app.close());

const scan = (barcode: string) => phone.client.scan({ barcode, mode: 'household', input: 'typed' });
const started = async (barcode: string): Promise<StartedScan> => unwrap(await scan(barcode));
const used = () => app.db.prepare('SELECT used FROM usage').pluck().get();
const usageHere = () => phone.db.usage.get(quotaMonth(phone.clock.now()));

describe('a scan', () => {
  it('shows the product at once where the phone knows it, and ends with the word of the server', async () => {
    const begun = await started(CODE_WITH_LABEL);
    expect(begun).toMatchObject({ gtin: WITH_LABEL.id, product: { name: WITH_LABEL.name } });
    expect(await begun.ended).toEqual({ status: 'identified', productId: WITH_LABEL.id, scanId: begun.scanId });
    expect(used()).toBe(1);
    expect(await usageHere()).toMatchObject({ scansUsed: 1, scanLimit: 5 });
  });

  it('tells a product without a label, an unknown code, and a code that is none apart', async () => {
    expect(await (await started(CODE_WITHOUT_LABEL)).ended).toMatchObject({ status: 'needs_label' });
    const unknown = await started(UNKNOWN_CODE);
    expect(unknown.product).toBeNull();
    expect(await unknown.ended).toMatchObject({ status: 'unknown', gtin: `0${UNKNOWN_CODE}` });
    expect(await scan('123')).toMatchObject({ ok: false, problem: { code: 'INVALID_BARCODE' } });
    expect(used(), 'what was not identified never counts').toBeUndefined();
  });

  it('is queued without a signal, told so at once, and counted once when it arrives', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    const begun = await started(CODE_WITH_LABEL);
    expect(begun.product?.id).toBe(WITH_LABEL.id);
    expect(await begun.ended).toMatchObject({ status: 'unreachable' });
    expect(await phone.db.scans.get(begun.scanId)).toMatchObject({ outcome: 'identified', pending: 1 });
    phone.network.fate = REQUEST_OUTCOMES.answerLost;
    await phone.sync();
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.db.scans.get(begun.scanId)).toMatchObject({ counted: true, pending: 0 });
    expect(used()).toBe(1);
  });

  it('is unreachable after three seconds of silence', async () => {
    phone.network.fate = REQUEST_OUTCOMES.silent;
    const begun = await started(CODE_WITH_LABEL);
    let end: unknown = 'none yet';
    void begun.ended.then((ended) => {
      end = ended;
    });
    await eventually(async () => expect(await phone.outbox()).toEqual(['inflight']));
    expect(end).toBe('none yet');
    phone.clock.advance(3_000);
    await eventually(() => expect(end).toMatchObject({ status: 'unreachable' }));
  });

  it('fetches a product that only the server knows before it ends', async () => {
    phone.firstPack = async () => [];
    const begun = await started(CODE_WITH_LABEL);
    expect(begun.product).toBeNull();
    expect(await begun.ended).toMatchObject({ status: 'identified', productId: WITH_LABEL.id });
  });

  it('asks to sign in where the session is gone, and stays in the queue', async () => {
    app.db.prepare('DELETE FROM sessions').run();
    const begun = await started(CODE_WITH_LABEL);
    expect(await begun.ended).toEqual({ status: 'signed_out' });
    expect(await phone.outbox()).toEqual(['queued']);
  });

  it('reads eight digits by what the decoder saw', async () => {
    const upcE = unwrap(
      await phone.client.scan({ barcode: '04963406', symbology: 'UPC-E', mode: 'household', input: 'camera' }),
    );
    expect(upcE.gtin).toBe('00049000006346');
    expect(await upcE.ended).toMatchObject({ gtin: '00049000006346' });
    expect((await phone.db.scans.get(upcE.scanId))?.gtin).toBe('00049000006346');
  });
});

describe('the quota', () => {
  it('lets scan offline while used and queued stay below the limit', async () => {
    await (await started(CODE_WITH_LABEL)).ended;
    phone.network.fate = REQUEST_OUTCOMES.down;
    for (let at = 0; at < 4; at += 1) await started(CODE_WITH_LABEL);
    await phone.settled();
    expect(await scan(CODE_WITH_LABEL)).toMatchObject({ ok: false, problem: { code: 'SCAN_LIMIT_REACHED' } });
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(used()).toBe(5);
    expect(await scan(CODE_WITH_LABEL)).toMatchObject({ ok: false, problem: { code: 'SCAN_LIMIT_REACHED' } });
  });

  it('offers an upgrade where one can be bought, and none where plans are granted (product P7.3)', async () => {
    const stripe = await startPaymentService(0);
    const shop = await startApp({ stripe: stripe.config });
    const refused = async (server: RunningApp) => {
      const at = new Phone(server);
      await at.signUp();
      const one = () => at.client.scan({ barcode: CODE_WITH_LABEL, mode: 'household', input: 'typed' });
      await unwrap(await one()).ended;
      // Another phone used up the month: first the server refuses, then, without a signal, the phone itself.
      server.db.prepare('UPDATE usage SET used = 5').run();
      const byServer = await unwrap(await one()).ended;
      await at.db.usage.toCollection().modify({ scansUsed: 5 });
      at.network.fate = REQUEST_OUTCOMES.down;
      return [byServer, await one()];
    };
    try {
      const upgrade = "You've reached your monthly scan limit. Upgrade to continue scanning";
      const wait = "You've reached your monthly scan limit. You can scan again next month, or with a larger plan.";
      for (const [server, message] of [
        [shop, upgrade],
        [app, wait],
      ] as const) {
        expect(await refused(server)).toMatchObject([
          { status: 'limit_reached', message },
          { ok: false, problem: { code: 'SCAN_LIMIT_REACHED', message } },
        ]);
      }
    } finally {
      await shop.close();
      await stripe.close();
    }
  });

  it('holds what the server refuses, keeps it in the history, and sends it in the next month', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.push((await started(CODE_WITH_LABEL)).scanId);
    await phone.settled();
    // Another phone of the household was faster.
    const month = quotaMonth(app.now());
    const household = app.db.prepare('SELECT id FROM households').pluck().get();
    app.db
      .prepare('INSERT INTO usage (household_id, month, used, rev, seq) VALUES (?, ?, 3, 1, 1)')
      .run(household, month);
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    const held = Array(3).fill('held SCAN_LIMIT_REACHED');
    expect(await phone.outbox()).toEqual(['acked', 'acked', ...held]);
    expect(await phone.db.scans.count(), 'the history keeps all').toBe(5);
    expect(phone.client.network.getState().notSent).toBe(3);
    app.wait(10 * 86_400_000);
    phone.clock.advance(10 * 86_400_000);
    await phone.sync();
    expect(await phone.outbox()).toEqual(Array(5).fill('acked'));
    expect(app.db.prepare('SELECT used FROM usage WHERE month > ?').pluck().get(month)).toBe(3);
    expect(await phone.db.scans.bulkGet(ids)).not.toContain(undefined);
  });

  it('goes by the month of the server, however wrong the clock of the phone is', async () => {
    phone.clock.advance(3 * 365 * 86_400_000);
    await phone.sync();
    phone.network.fate = REQUEST_OUTCOMES.down;
    for (let at = 0; at < 7; at += 1) await scan(CODE_WITH_LABEL);
    await phone.settled();
    expect(await phone.outbox(), 'five are the limit').toHaveLength(5);
    app.db
      .prepare('INSERT INTO usage (household_id, month, used, rev, seq) SELECT id, ?, 3, 1, 1 FROM households')
      .run(quotaMonth(app.now()));
    let pushes = 0;
    phone.network.fate = (path, _init, go) => {
      if (path.endsWith('/push')) pushes += 1;
      return go();
    };
    await phone.sync();
    await phone.sync();
    const held = Array(3).fill('held SCAN_LIMIT_REACHED');
    expect(await phone.outbox()).toEqual(['acked', 'acked', ...held]);
    expect(pushes, 'what is held is not sent over and over').toBe(1);
  });

  it('sends again only as many as a larger plan has room for', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    for (let at = 0; at < 5; at += 1) await started(CODE_WITH_LABEL);
    await phone.settled();
    app.db
      .prepare('INSERT INTO usage (household_id, month, used, rev, seq) SELECT id, ?, 5, 1, 1 FROM households')
      .run(quotaMonth(app.now()));
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.outbox()).toEqual(Array(5).fill('held SCAN_LIMIT_REACHED'));
    // The plan change gives the month's row a new `seq`, so the next pull sends it.
    app.db.prepare('UPDATE usage SET used = 23').run();
    app.db.prepare("UPDATE households SET tier = 'starter'").run();
    await phone.sync();
    expect((await phone.outbox()).filter((state) => state === 'acked')).toHaveLength(2);
    expect(used()).toBe(25);
  });

  it('counts no scan twice while its answer is on the way', async () => {
    for (let at = 0; at < 3; at += 1) await (await started(CODE_WITH_LABEL)).ended;
    // Committed but not yet answered: the server counts it as used, the phone as waiting.
    phone.network.fate = (path, init, go) =>
      path.endsWith('/push') ? REQUEST_OUTCOMES.answerLost(path, init, go) : go();
    await started(CODE_WITH_LABEL);
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.up;
    expect(used()).toBe(4);
    expect(await (await started(CODE_WITH_LABEL)).ended).toMatchObject({ status: 'identified' });
    expect(used()).toBe(5);
  });

  it('asks the server before it turns anybody away: the plan may have changed', async () => {
    for (let at = 0; at < 5; at += 1) await (await started(CODE_WITH_LABEL)).ended;
    expect(await scan(CODE_WITH_LABEL)).toMatchObject({ ok: false, problem: { code: 'SCAN_LIMIT_REACHED' } });
    app.db.prepare("UPDATE households SET tier = 'unlimited'").run();
    expect(await (await started(CODE_WITH_LABEL)).ended).toMatchObject({ status: 'identified' });
  });
});
