import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseGtin } from '#domain/products/gtin.ts';
import type { TopCategory } from '#domain/products/product.ts';
import type { OwnedProduct } from '#domain/recalls/owned-product.ts';
import { modelKeysOf } from '#domain/recalls/text/marks-in-text.ts';
import { delimitedRows } from '#tests/support/delimited-rows.ts';

/** A product as a household enters it, and whether the notice concerns it. */
export interface LabelledProduct {
  readonly owned: OwnedProduct;
  /** Ids of the notices that were read for it. */
  readonly notices: readonly string[];
  readonly concerned: boolean;
  /** It bears a code or a model number that its notice names. */
  readonly strong: boolean;
}

/** Reads `owned-products.tsv`; how it was made stands in the README beside it. */
export function labelledSet(): LabelledProduct[] {
  const file = fileURLToPath(new URL('owned-products.tsv', import.meta.url));
  return delimitedRows(readFileSync(file, 'utf8'), '\t').map((row) => {
    const { concerned, notice = '', brand = '', name = '', code = '', category } = row;
    const gtin = code === '' ? null : parseGtin(code);
    if (gtin && !gtin.ok) throw new Error(`${name}: ${code} is no code`);
    return {
      owned: { gtin: gtin?.ok ? gtin.value : null, brand, name, category: category as TopCategory },
      notices: notice.split(' '),
      concerned: concerned === 'yes',
      strong: code !== '' || modelKeysOf(name).length > 0,
    };
  });
}
