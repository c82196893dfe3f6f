import type { Reads } from '#db/handles.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { type Gtin, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { productIdOf } from '#domain/products/slug.ts';
import type { Answer, Handlers } from '../../http/handler.ts';
import type { Log } from '../../log.ts';
import type { KeptPicture, PictureCache } from './picture-cache.ts';
import type { PictureSource } from './picture-source.ts';

const DAY_MS = 86_400_000;
/** A picture is fetched again after half a year, and a missing one is asked for again after a week. */
const FRESH_MS = { picture: 180 * DAY_MS, none: 7 * DAY_MS } as const;
/** The longest a phone waits. A picture that takes longer is there the next time it asks. */
const PATIENCE_MS = 8_000;

const NONE: Result<Answer> = succeed({ status: 204 });
/** The picture may still come: the phone asks again another time. */
const LATER: Result<Answer> = succeed({ status: 202 });

const answerOf = ({ bytes }: Pick<KeptPicture, 'bytes'>): Result<Answer> =>
  bytes === null ? NONE : succeed({ status: 200, file: { bytes, type: 'image/webp' } });

/**
 * Pictures of products, served only by this server: phones ask no other.
 * @param source null if the operator turned pictures off
 */
export function pictureRoutes(
  stores: {
    readonly reader: Reads;
    readonly findProduct: (reads: Reads, householdId: string, id: string) => Promise<Product | null>;
  },
  source: PictureSource | null,
  shelf: PictureCache,
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
    // A picture that cannot be stored, as on a full disk, is sent all the same.
    await shelf
      .keep(householdId, gtin, bytes, nowMs)
      .catch((error: unknown) => log.warn('picture', { detail: String(error) }));
    return answerOf({ bytes });
  };

  return {
    productPicture: async ({ session, params, nowMs }) => {
      if (!source) return fail('NOT_FOUND', 'This server does not show product pictures.');
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
