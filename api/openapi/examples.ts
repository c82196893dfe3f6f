import type { CallName } from '#domain/contract/calls.ts';
import type { Product } from '#domain/products/product.ts';

/** Example values that a freshly installed server can answer. */
export interface CallExample {
  /** Path and query parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Examples for the calls that programs use. @param product one that every installation has, with an ingredient list */
export function callExamples(product: Product | undefined): Partial<Record<CallName, CallExample>> {
  const parameters = { id: product?.id ?? '' };
  return {
    product: { parameters },
    report: { parameters, body: {} },
    reportCsv: { parameters },
    reportPdf: { parameters },
    searchProducts: { parameters: { q: product?.name ?? '' } },
    assessList: { body: { ingredients: 'Aqua, Sodium Laureth Sulfate, Parfum, Linalool', productType: 'rinse_off' } },
    inventory: { parameters: { limit: '20' } },
    mcp: { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
  };
}
