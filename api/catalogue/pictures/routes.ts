import type { Reads } from '#db/handles.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { type Gtin, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { productIdOf } from '#domain/products/slug.ts';
import type { Answer, Handlers } from '../../http/handler.ts';
import type { Log } from '../../log.ts';
import type { KeptPicture, PictureShelf } from './picture-shelf.ts';
import type { PictureSource } from './picture-source.ts';

const DAY_MS = 86_400_000;
/** A picture is asked for anew after half a year, and after a week where there was none. */
const FRESH_MS = { picture: 180 * DAY_MS, none: 7 * DAY_MS } as const;
/** A phone waits this long at most; what comes later is there when it asks again. */
const PATIENCE_MS = 8_000;

const NONE: Result<Answer> = succeed({ status: 204 });
/** It may come: the phone asks again another time. */
const LATER: Result<Answer> = succeed({ status: 202 });

const answerOf = ({ bytes }: Pick<KeptPicture, 'bytes'>): Result<Answer> =>
  bytes === null ? NONE : succeed({ status: 200, file: { bytes, type: 'image/webp' } });

/**
 * Pictures of products, from this server alone: a phone asks nobody else.
 * @param source null where the operator wants none
 */
export function pictureRoutes(
  stores: {
    readonly reader: Reads;
    readonly findProduct: (reads: Reads, householdId: string, id: string) => Promise<Product | null>;
  },
  source: PictureSource | null,
  shelf: PictureShelf,
  log: Log,
): Handlers<'productPicture'> {
  /** By household and code. */
  const underWay = new Map<string, Promise<Result<Answer>>>();

  const fetchNow = async (
    from: PictureSource,
    householdId: string,
    gtin: Gtin,
    product: Product,
    before: KeptPicture | null,
    nowMs: number,
  ): Promise<Result<Answer>> => {
    const found = await from.fetch(householdId, gtin, product, nowMs);
    if (found === null) return before ? answerOf(before) : LATER;
    const bytes = found === 'none' ? null : new Uint8Array(found);
    // A full disk takes nothing away from who asked.
    await shelf
      .keep(householdId, gtin, bytes, nowMs)
      .catch((error: unknown) => log.warn('picture', { detail: String(error) }));
    return answerOf({ bytes });
  };

  return {
    productPicture: async ({ session, params, nowMs }) => {
      if (!source) return fail('NOT_FOUND', 'This server shows no pictures of products.');
      const { householdId } = session.user;
      const id = productIdOf(params.id ?? '');
      const product = id === null ? null : await stores.findProduct(stores.reader, householdId, id);
      if (!product) return fail('NOT_FOUND', 'There is no such product.');
      const gtin = storedGtin(product.id);
      if (gtin === null || !source.covers(product)) return NONE;
      const kept = await shelf.read(householdId, gtin);
      if (kept && nowMs - kept.keptAt < FRESH_MS[kept.bytes ? 'picture' : 'none']) return answerOf(kept);
      const key = `${householdId} ${gtin}`;
      let fetching = underWay.get(key);
      if (!fetching) {
        fetching = fetchNow(source, householdId, gtin, product, kept, nowMs).finally(() => underWay.delete(key));
        underWay.set(key, fetching);
      }
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Result<Answer>>((settle) => {
        timer = setTimeout(() => settle(LATER), PATIENCE_MS);
      });
      return Promise.race([fetching, late]).finally(() => clearTimeout(timer));
    },
  };
}
