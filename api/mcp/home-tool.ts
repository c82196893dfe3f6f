import { setImmediate as nextTurn } from 'node:timers/promises';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { type InventoryEntry, InventoryPage } from '#domain/contract/answers.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { answersQuestion, type HomeQuestion, ingredientsCalled } from '#domain/programs/at-home.ts';
import { bodyOf, READS, refuse, type ToolCalls, type ToolRequest, toolSuccess } from './tool.ts';

type Entry = z.infer<typeof InventoryEntry>;

/** Entries that one answer lists; any others are only counted. */
const MOST_NAMED = 50;
/** Products whose ingredient lists are searched for one answer. */
const MOST_LISTS = 500;
/** Entries read before yielding to the event loop. */
const ENTRIES_AT_ONCE = 50;

/** The part of a product answer that is parsed; parsing the rest of the longest would take ten times as long. */
const Printed = z.object({
  report: z.object({ ingredients: z.array(z.object({ raw: z.string(), name: z.string() })) }),
});

const asked = {
  words: z.string().trim().min(1).max(100).optional().describe('Words from the name, brand or place.'),
  ingredient: z.string().trim().min(2).max(100).optional().describe('An ingredient named in the list.'),
  scoreAtMost: z.number().int().min(0).max(100).optional().describe('Only scores up to this value.'),
  endsWithinDays: z.number().int().min(0).max(3650).optional().describe('Expiring within this many days, or expired.'),
};

/** The entries that match the question, read page by page. */
async function entriesFor(calls: ToolCalls, request: ToolRequest, question: HomeQuestion): Promise<Result<Entry[]>> {
  const today = new Date(request.nowMs).toISOString().slice(0, 10);
  const found: Entry[] = [];
  for (let cursor: string | undefined; ; ) {
    await nextTurn();
    const query = { limit: ENTRIES_AT_ONCE, ...(cursor !== undefined && { cursor }) };
    const answered = await calls.inventory({ ...request, body: undefined, query, params: {} });
    const page = bodyOf(answered, InventoryPage);
    if (!page.ok) return page;
    found.push(...page.value.products.filter((entry) => answersQuestion(entry, question, today)));
    if (page.value.next === null) return succeed(found);
    cursor = page.value.next;
  }
}

/** The printed names that match an ingredient, by product. A product without a list never matches. */
async function printedIn(calls: ToolCalls, request: ToolRequest, entries: readonly Entry[], ingredient: string) {
  const ids = [...new Set(entries.map(({ productId }) => productId))];
  if (ids.length > MOST_LISTS) {
    return fail(
      'BAD_REQUEST',
      `Too many products (${ids.length}) to read every list: narrow it down by words or score.`,
    );
  }
  const printed = new Map<string, readonly string[]>();
  for (const id of ids) {
    await nextTurn();
    const answered = await calls.product({ ...request, body: undefined, query: undefined, params: { id } });
    await nextTurn();
    const known = bodyOf(answered, Printed);
    if (known.ok) printed.set(id, ingredientsCalled(known.value.report.ingredients, ingredient));
  }
  return succeed(printed);
}

/** "What is at home that…": the household's shelf, without notes and without data about its people. */
export function addHomeTool(server: McpServer, calls: ToolCalls, request: ToolRequest): void {
  const about = {
    title: 'What is at home that…',
    description:
      'Products in this household’s inventory: by words, by an ingredient in their list, by score, by date. Products without a list are never found by ingredient.',
    inputSchema: asked,
    annotations: READS,
  };
  server.registerTool('what_is_at_home', about, async ({ ingredient, ...question }) => {
    const entries = await entriesFor(calls, request, question);
    if (!entries.ok) return refuse(entries.problem);
    const printed = ingredient === undefined ? null : await printedIn(calls, request, entries.value, ingredient);
    if (printed && !printed.ok) return refuse(printed.problem);
    const named = entries.value.filter(
      ({ productId }) => printed === null || (printed.value.get(productId)?.length ?? 0) > 0,
    );
    return toolSuccess({
      found: named.length,
      entries: named.slice(0, MOST_NAMED).map(({ productId, quantity, place, expiresOn, product }) => ({
        ...{ id: productId, name: product.name, brand: product.brand, score: product.safetyScore },
        ...{ quantity, place, expiresOn },
        ...(printed && { ingredient: printed.value.get(productId) }),
      })),
    });
  });
}
