/** Cache of the product pictures this phone has shown. */
export const PICTURE_SHELF = 'product-pictures';

/** Deletes all product pictures from this phone. Ignores errors, as in a browser that blocks storage. */
export async function dropProductPictures(): Promise<void> {
  await globalThis.caches?.delete(PICTURE_SHELF).catch(() => false);
}
