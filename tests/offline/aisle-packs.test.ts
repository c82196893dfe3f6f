import { generateKeyPairSync, sign } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeSourceFacts } from '#api/catalogue/import/facts-store.ts';
import { makePacks, type PackChoice } from '#api/catalogue/packs/make-packs.ts';
import { packFiles } from '#api/catalogue/packs/pack-files.ts';
import { packKey } from '#api/catalogue/packs/pack-key.ts';
import { productStores } from '#api/products/room.ts';
import { aislePacks, type PackManifest, type PackOffer } from '#domain/catalogue/packs/pack-calls.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { fetchPack, rememberedKey, removePack } from '#web/offline/catalogue/packs/fetch-pack.ts';
import { PackDb } from '#web/offline/catalogue/packs/pack-db.ts';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

// Product P14.9 to P14.12.
const { catalogue } = productStores();
const COUNT = 400;
const eanOf = (at: number): string => {
  const body = String(300_000_000_000 + at * 7);
  return `${body}${checkDigit(body)}`;
};
const soap = (at: number, over: Partial<Product> = {}): Product => ({
  ...WITH_LABEL,
  ...{ id: `0${eanOf(at)}`, gtin: `0${eanOf(at)}`, name: `Soap ${at}`, brand: 'Brand', sample: false },
  ...{ ingredientsText: `Aqua, Glycerin, Parfum, CI ${10_000 + at * 37}, Limonene ${'x'.repeat(at % 50)}` },
  ...{ source: { name: 'Open Beauty Facts', date: '2024-01-01', licence: 'ODbL 1.0' } },
  ...over,
});

let app: RunningApp;
let phone: Phone;
let db: PackDb;
let seq = 1000;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  await write(Array.from({ length: COUNT }, (_, at) => soap(at)));
  await make('2026-11-21');
  phone = new Phone(app);
  await phone.signUp();
  db = new PackDb();
});
afterEach(async () => {
  db.close();
  await app.close();
});

const files = () => packFiles(join(app.dir, 'packs'));
const make = async (day: string, choice?: PackChoice) =>
  makePacks(app.database.reader, files(), await packKey(app.database), day, undefined, choice);
const write = (products: readonly Product[]) =>
  app.database.writes.run(async (tx) => {
    for (const product of products) {
      seq += 1;
      const row = await catalogue.find(tx, product.id);
      if (row) await catalogue.change(tx, row.pk, product, 'test', seq);
      else await catalogue.add(tx, product, 'test', seq);
    }
  });
const offered = async () => {
  const { key, packs } = unwrap(await phone.client.askInAccount(aislePacks));
  const [offer] = packs;
  if (key === null || !offer) throw new Error('The server offers no pack.');
  return { key, offer, manifest: JSON.parse(offer.manifest) as PackManifest };
};
const fetchIt = async (key: string, offer: PackOffer, signal = new AbortController().signal) =>
  fetchPack({ db, ask: phone.client.askInAccount, now: () => 1 }, offer, { key, signal, told: () => undefined });
const scanned = async (at: number) =>
  unwrap(await phone.client.scan({ barcode: eanOf(at), mode: 'household', input: 'camera' })).product;
const parts = () => phone.network.carried.filter((line) => /packs\/\w+\//.test(line));

describe('an aisle pack', () => {
  it('lets a phone that never met them scan its products without a signal, just as the server has them', async () => {
    const { key, offer, manifest } = await offered();
    expect(manifest).toMatchObject({ area: 'personal_care', products: COUNT });
    expect(await scanned(3)).toBeNull();
    expect(await fetchIt(key, offer)).toBe('held');
    phone.network.fate = REQUEST_OUTCOMES.down;
    for (const at of [0, 1, 7, 199, COUNT - 1]) {
      expect(await scanned(at)).toEqual({ ...soap(at), pending: 0, packDay: '2026-11-21' });
    }
    expect(await scanned(COUNT + 5)).toBeNull();
    expect(await db.pieces.count(), 'no row for each product').toBeLessThan(3);
  });

  it('goes on where it was cut off or stopped', async () => {
    const { key, offer } = await offered();
    phone.network.fate = REQUEST_OUTCOMES.down;
    expect(await fetchIt(key, offer)).toBe('unreachable');
    phone.network.fate = REQUEST_OUTCOMES.up;
    const stop = new AbortController();
    stop.abort();
    expect(await fetchIt(key, offer, stop.signal)).toBe('stopped');
    expect(await fetchIt(key, offer)).toBe('held');
    const asked = parts().length;
    // Every part is already here: a second run, as after the page closed before storing the pack, requests none.
    await db.packs.clear();
    const [piece] = await db.pieces.toArray();
    if (piece) await db.arriving.put({ ...piece, n: 0 });
    expect(await fetchIt(key, offer)).toBe('held');
    expect(parts()).toHaveLength(asked);
  });

  it('is brought up to date by what changed alone', async () => {
    const first = await offered();
    expect(await fetchIt(first.key, first.offer)).toBe('held');
    await write([soap(5, { ingredientsText: 'Aqua, Linalool' }), soap(COUNT + 1)]);
    await make('2026-11-22');
    const { key, offer, manifest } = await offered();
    expect(offer.changes).toMatchObject([{ from: first.manifest.version }]);
    expect(await fetchIt(key, offer)).toBe('held');
    expect(parts().at(-1)).toContain(`from-${first.manifest.version}`);
    phone.network.fate = REQUEST_OUTCOMES.down;
    expect((await scanned(5))?.ingredientsText).toBe('Aqua, Linalool');
    expect(await scanned(COUNT + 1)).toMatchObject({ name: `Soap ${COUNT + 1}` });
    expect(await scanned(6)).toMatchObject({ name: 'Soap 6' });
    expect(await db.packs.toArray()).toMatchObject([{ version: manifest.version, products: COUNT + 1 }]);
    const whole = await files().part(manifest.area, manifest.version, '0');
    const held = Buffer.concat((await db.pieces.toArray()).map(({ bytes }) => Buffer.from(bytes)));
    expect(whole && brotliDecompressSync(whole).equals(held)).toBe(true);
  });

  it('stays as it was where the new one was altered, cut off or signed by another key', async () => {
    const first = await offered();
    expect(await fetchIt(first.key, first.offer)).toBe('held');
    await write(Array.from({ length: COUNT }, (_, at) => soap(at, { ingredientsText: `Aqua, Geraniol, CI ${at}` })));
    await make('2026-11-22');
    const { key, offer, manifest } = await offered();
    const other = generateKeyPairSync('ed25519').privateKey;
    const forged = { ...offer, signature: sign(null, Buffer.from(offer.manifest), other).toString('base64url') };
    const altered = { ...offer, manifest: offer.manifest.replace(manifest.sha256, 'a'.repeat(64)) };
    expect(await fetchIt(key, forged)).toBe('refused');
    expect(await fetchIt(key, altered)).toBe('refused');
    const body = await files().part(manifest.area, manifest.version, '0');
    const bytes = brotliDecompressSync(body ?? new Uint8Array());
    for (const sent of [bytes.subarray(0, -1), Buffer.from(bytes.map((byte, at) => (at === 300 ? byte ^ 1 : byte)))]) {
      phone.network.fate = (path, init, go) =>
        path.includes('/packs/')
          ? Promise.resolve(
              new Response(new Uint8Array(sent), { headers: { 'content-type': 'application/octet-stream' } }),
            )
          : REQUEST_OUTCOMES.up(path, init, go);
      expect(await fetchIt(key, offer)).toBe('refused');
    }
    // A foreign page, such as the sign-in page of a hotel network, is not accepted as a part.
    phone.network.fate = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    expect(await fetchIt(key, offer)).toBe('unreachable');
    phone.network.fate = REQUEST_OUTCOMES.down;
    expect(await scanned(8)).toMatchObject({ ingredientsText: soap(8).ingredientsText, packDay: '2026-11-21' });
    expect(await db.packs.toArray()).toMatchObject([{ version: first.manifest.version }]);
  });

  it('reads the newer label where it and the server disagree', async () => {
    const { key, offer } = await offered();
    expect(await fetchIt(key, offer)).toBe('held');
    const older = { ...soap(2), ingredientsText: 'Aqua', source: { ...soap(2).source, date: '2020-01-01' } };
    const newer = { ...older, source: { ...older.source, date: '2025-01-01' } };
    await phone.db.products.bulkPut([
      { ...older, pending: 0 },
      { ...newer, id: soap(4).id, gtin: soap(4).id, pending: 0 },
    ]);
    await phone.client.takeProducts([soap(2).id, soap(4).id]);
    expect(await phone.db.products.get(soap(2).id)).toMatchObject({ packDay: '2026-11-21' });
    expect((await phone.db.products.get(soap(4).id))?.packDay).toBeUndefined();
    // A server restored from an earlier backup answers with an older label.
    await write([older]);
    expect(await phone.client.fetchProduct(soap(2).id)).toBe('found');
    expect(await phone.db.products.get(soap(2).id)).toMatchObject({ ingredientsText: soap(2).ingredientsText });
  });

  it('holds what is sold in the chosen countries, or nobody knows where, and no area that was not chosen', async () => {
    const said = (at: number, countries: string[]) => {
      const { gtin, id: _id, sample: _sample, own: _own, earlierLists: _lists, ...facts } = soap(at);
      return { ...facts, code: gtin ?? '', codeFault: null, countries };
    };
    await app.database.writes.run(async (tx) => {
      for (const [at, countries] of [[0, ['en:france', 'en:italy']] as const, [1, ['Germany']] as const]) {
        seq += 1;
        const facts = said(at, [...countries]);
        await storeSourceFacts(tx, 'obf', { id: soap(at).id, gtin: soap(at).gtin, facts }, async () => seq, Date.now());
      }
    });
    await make('2026-11-22', { areas: new Set(['personal_care']), countries: new Set(['France']) });
    expect((await offered()).manifest.products).toBe(COUNT - 1);
    await make('2026-11-23', { areas: new Set(['kitchen']), countries: null });
    expect(unwrap(await phone.client.askInAccount(aislePacks)).packs).toEqual([]);
  });

  it('is gone when it is removed, and the key with the last of them', async () => {
    const { key, offer, manifest } = await offered();
    expect(await rememberedKey(db, key)).toBe(key);
    expect(await rememberedKey(db, 'another')).toBe(key);
    expect(await fetchIt(key, offer)).toBe('held');
    await removePack(db, manifest.area, manifest.version);
    expect([await db.packs.count(), await db.pieces.count(), await db.keys.count()]).toEqual([0, 0, 0]);
    phone.network.fate = REQUEST_OUTCOMES.down;
    expect(await scanned(3)).toBeNull();
  });
});

describe('the parts of a pack on the line', () => {
  it('are given to the signed in alone, packed where the client can read that, and no path leads out', async () => {
    const { manifest } = await offered();
    const path = `/api/catalogue/packs/${manifest.area}/${manifest.version}/0`;
    expect((await fetch(app.url + path)).status).toBe(401);
    const ask = (to: string, encoding: string) =>
      phone.network.send(to, { headers: { 'accept-encoding': encoding }, method: 'GET' });
    const plain = await ask(path, 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((await plain.arrayBuffer()).byteLength).toBe(manifest.bytes);
    for (const odd of ['personal_care/../0', `personal_care/${manifest.version}/..%2Fbody`, 'x/0123456789abcdef/0']) {
      expect((await ask(`/api/catalogue/packs/${odd}`, 'br')).status, odd).toBe(404);
    }
  });

  it('stay as they are where nothing changed, and an area without products offers none', async () => {
    const before = await offered();
    await make('2026-12-24');
    expect((await offered()).offer).toEqual(before.offer);
    for (let at = 0; at < COUNT; at += 1) {
      await app.database.writes.run(async (tx) => {
        seq += 1;
        const row = await catalogue.find(tx, soap(at).id);
        if (row) await catalogue.bury(tx, row.pk, seq);
      });
    }
    await make('2026-12-25');
    expect(unwrap(await phone.client.askInAccount(aislePacks)).packs).toEqual([]);
  });
});
