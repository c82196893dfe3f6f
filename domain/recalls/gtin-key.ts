/** The key under which a notice is found by a barcode that it names. @param gtin GTIN-14 */
export const gtinKey = (gtin: string): string => `g:${gtin}`;
