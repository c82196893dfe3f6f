import { limitReached } from '#domain/plans/plan.ts';
import { fail } from '#domain/problem.ts';
import { parseGtin } from '#domain/products/gtin.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { unstoredProduct } from '#domain/products/unstored-product.ts';
import { answer, answerText, type Handlers } from '../http/handler.ts';
import type { UsageStore } from '../scanning/room.ts';
import { performDirect } from '../sync/direct.ts';
import type { OperationStores } from '../sync/operations.ts';
import { productNotFound, reportNotReady } from './refusals.ts';
import { assessInBackground, type ReportRequests } from './report-job.ts';
import type { Engine, Reports } from './reports.ts';

/** Whether a household entered, scanned or keeps a product. */
async function hasMet({ rows, reader }: OperationStores, householdId: string, id: string): Promise<boolean> {
  if ((await rows.product.load(reader, householdId, id))?.data.own) return true;
  for (const { leadsTo } of [rows.scan, rows.inventory]) {
    if ((await leadsTo?.(reader, householdId))?.includes(id)) return true;
  }
  return false;
}

/** A product with its report, and products typed in by hand. */
export const productRoutes = (
  stores: OperationStores,
  reports: Reports,
  requests: ReportRequests,
  usage: Pick<UsageStore, 'current' | 'sells'>,
  engine: Engine,
): Handlers<'product' | 'createManual' | 'report' | 'assessList'> => ({
  product: async ({ session, params, nowMs }) => {
    const id = productIdOf(params.id ?? '');
    const { householdId, id: userId } = session.user;
    const found = id === null ? null : await reports.productAnswer({ householdId, userId }, id, nowMs);
    if (found === null || id === null) return productNotFound();
    if (typeof found === 'string') return answerText(200, found);
    const made = await requests.make(householdId, id, nowMs);
    if (!made.ok) return made;
    return 'report' in made.value
      ? answerText(200, `{"product":${JSON.stringify(found)},"report":${made.value.report}}`)
      : reportNotReady();
  },
  createManual: async ({ session, body, idempotencyKey: key, nowMs }) => {
    // A form sends an empty string if no code was scanned.
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
    const product = id === undefined ? null : await stores.findProduct(stores.reader, session.user.householdId, id);
    // The call was repeated after its sender had left the household it was meant for.
    if (!product) return productNotFound();
    const made = await requests.make(session.user.householdId, product.id, nowMs);
    if (!made.ok) return made;
    if (!('report' in made.value)) return reportNotReady();
    const start = JSON.stringify({ success: true, productId: product.id, product }).slice(0, -1);
    return answerText(201, `${start},"report":${made.value.report}}`);
  },
  report: async ({ session, params, nowMs }) => {
    const id = productIdOf(params.id ?? '');
    if (id === null) return productNotFound();
    const { householdId } = session.user;
    // What the household has met stays readable (product P6.4).
    const { hasReachedLimit } = await usage.current(stores.reader, householdId, session.tier, nowMs);
    if (hasReachedLimit && !(await hasMet(stores, householdId, id))) {
      return fail('SCAN_LIMIT_REACHED', limitReached(usage));
    }
    const asked = await requests.ask(session.user.householdId, id, nowMs);
    if (!asked.ok) return asked;
    return 'report' in asked.value
      ? answerText(200, `{"report":${asked.value.report}}`)
      : answer(202, asked.value.progress);
  },
  assessList: async ({ body, nowMs }) => {
    const made = await assessInBackground(engine, unstoredProduct(body, nowMs));
    return answerText(200, `{"report":${made.text}}`);
  },
});
