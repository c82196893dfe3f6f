/** The cache with the pictures of products that this phone has shown. */
export const PICTURE_SHELF = 'product-pictures';

/** Takes every picture of a product off this phone. */
export async function dropProductPictures(): Promise<void> {
  await globalThis.caches?.delete(PICTURE_SHELF);
}
