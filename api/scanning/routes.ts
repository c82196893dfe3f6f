import type { ScanAnswer } from '#domain/contract/answers.ts';
import { REPORT_STAGE_MESSAGE } from '#domain/contract/report-progress.ts';
import type { ScanUsage } from '#domain/plans/plan.ts';
import { fail } from '#domain/problem.ts';
import { parseGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import type { Scan } from '#domain/scanning/scan.ts';
import { answer, type Handlers } from '../http/handler.ts';
import { performDirect } from '../sync/direct.ts';
import type { LookUp } from '../sync/look-up.ts';
import type { OperationStores } from '../sync/operations.ts';
import type { UsageStore } from './usage-store.ts';

/** Wording: product P7.2. */
const NOT_FOUND =
  'This product is not in our database yet. Please capture a photo of the product label for identification.';

/** The answer to a scan: the product, or that it is unknown. */
function scanAnswer(scan: Scan, product: Product | null, usage: ScanUsage): ScanAnswer {
  const common = { scanId: scan.id, ingredientsProcessing: false, usage };
  if (!product) {
    return {
      success: false,
      error: 'PRODUCT_NOT_FOUND',
      message: NOT_FOUND,
      requiresLabelCapture: false,
      productIdentified: false,
      ...common,
    };
  }
  const needsLabel = scan.outcome === 'needs_label';
  return {
    success: true,
    productId: product.id,
    id: product.id,
    name: product.name,
    category: product.category,
    message: needsLabel
      ? 'We know this product, but not its ingredients yet. Please photograph the label.'
      : 'Product found.',
    product: { name: product.name, slug: productSlug(product), category: product.category },
    requiresLabelCapture: needsLabel,
    ...(!needsLabel && { loadingStatus: { message: REPORT_STAGE_MESSAGE.complete } }),
    productIdentified: true,
    ...common,
  };
}

/** The calls that scan a code directly, and that return the usage of the month. */
export const scanRoutes = (
  stores: OperationStores & { readonly usage: UsageStore },
  lookUp: LookUp,
): Handlers<'scan' | 'scanUsage'> => ({
  scan: async ({ session, body, idempotencyKey, nowMs }) => {
    const gtin = parseGtin(body.barcode);
    if (!gtin.ok) return gtin;
    await lookUp.ensure(session.user.householdId, body.barcode, nowMs);
    const payload = { ...body, barcode: body.barcode.replace(/\D/g, '') };
    const { result, problem } = await performDirect(
      stores,
      session,
      { type: 'scan.create', payload, key: idempotencyKey },
      nowMs,
    );
    if (problem) return { ok: false, problem };
    const { householdId } = session.user;
    let usage: ScanUsage | null = null;
    let scan: Scan | null = null;
    for (const change of result.changes) {
      if (change.entity === 'scan') scan = change.data;
      if (change.entity === 'usage') usage = change.data;
    }
    // There is no change if the key is the id of a scan that already exists.
    scan ??=
      (idempotencyKey && (await stores.rows.scan.load(stores.reader, householdId, idempotencyKey))?.data) || null;
    // The call was repeated after its sender had left the household it was meant for.
    if (!scan) return fail('NOT_FOUND', 'This scan is not in your history.');
    const product =
      scan.productId === null ? null : await stores.findProduct(stores.reader, householdId, scan.productId);
    usage ??= await stores.usage.current(stores.reader, householdId, session.tier, nowMs);
    return answer(200, scanAnswer(scan, product, usage));
  },
  scanUsage: async ({ session, nowMs }) =>
    answer(200, await stores.usage.current(stores.reader, session.user.householdId, session.tier, nowMs)),
});
