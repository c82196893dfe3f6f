import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { blankFrame, drawnFrame } from '../support/drawn-frame.ts';
import { Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
});
afterAll(() => app.close());

const CODE = '4006381333931';
const goesOn = () => new AbortController().signal;

async function photo({ data, width, height }: ReturnType<typeof blankFrame>): Promise<Blob> {
  const raw = { raw: { width, height, channels: 4 as const } };
  return new Blob([new Uint8Array(await sharp(Buffer.from(data), raw).jpeg().toBuffer())], { type: 'image/jpeg' });
}

it('has the server search a photo for a code, with what this phone read', async () => {
  const bars = await photo(drawnFrame(ean13Modules(CODE), 3));
  expect(unwrap(await phone.client.server.barcode(bars, null, goesOn()))).toMatchObject({ barcode: CODE });
  expect(unwrap(await phone.client.server.barcode(bars, CODE, goesOn()))).toMatchObject({ confidence: 0.99 });
});

it('has the server read a label, and nothing is stored', async () => {
  const about = { barcode: CODE, productId: null };
  const read = unwrap(await phone.client.server.label(await photo(blankFrame(160, 120)), about, goesOn()));
  expect(read).toMatchObject({ success: false, productId: null, text: '' });
});

it('asks for a report, and for what this instance can do', async () => {
  const { server } = phone.client;
  expect(unwrap(await server.report(WITH_LABEL.id, goesOn()))).toMatchObject({ status: 'ready' });
  expect(unwrap(await server.instance())).toEqual({ vision: { on: false, host: null }, productPictures: false });
});

it('says what went wrong instead of rejecting', async () => {
  const { server } = phone.client;
  const torn = await server.barcode(new Blob([new Uint8Array(8)]), null, goesOn());
  expect(torn).toMatchObject({ ok: false, problem: { code: 'INVALID_INPUT' } });
  phone.network.fate = REQUEST_OUTCOMES.down;
  expect(await server.instance()).toMatchObject({ ok: false, problem: { code: 'UNREACHABLE' } });
  const called = new AbortController();
  called.abort();
  expect(await server.report(WITH_LABEL.id, called.signal)).toMatchObject({ ok: false });
});
