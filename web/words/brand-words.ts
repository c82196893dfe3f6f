import { UNKNOWN_BRAND } from '#domain/products/unknown-brand.ts';

/** A brand as shown (product P1.5): an unknown one is not shown as if it were a name. */
export const brandWords = (brand: string): string => (brand === UNKNOWN_BRAND ? 'Brand not given' : brand);
