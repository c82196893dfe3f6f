import { join } from 'node:path';
import { compressPart, makePacks } from '#api/catalogue/packs/make-packs.ts';
import { packFiles } from '#api/catalogue/packs/pack-files.ts';
import { packKey } from '#api/catalogue/packs/pack-key.ts';
import { productStores } from '#api/products/room.ts';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { changeBetween, entriesOf } from '#domain/catalogue/packs/pack-change.ts';
import { productOfRecord, recordText } from '#domain/catalogue/packs/pack-record.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { HOME_CATEGORIES } from '#domain/products/category.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';
import { serialiseReport } from '#domain/safety/serialise-report.ts';
import { Dice } from '#tests/simulate/dice.ts';
import { importOpenFoodFacts, withDatabase } from './import-rate.ts';

const AIM = { bytesOf100000: 8_000_000, changePercent: 3 } as const;

interface Packed {
  readonly id: string;
  readonly record: Uint8Array;
}
const idOf = (code: number): string => String(code).padStart(14, '0');

/** The packs of the real foods: their size, the size of an update of 1% of the products, and reports from them. */
export function measurePacks(path: string, reports: number) {
  return withDatabase(async (database, folder) => {
    await importOpenFoodFacts(database, path, join(folder, 'rejects'));
    const files = packFiles(join(folder, 'packs'));
    let [products, sent] = [0, 0];
    await makePacks(database.reader, files, await packKey(database), '2026-01-01', (made) => {
      products += made.products;
      sent += made.sent;
    });
    const dice = new Dice(9);
    let change = 0;
    const all: Packed[] = [];
    for (const area of HOME_CATEGORIES) {
      for (const { body } of files.earlier(area)) {
        const entries = entriesOf(body) ?? [];
        all.push(...entries.flatMap(({ code, record }) => (record ? [{ id: idOf(code), record }] : [])));
        const texts = entries.map(({ record }) => record && new TextDecoder().decode(record));
        // One in a hundred gets the ingredient list of another.
        const changed = entries.map((entry, at) => {
          const [mine, other] = [texts[at], texts[dice.roll(texts.length)]];
          if (!mine || !other || !dice.once(100)) return entry;
          const [product, stranger] = [productOfRecord(idOf(entry.code), mine), productOfRecord('', other)];
          if (!product || !stranger) return entry;
          const text = recordText({ ...product, ingredientsText: stranger.ingredientsText });
          return { code: entry.code, record: new TextEncoder().encode(text) };
        });
        change += (await compressPart(changeBetween(entries, changed))).length;
      }
    }

    const knowledge = readPack(compiledPack());
    const { product: store } = productStores();
    const step = Math.max(1, Math.floor(all.length / reports));
    const tried = all.filter((_, at) => at % step === 0).slice(0, reports);
    let other = 0;
    for (const { id, record } of tried) {
      const packedProduct = productOfRecord(id, new TextDecoder().decode(record));
      const held = await store.find(database.reader, 'nobody', id);
      const [phone, server] = [packedProduct, held?.product ?? null].map(
        (product) => product && serialiseReport(assessProduct(product, knowledge)).text,
      );
      if (!phone || phone !== server) other += 1;
    }
    const of100000 = Math.round((sent * 100_000) / products);
    const changePercent = Number(((100 * change) / sent).toFixed(2));
    return {
      products,
      packBytes: sent,
      bytesOf100000: of100000,
      changeOfOnePercent: change,
      changePercent,
      reports: tried.length,
      reportsThatDiffer: other,
      met: of100000 < AIM.bytesOf100000 && changePercent < AIM.changePercent && other === 0,
    };
  });
}
