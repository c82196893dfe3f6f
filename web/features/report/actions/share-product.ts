import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { productPath } from '#web/paths.ts';
import { showToast } from '#web/ui/frame/toast.ts';

/** Hands the address of a report to the phone's own share sheet, or puts it on the clipboard where there is none. */
export async function shareProduct(product: Product): Promise<void> {
  const url = new URL(productPath(productSlug(product)), window.location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: product.name, url });
      return;
    } catch (reason) {
      // Put away by the person: nothing to say.
      if (reason instanceof Error && reason.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied', description: product.name, variant: 'success' });
  } catch {
    showToast({ title: 'The link could not be copied', description: url, variant: 'warning' });
  }
}
