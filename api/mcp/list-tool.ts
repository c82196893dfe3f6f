import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { assessList } from '#domain/products/assess-calls.ts';
import { LABEL_MAX } from '#domain/products/manual-product.ts';
import { reportBrief, SCORE_MEANING } from '#domain/programs/report-brief.ts';
import { ProductType } from '#domain/safety/vocabulary.ts';
import { bodyOf, READS, refuse, type ToolCalls, type ToolRequest, toolSuccess } from './tool.ts';

const asked = {
  ingredients: z.string().min(1).max(LABEL_MAX).describe('The list as printed on the pack, in any language.'),
  type: ProductType.optional().describe('The kind of product; if left out, the lowest score of the candidates counts.'),
};

/** "Assess an ingredient list": assessed like a label, and not stored. */
export function addListTool(server: McpServer, calls: ToolCalls, request: ToolRequest): void {
  const about = {
    title: 'Assess an ingredient list',
    description: `The safety report of an ingredient list, each finding with its source. Nothing is stored. ${SCORE_MEANING}`,
    inputSchema: asked,
    annotations: READS,
  };
  server.registerTool('assess_ingredients', about, async ({ ingredients, type }) => {
    const body = { ingredients, name: '', productType: type ?? null };
    const answered = await calls.assessList({ ...request, body, query: undefined, params: {} });
    const judged = bodyOf(answered, assessList.answers[200]);
    return judged.ok ? toolSuccess(reportBrief(judged.value.report)) : refuse(judged.problem);
  });
}
