import { UNKNOWN_BRAND } from '#domain/products/unknown-brand.ts';

/** A brand as it is shown (product P1.5): one that nobody gave is not printed as if it were a name. */
export const brandWords = (brand: string): string => (brand === UNKNOWN_BRAND ? 'Brand not given' : brand);
