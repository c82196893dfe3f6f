import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { Log } from '../../log.ts';
import { guardedDownload } from '../../outgoing/guarded-download.ts';
import type { Resolve } from '../../outgoing/guarded-request.ts';
import { type Allowance, createQuestionBudget } from '../../outgoing/request-budget.ts';
import { OPEN_FACTS_NAMES } from '../open-facts-answer.ts';
import type { OpenFactsHost } from '../open-facts-hosts.ts';
import { PICTURE_FIELD, pictureAddress } from './picture-address.ts';
import { shrinkProductPicture } from './shrink-product-picture.ts';

/** Fetches pictures of products from the catalogues. */
export interface PictureSource {
  /** Whether the product comes from a catalogue whose pictures are free and that may be queried. */
  covers(product: Pick<Product, 'source'>): boolean;
  /**
   * Fetches the picture of a product. Never rejects.
   * @returns its bytes, WebP; 'none' if its catalogue has none; null if the catalogue could not be asked
   */
  fetch(
    householdId: string,
    gtin: Gtin,
    product: Pick<Product, 'source'>,
    nowMs: number,
  ): Promise<Uint8Array | 'none' | null>;
}

/** Deletes downloads that were interrupted when a process ended. @param folder for files while they are fetched */
export const dropUnfinished = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Pictures fetched for one household, and for all together. Lower than the limits for scans (product P10.7). */
const BUDGETS: { readonly household: Allowance; readonly everybody: Allowance } = {
  household: { most: 20, windowMs: 60_000 },
  everybody: { most: 40, windowMs: 60_000 },
};
const MOST_BYTES = 2 * 1024 * 1024;
const SILENT_MS = 5_000;
/** A host that only sends a byte now and then is given up as well. */
const WITHIN_MS = 20_000;

/** @param folder for files while they are fetched */
export function createPictureSource(
  hosts: readonly OpenFactsHost[],
  folder: string,
  log: Log,
  resolve?: Resolve,
): PictureSource {
  const ofHousehold = createQuestionBudget(BUDGETS.household);
  const ofAll = createQuestionBudget(BUDGETS.everybody);
  const hostOf = ({ source }: Pick<Product, 'source'>) =>
    hosts.find(({ kind }) => OPEN_FACTS_NAMES[kind] === source.name);

  const download = async (url: URL): Promise<Uint8Array | 'none'> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, randomBytes(8).toString('hex'));
    try {
      await guardedDownload({ url, path, maxBytes: MOST_BYTES, withinMs: WITHIN_MS }, undefined, resolve, SILENT_MS);
      return (await shrinkProductPicture(await readFile(path))) ?? 'none';
    } finally {
      for (const one of [path, `${path}.partial`, `${path}.etag`]) await rm(one, { force: true });
    }
  };

  return {
    covers: (product) => hostOf(product) !== undefined,
    fetch: async (householdId, gtin, product, nowMs) => {
      const host = hostOf(product);
      if (!host || !ofHousehold.take(householdId, nowMs) || !ofAll.take('everybody', nowMs)) return null;
      const { asked, body } = await host.ask(gtin, PICTURE_FIELD, nowMs);
      if (!asked) return null;
      const url = pictureAddress(body, host.base);
      if (!url) return 'none';
      try {
        return await download(url);
      } catch (error) {
        log.warn('picture', { host: url.hostname, detail: error instanceof Error ? error.message : String(error) });
        return null;
      }
    },
  };
}
