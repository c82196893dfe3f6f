import type { Product } from '#domain/products/product.ts';
import { typedIngredients } from '#domain/products/typed-ingredients.ts';
import type { Client } from '#web/offline/client.ts';
import { forgetTried, readTried } from '#web/product-view/tried.ts';

/** Longest ingredient, in characters, that a manual entry accepts (product P5.3). */
const LONGEST = 200;

/** Saves a typed list as an entry of the household. @returns its id; null if it was refused */
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
 * Adds the products a visitor tried in this tab to the inventory of the open account, then forgets them.
 * @returns how many were added
 */
export async function importTriedProducts(client: Client): Promise<number> {
  let taken = 0;
  // Oldest first, so that the newest ends up at the top.
  for (const product of [...readTried()].reverse()) {
    if (!product.own) await client.takeProducts([product.id]);
    const productId = product.own ? await enter(client, product) : product.id;
    if (productId === null) continue;
    if ((await client.perform('inventory.add', client.newId(), { productId })).ok) taken += 1;
  }
  forgetTried();
  return taken;
}
