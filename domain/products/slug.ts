import { storedGtin } from './gtin.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** The readable address of a product: `name-<id>`. */
export const productSlug = (product: { readonly id: string; readonly name: string }): string => {
  const words = plain(product.name);
  return words ? `${words}-${product.id}` : product.id;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The product id in an address, which is an id or a slug that ends in one. A GTIN may also be in its printed form (8,
 * 12 or 13 digits).
 * @returns a GTIN-14 or a UUID; null if the address holds neither
 */
export function productIdOf(address: string): string | null {
  const text = address.trim().toLowerCase();
  const uuid = text.slice(-36);
  if (UUID.test(uuid) && (text.length === 36 || text.at(-37) === '-')) return uuid;
  const digits = text.slice(text.lastIndexOf('-') + 1);
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null;
  return storedGtin(digits.padStart(14, '0'));
}
