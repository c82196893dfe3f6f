import { isCatalogueProduct } from '#db/catalogue-products.ts';
import type { Reader } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { publicIngredientPath, publicProductPath, publicRecallPath } from '#domain/open-pages/addresses.ts';
import { Product } from '#domain/products/product.ts';

/** The most addresses in one part (https://www.sitemaps.org/protocol.html: 50,000 addresses and 50 MB a file). */
export const PART = 50_000;
/** Rows per query. */
const BATCH = 500;

const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const LAST = statement((q) =>
  q
    .selectFrom('products')
    .select('pk')
    .where(isCatalogueProduct)
    .where('deleted', '=', 0)
    .orderBy('pk', 'desc')
    .limit(1),
);
const SOME = statement((q, { after, last, limit }: { after: number; last: number; limit: number }) =>
  q
    .selectFrom('products')
    .select(['pk', 'data'])
    .where(isCatalogueProduct)
    .where('deleted', '=', 0)
    .where('pk', '>', after)
    .where('pk', '<=', last)
    .orderBy('pk')
    .limit(limit),
);

const NOTICES = statement((q) => q.selectFrom('recall_notices').select((eb) => eb.fn.countAll<number>().as('count')));
const SOME_NOTICES = statement((q, { from, limit }: { from: number; limit: number }) =>
  q.selectFrom('recall_notices').select('id').orderBy('published_on').orderBy('id').limit(limit).offset(from),
);

const line = (origin: string, path: string): string => `<url><loc>${origin}${path}</loc></url>\n`;

/** One part of the sitemap, in pieces. */
async function* urls(paths: AsyncIterable<string> | Iterable<string>, origin: string): AsyncGenerator<string> {
  yield `${OPEN}<urlset ${SCHEMA}>\n`;
  let piece = '';
  for await (const path of paths) {
    piece += line(origin, path);
    if (piece.length > 32_000) {
      yield piece;
      piece = '';
    }
  }
  yield `${piece}</urlset>\n`;
}

/** The sitemap of open pages: an index, and parts that are generated while they are sent. */
export interface Sitemap {
  index(): Promise<string>;
  /** @param name `pages`, `ingredients-1`, `products-1` and so on. Null if there is no such part. */
  part(name: string): AsyncGenerator<string> | null;
}

/**
 * @param pages addresses that do not depend on stored data
 * @param ingredients the ids of the ingredients in the knowledge
 */
export function createSitemap(
  reader: Reader,
  origin: string,
  pages: readonly string[],
  ingredients: readonly string[],
): Sitemap {
  async function* products(part: number): AsyncGenerator<string> {
    const last = part * PART;
    for (let after = last - PART; after < last; ) {
      const rows = await reader.all(SOME, { after, last, limit: BATCH });
      for (const { data } of rows) yield publicProductPath(Product.parse(JSON.parse(data)));
      after = rows.length < BATCH ? last : (rows.at(-1)?.pk ?? last);
    }
  }
  async function* notices(part: number): AsyncGenerator<string> {
    for (let from = (part - 1) * PART; from < part * PART; from += BATCH) {
      const rows = await reader.all(SOME_NOTICES, { from, limit: BATCH });
      for (const { id } of rows) yield publicRecallPath(id);
      if (rows.length < BATCH) return;
    }
  }
  return {
    async index() {
      const last = (await reader.first(LAST))?.pk ?? 0;
      const names = [
        'pages',
        ...Array.from({ length: Math.ceil(ingredients.length / PART) }, (_, at) => `ingredients-${at + 1}`),
      ];
      for (let part = 1; part <= Math.ceil(last / PART); part += 1) names.push(`products-${part}`);
      const { count } = (await reader.first(NOTICES)) ?? { count: 0 };
      for (let part = 1; part <= Math.ceil(count / PART); part += 1) names.push(`recalls-${part}`);
      const lines = names.map((name) => `<sitemap><loc>${origin}/sitemap/${name}.xml</loc></sitemap>\n`);
      return `${OPEN}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`;
    },
    part(name) {
      const [, kind, number] = /^(pages|ingredients|products|recalls)(?:-([1-9]\d{0,5}))?$/.exec(name) ?? [];
      if (kind === 'pages') return number === undefined ? urls(pages, origin) : null;
      if (number === undefined) return null;
      const at = Number(number);
      if (kind === 'products') return urls(products(at), origin);
      if (kind === 'recalls') return urls(notices(at), origin);
      const some = ingredients.slice((at - 1) * PART, at * PART);
      return some.length === 0 ? null : urls(some.map(publicIngredientPath), origin);
    },
  };
}
