/** The cache with the pictures of products that this phone has shown. */
export const PICTURE_SHELF = 'product-pictures';

/** Takes every picture of a product off this phone. A browser that keeps no files has none: nothing else waits for that. */
export async function dropProductPictures(): Promise<void> {
  await globalThis.caches?.delete(PICTURE_SHELF).catch(() => false);
}
