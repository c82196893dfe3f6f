import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Reads } from '#db/handles.ts';
import { countryName } from '#domain/catalogue/counts.ts';
import type { PackManifest, PackOffer } from '#domain/catalogue/packs/pack-calls.ts';
import { changeBetween, entriesOf } from '#domain/catalogue/packs/pack-change.ts';
import { type PackEntry, writePack } from '#domain/catalogue/packs/pack-format.ts';
import { codeOf, recordText } from '#domain/catalogue/packs/pack-record.ts';
import { HOME_CATEGORIES, type HomeCategory } from '#domain/products/category.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import { Product } from '#domain/products/product.ts';
import { countriesOfSale } from '../countries-of-sale.ts';
import { PRODUCTS_IN_ORDER } from '../products-in-order.ts';
import type { PackFiles } from './pack-files.ts';
import type { PackKey } from './pack-key.ts';

const compress = promisify(brotliCompress);

/** Rows per query. */
const AT_ONCE = 500;
/** Bytes of a part before compression. It takes about 1.5 MB on the line, the most that a dropped connection loses. */
const PART_BYTES = 8 * 1024 * 1024;

/** The result of making a pack. */
export interface MadePacks {
  readonly area: HomeCategory;
  readonly products: number;
  /** Bytes on the line, of all parts together. */
  readonly sent: number;
  readonly outcome: 'new' | 'same';
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Compresses a part, or a change, for sending. */
export const compressPart = (bytes: Uint8Array): Promise<Buffer> =>
  compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** The areas and countries for which the operator wants packs; null for all. */
export interface PackChoice {
  readonly areas: ReadonlySet<HomeCategory> | null;
  /** In the spelling of {@link countryName}. A product whose countries of sale are unknown is in every pack. */
  readonly countries: ReadonlySet<string> | null;
}

const EVERYTHING: PackChoice = { areas: null, countries: null };

async function entriesByArea(reads: Reads, { areas, countries }: PackChoice): Promise<Map<HomeCategory, PackEntry[]>> {
  const byArea = new Map<HomeCategory, PackEntry[]>();
  for (let pk = 0; ; ) {
    const rows = await reads.all(PRODUCTS_IN_ORDER, { pk, limit: AT_ONCE });
    const last = rows.at(-1);
    if (!last) break;
    const sold = countries && (await countriesOfSale(reads, pk, last.pk));
    for (const { pk: of, data } of rows) {
      const named = sold?.get(of);
      if (countries && named && !named.some((country) => countries.has(countryName(country)))) continue;
      const product = Product.parse(JSON.parse(data));
      const code = codeOf(product.id);
      // A product whose label is unknown has nothing to show offline.
      if (code === null || product.ingredientsText === null || product.sample) continue;
      const area = homeCategory(product);
      if (areas && !areas.has(area)) continue;
      const entries = byArea.get(area) ?? [];
      entries.push({ code, record: Buffer.from(recordText(product), 'utf8') });
      byArea.set(area, entries);
    }
    pk = last.pk;
  }
  for (const entries of byArea.values()) entries.sort((one, other) => one.code - other.code);
  return byArea;
}

async function makePack(
  files: PackFiles,
  key: PackKey,
  area: HomeCategory,
  entries: readonly PackEntry[],
  madeOn: string,
): Promise<MadePacks> {
  const body = writePack(entries);
  const sha256 = sha256Of(body);
  const version = sha256.slice(0, 16);
  const held = files.offer(area);
  const heldManifest = held && (JSON.parse(held.manifest) as PackManifest);
  if (heldManifest?.sha256 === sha256) {
    const sent = heldManifest.parts.reduce((sum, part) => sum + part.sent, 0);
    return { area, products: entries.length, sent, outcome: 'same' };
  }
  const written = new Map<string, Uint8Array>();
  const parts: Array<PackManifest['parts'][number]> = [];
  for (let at = 0; at < body.length; at += PART_BYTES) {
    const part = body.subarray(at, at + PART_BYTES);
    const file = await compressPart(part);
    written.set(String(parts.length), file);
    parts.push({ bytes: part.length, sent: file.length, sha256: sha256Of(part) });
  }
  const sent = parts.reduce((sum, part) => sum + part.sent, 0);
  const changes: Array<PackOffer['changes'][number]> = [];
  for (const earlier of files.earlier(area)) {
    const before = earlier.version === version ? null : entriesOf(earlier.body);
    if (before === null) continue;
    const file = await compressPart(changeBetween(before, entries));
    // A change larger than half of the pack is not offered. The whole pack can be resumed if it is cut off.
    if (file.length > sent / 2) continue;
    written.set(`from-${earlier.version}`, file);
    changes.push({ from: earlier.version, sent: file.length });
  }
  const manifest: PackManifest = { area, version, madeOn, products: entries.length, sha256, bytes: body.length, parts };
  const text = JSON.stringify(manifest);
  files.put({ manifest, body, files: written }, { manifest: text, signature: key.sign(text), changes });
  return { area, products: entries.length, sent, outcome: 'new' };
}

/**
 * Makes the pack of each area of the home from the catalogue, and the changes from earlier versions. A pack whose
 * products did not change stays as it is.
 * @param madeOn the day (ISO date)
 * @param told called with each finished pack
 * @param choice areas that are left out lose their pack
 */
export async function makePacks(
  reads: Reads,
  files: PackFiles,
  key: PackKey,
  madeOn: string,
  told: (made: MadePacks) => void = () => undefined,
  choice: PackChoice = EVERYTHING,
): Promise<void> {
  const byArea = await entriesByArea(reads, choice);
  for (const area of HOME_CATEGORIES) {
    const entries = byArea.get(area);
    if (entries) told(await makePack(files, key, area, entries, madeOn));
    else files.drop(area);
    byArea.delete(area);
  }
}
