/** The index key for a barcode named in a notice. @param gtin GTIN-14 */
export const gtinKey = (gtin: string): string => `g:${gtin}`;
