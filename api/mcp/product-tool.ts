import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { searchProducts } from '#domain/catalogue/calls.ts';
import { ProductAnswer } from '#domain/contract/answers.ts';
import { parseGtin } from '#domain/products/gtin.ts';
import { productBrief, reportBrief, SCORE_MEANING } from '#domain/programs/report-brief.ts';
import { bodyOf, READS, refuse, type ToolCalls, type ToolRequest, toolSuccess } from './tool.ts';

const asked = {
  product: z.string().min(1).max(200).describe('A barcode, an id from an earlier answer, or a name and brand.'),
};

/** "Look up a product": its report if the text identifies one, else the results of a catalogue search. */
export function addProductTool(server: McpServer, calls: ToolCalls, request: ToolRequest): void {
  const about = {
    title: 'Look up a product',
    description: `The safety report of a household product, food or cosmetic, with sources. ${SCORE_MEANING}`,
    inputSchema: asked,
    annotations: READS,
  };
  server.registerTool('look_up_product', about, async ({ product }) => {
    const code = parseGtin(product);
    const params = { id: code.ok ? code.value : product };
    const found = bodyOf(await calls.product({ ...request, body: undefined, query: undefined, params }), ProductAnswer);
    if (found.ok)
      return toolSuccess({ product: productBrief(found.value.product), report: reportBrief(found.value.report) });
    if (found.problem.code !== 'NOT_FOUND') return refuse(found.problem);
    const query = { q: product };
    const answered = await calls.searchProducts({ ...request, body: undefined, query, params: {} });
    const listed = bodyOf(answered, searchProducts.answers[200]);
    if (!listed.ok) return refuse(listed.problem);
    return toolSuccess({
      note: 'No single product has that name. Look up one of these by its id.',
      products: listed.value.products.map(({ id, name, brand, safetyScore }) => ({
        id,
        name,
        brand,
        score: safetyScore,
      })),
    });
  });
}
