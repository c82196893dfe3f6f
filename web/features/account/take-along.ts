import type { Product } from '#domain/products/product.ts';
import { typedIngredients } from '#domain/products/typed-ingredients.ts';
import type { Client } from '#web/offline/client.ts';
import { forgetTried, readTried } from '#web/product-view/tried.ts';

/** Longest part of a list that an entry by hand takes (product P5.3). */
const LONGEST = 200;

/** A list that was typed becomes an entry of the household. @returns its id; null where it cannot be one */
async function enter(client: Client, { name, ingredientsText, productType, forms }: Product): Promise<string | null> {
  const ingredients = typedIngredients(ingredientsText ?? '').map((one) => one.slice(0, LONGEST));
  const id = client.newId();
  const made = await client.perform('product.create', id, {
    barcode: null,
    name,
    ingredients,
    productType,
    forms: [...forms],
  });
  return made.ok ? id : null;
}

/**
 * Puts what a visitor tried in this tab into the inventory of the account that is open, and forgets it.
 * @returns how many arrived
 */
export async function takeAlong(client: Client): Promise<number> {
  let taken = 0;
  // The newest last, so that it stands first.
  for (const product of [...readTried()].reverse()) {
    if (!product.own) await client.takeProducts([product.id]);
    const productId = product.own ? await enter(client, product) : product.id;
    if (productId === null) continue;
    if ((await client.perform('inventory.add', client.newId(), { productId })).ok) taken += 1;
  }
  forgetTried();
  return taken;
}
