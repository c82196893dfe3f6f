import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { saveFile } from '#web/browser/save-file.ts';
import type { Analytics } from '#web/offline/analytics/analytics.ts';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { drawShareCard } from './draw-share-card.ts';
import { shareCard, shareText } from './share-card.ts';

/** Hands something to the phone's own share sheet. False where the phone has none for it. */
async function toShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function' || !(navigator.canShare?.(data) ?? data.files === undefined)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (reason) {
    // Put away by the person: nothing to say.
    return reason instanceof Error && reason.name === 'AbortError';
  }
}

/**
 * Shares a report as a picture and a text that anyone can read, without an account: through the phone's own share
 * sheet, else the picture is saved and the text copied. Nothing of the household is in either.
 * @param analytics hears that something was shared, and not what
 */
export async function shareProduct(
  product: Product,
  { report, computedAt }: StoredReport,
  analytics: Pick<Analytics, 'record'>,
): Promise<void> {
  void analytics.record({ name: 'share.product_shared', properties: {} });
  const card = shareCard(product, report, computedAt);
  const text = shareText(card);
  const picture = await drawShareCard(card);
  const name = `safeshelf-${productSlug(product)}.png`;
  const files = picture ? [new File([picture], name, { type: 'image/png' })] : [];
  if (picture && (await toShareSheet({ title: card.name, text, files }))) return;
  if (await toShareSheet({ title: card.name, text })) return;
  if (picture) saveFile(name, 'image/png', picture);
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  showToast({
    title: picture ? 'Picture saved' : copied ? 'Text copied' : 'This browser cannot share',
    description: picture && copied ? 'Its text is copied, to be pasted beside it.' : product.name,
    variant: picture || copied ? 'success' : 'warning',
  });
}
