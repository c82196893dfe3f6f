import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Product } from '#domain/products/product.ts';
import { reportCsv } from '#domain/products/report-csv.ts';
import { productIdOf, productSlug } from '#domain/products/slug.ts';
import { Report } from '#domain/safety/report.ts';
import type { Answer, Handlers } from '../http/handler.ts';
import type { Printer } from '../printing/room.ts';
import type { OperationStores } from '../sync/operations.ts';
import { productNotFound, reportNotReady } from './refusals.ts';
import type { ReportRequests } from './report-job.ts';

/** The download of a file about a product. */
const saved = (product: Product, bytes: Uint8Array<ArrayBuffer>, ending: string, type: string): Result<Answer> =>
  succeed({
    status: 200,
    download: {
      stream: new Blob([bytes]).stream(),
      bytes: bytes.length,
      type,
      name: `${productSlug(product)}.${ending}`,
    },
  });

/**
 * Reports as files, on the plans that include them (product P6.10).
 * @param printer null if the build made nothing to print with
 */
export function exportRoutes(
  stores: OperationStores,
  requests: ReportRequests,
  printer: Printer | null,
): Handlers<'reportCsv' | 'reportPdf'> {
  /** A product with its report as JSON; the report is made if there is none yet. */
  const find = async (
    householdId: string,
    slug: string | undefined,
    nowMs: number,
  ): Promise<Result<{ readonly product: Product; readonly report: string }>> => {
    const id = productIdOf(slug ?? '');
    const product = id === null ? null : await stores.findProduct(stores.reader, householdId, id);
    if (!product || id === null) return productNotFound();
    const made = await requests.make(householdId, id, nowMs);
    if (!made.ok) return made;
    return 'report' in made.value ? succeed({ product, report: made.value.report }) : reportNotReady();
  };
  return {
    reportCsv: async ({ session, params, nowMs }) => {
      const found = await find(session.user.householdId, params.id, nowMs);
      if (!found.ok) return found;
      const { product, report } = found.value;
      const table = new TextEncoder().encode(reportCsv(product, Report.parse(JSON.parse(report))));
      return saved(product, table, 'csv', 'text/csv; charset=utf-8');
    },
    reportPdf: async ({ session, params, nowMs }) => {
      if (!printer) return fail('BUSY', 'This server’s build is incomplete and cannot print.');
      const found = await find(session.user.householdId, params.id, nowMs);
      if (!found.ok) return found;
      const { product, report } = found.value;
      const printed = await printer.print(session.user.id, product, report, nowMs);
      return printed.ok ? saved(product, printed.value, 'pdf', 'application/pdf') : printed;
    },
  };
}
