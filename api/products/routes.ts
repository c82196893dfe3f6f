import { fail } from '#domain/problem.ts';
import { parseGtin } from '#domain/products/gtin.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { answer, answerText, type Handlers } from '../http/handler.ts';
import { performDirect } from '../sync/direct.ts';
import type { OperationStores } from '../sync/operations.ts';
import type { createReportRequests } from './report-job.ts';
import type { Reports } from './reports.ts';

const missing = () => fail('NOT_FOUND', 'This product does not exist.');

/** A product with its report, and products typed in by hand. */
export const productRoutes = (
  stores: OperationStores,
  reports: Reports,
  askReport: ReturnType<typeof createReportRequests>,
): Handlers<'product' | 'createManual' | 'report'> => ({
  product: ({ session, params, nowMs }) => {
    const id = productIdOf(params.id ?? '');
    const text = id === null ? null : reports.productAnswer(session.user.householdId, id, nowMs);
    return text === null ? missing() : answerText(200, text);
  },
  createManual: async ({ session, body, idempotencyKey: key, nowMs }) => {
    // A form sends an empty text where no code was scanned.
    const code = body.barcode?.trim() || null;
    const gtin = code === null ? null : parseGtin(code);
    if (gtin && !gtin.ok) return gtin;
    const payload = { ...body, barcode: code?.replace(/\D/g, '') ?? null };
    const { problem, result } = await performDirect(
      stores,
      session,
      { type: 'product.create', payload, key, ...(gtin && { entityId: gtin.value }) },
      nowMs,
    );
    if (problem) return { ok: false, problem };
    const id = result.changes[0]?.id;
    const found = id === undefined ? null : stores.rows.product.find(session.user.householdId, id);
    if (!found) throw new Error('A product typed in by hand cannot be read back.');
    const { product } = found;
    return answer(201, { success: true, productId: product.id, product, report: reports.ensure(found, nowMs) });
  },
  report: async ({ session, params, nowMs }) => {
    const id = productIdOf(params.id ?? '');
    if (id === null) return missing();
    const asked = await askReport(session.user.householdId, id, nowMs);
    if (!asked.ok) return asked;
    return 'report' in asked.value
      ? answerText(200, `{"report":${asked.value.report}}`)
      : answer(202, asked.value.progress);
  },
});
