import { z } from 'zod';
import { parseGtin } from '#domain/products/gtin.ts';
import type { Product, ProductSource } from '#domain/products/product.ts';
import { StarterEntry } from './entry-schema.ts';
import food from './food.json' with { type: 'json' };
import personalCare from './personal-care.json' with { type: 'json' };
import samples from './samples.json' with { type: 'json' };

/** Where the entries come from. Samples are made up, and labelled as such. */
const SOURCES: Readonly<Record<NonNullable<StarterEntry['source']> | 'sample', ProductSource>> = {
  off: { name: 'Open Food Facts', date: '2019-06-14', licence: 'ODbL 1.0' },
  obf2024: { name: 'Open Beauty Facts', date: '2024-05', licence: 'ODbL 1.0' },
  obf2026: { name: 'Open Beauty Facts', date: '2026-09', licence: 'ODbL 1.0' },
  sample: { name: 'Safeshelf sample', date: '2026-01-01', licence: null },
};

function productOf(entry: StarterEntry): Product {
  const gtin = parseGtin(entry.code);
  if (!gtin.ok) throw new Error(`Starter catalogue: ${entry.name}: ${gtin.problem.message}`);
  return {
    id: gtin.value,
    gtin: gtin.value,
    name: entry.name,
    brand: entry.brand,
    size: entry.size ?? null,
    category: entry.category,
    productType: entry.productType,
    forms: entry.forms,
    baby: entry.baby,
    ingredientsText: entry.ingredients ?? null,
    emoji: entry.emoji,
    sample: entry.source === undefined,
    own: false,
    source: SOURCES[entry.source ?? 'sample'],
  };
}

/**
 * The products that a fresh instance knows: real ones from the open databases named in their source, and made-up
 * samples for the areas of a home that those lack. The same list in the same order on every call.
 * @throws Error naming the product whose barcode has a wrong check digit
 */
export function starterCatalogue(): readonly Product[] {
  const entries = z.array(StarterEntry).parse([...samples, ...food, ...personalCare]);
  return entries.map(productOf);
}
