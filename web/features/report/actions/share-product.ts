import { sharedProductPath } from '#domain/open-pages/addresses.ts';
import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { saveFile } from '#web/browser/save-file.ts';
import type { Analytics } from '#web/offline/analytics/analytics.ts';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { drawShareCard } from './draw-share-card.ts';
import { shareCard, shareText } from './share-card.ts';

/** Opens the phone's share sheet. False if the browser has none for this data. */
async function toShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function' || !(navigator.canShare?.(data) ?? data.files === undefined)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (reason) {
    // The person closed the sheet, which is no error.
    return reason instanceof Error && reason.name === 'AbortError';
  }
}

/** If the network does not answer within this time, the address is left out. */
const PATIENCE_MS = 2000;

/**
 * The public URL of a product; null if the product is not public, or the server cannot be asked. Only the server knows:
 * a product that just one household looked up is stored on the phone like any other.
 */
async function openAddress(product: Product): Promise<string | null> {
  if (product.own) return null;
  const url = new URL(sharedProductPath(product), window.location.origin).href;
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? url : null;
  } catch {
    return null;
  }
}

/**
 * Shares a report as a picture and a text that anyone can read without an account: through the phone's share sheet,
 * else the picture is saved and the text copied. For a public product the text ends with its address (product P20.6).
 * Nothing about the household is included.
 * @param analytics records that something was shared, but not what
 */
export async function shareProduct(
  product: Product,
  { report, computedAt }: StoredReport,
  analytics: Pick<Analytics, 'record'>,
): Promise<void> {
  void analytics.record({ name: 'share.product_shared', properties: {} });
  const card = shareCard(product, report, computedAt);
  const [picture, address] = await Promise.all([drawShareCard(card), openAddress(product)]);
  const text = address === null ? shareText(card) : `${shareText(card)}\n${address}`;
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
    description: picture && copied ? 'The text is copied, ready to paste with it.' : product.name,
    variant: picture || copied ? 'success' : 'warning',
  });
}
