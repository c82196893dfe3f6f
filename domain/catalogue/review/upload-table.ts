import { printedCode, storedGtin } from '../../products/gtin.ts';
import type { SourceFacts } from '../facts.ts';

/**
 * The columns of a file that Open Food Facts and its sister catalogues accept, by the field names of their data
 * (world.openfoodfacts.org/data/data-fields.txt). A product without a language is read in the language of the import.
 */
const COLUMNS = ['code', 'product_name', 'brands', 'quantity', 'ingredients_text'] as const;

/** A cell of a comma-separated file (RFC 4180). A text that a spreadsheet would run as a formula is escaped. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A file to upload to Open Food Facts, with the accepted contributions of this server (product P14.16). */
export const uploadTable = (products: readonly { readonly id: string; readonly facts: SourceFacts }[]): string =>
  [
    COLUMNS.join(','),
    ...products.map(({ id, facts: { name, brand, size, ingredientsText } }) => {
      const gtin = storedGtin(id);
      const code = gtin === null ? id : printedCode(gtin);
      return [code, name, brand, size ?? '', ingredientsText ?? ''].map(cell).join(',');
    }),
    '',
  ].join('\n');
