import { addDays } from '#domain/inventory/expiry.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import type { TopCategory } from '#domain/products/product.ts';
import type { DemoOperation } from './demo-operation.ts';

/** Contains no acid, which would react with the bleach at home, and nothing that a child must not drink. */
const MILD = 'Water, Coco-Glucoside, Glycerin';

/** Made-up products that the household scanned in shops but did not buy: each scores better than one at home. */
const SEEN: readonly { readonly name: string; readonly category: TopCategory; readonly ingredients: string }[] = [
  { name: 'bathroom cleaner without perfume', category: 'cleaning_products', ingredients: MILD },
  { name: 'laundry detergent without perfume', category: 'cleaning_products', ingredients: `${MILD}, Soap` },
  { name: 'fabric softener without perfume', category: 'cleaning_products', ingredients: MILD },
  { name: 'floor cleaner without perfume', category: 'cleaning_products', ingredients: `${MILD}, Soap` },
  { name: 'glass cleaner without ammonia', category: 'cleaning_products', ingredients: MILD },
  { name: 'oven cleaner without lye', category: 'cleaning_products', ingredients: MILD },
  { name: 'car screen wash without methanol', category: 'garden_outdoor', ingredients: MILD },
  { name: 'deodorant without perfume', category: 'personal_care', ingredients: 'Aqua, Glycerin, Sodium Bicarbonate' },
  { name: 'hand cream without perfume', category: 'personal_care', ingredients: 'Aqua, Glycerin, Cetearyl Alcohol' },
  { name: 'shower gel without perfume', category: 'personal_care', ingredients: 'Aqua, Coco-Glucoside, Glycerin' },
];

/** A barcode from the range for in-store numbers, which no product on sale has. */
function ownBarcode(at: number): string {
  const body = `2000000091${String(at).padStart(2, '0')}`;
  return `${body}${checkDigit(body)}`;
}

/**
 * The household's scans: products looked at in shops in the last weeks, and regular scans of the products at home that
 * have a barcode, from the first day on.
 * @param barcodes of products at home
 * @param idOf returns an id derived from its number
 */
export function shopScanOperations(
  barcodes: readonly string[],
  { start, today }: { readonly start: string; readonly today: string },
  idOf: { readonly scan: (at: number) => string },
): readonly DemoOperation[] {
  const deeds: DemoOperation[] = [];
  const scan = (day: string, barcode: string, mode: 'household' | 'shopping'): void => {
    const payload = { barcode, mode, input: 'camera' };
    deeds.push({ day, type: 'scan.create', entityId: idOf.scan(deeds.length), payload });
  };
  for (const [at, barcode] of barcodes.entries()) {
    for (let day = addDays(start, at + 1); day < today; day = addDays(day, 90 + at)) scan(day, barcode, 'household');
  }
  for (const [at, { name, category, ingredients }] of SEEN.entries()) {
    const barcode = ownBarcode(at);
    const day = addDays(today, -2 * (SEEN.length - at));
    const product = {
      name: `Sample ${name}`,
      brand: 'Sample',
      barcode,
      category,
      ingredients: ingredients.split(', '),
    };
    deeds.push({ day, type: 'product.create', entityId: barcode.padStart(14, '0'), payload: product });
    scan(day, barcode, 'shopping');
  }
  return deeds;
}
