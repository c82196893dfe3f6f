import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseGtin } from '#domain/products/gtin.ts';
import type { TopCategory } from '#domain/products/product.ts';
import type { OwnedProduct } from '#domain/recalls/owned-product.ts';
import { modelKeysOf } from '#domain/recalls/text/marks-in-text.ts';
import { delimitedRows } from '#tests/support/delimited-rows.ts';

/** A product as entered by a household, and whether the notice affects it. */
export interface LabelledProduct {
  readonly owned: OwnedProduct;
  /** Ids of the notices that a person read for it. */
  readonly notices: readonly string[];
  readonly concerned: boolean;
  /** It has a code or a model number from its notice. */
  readonly strong: boolean;
}

/** Reads `owned-products.tsv`; the README next to it describes how it was made. */
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
