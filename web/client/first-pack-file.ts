import { starterUrl } from 'virtual:starter';
import { z } from 'zod';
import { Product } from '#domain/products/product.ts';

/** The file of products that comes with the app: stored with it, so that it is there without a signal. */
export async function readFirstPack(): Promise<readonly Product[]> {
  const response = await fetch(starterUrl);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return z.array(Product).parse(await response.json());
}
