import { starterUrl } from 'virtual:starter';
import { z } from 'zod';
import { Product } from '#domain/products/product.ts';

/** The product file that ships with the app and is stored with it, so it can be read offline. */
export async function readFirstPack(): Promise<readonly Product[]> {
  const response = await fetch(starterUrl);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return z.array(Product).parse(await response.json());
}
