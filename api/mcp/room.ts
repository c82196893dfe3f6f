import { fail, succeed } from '#domain/problem.ts';
import { answerText, type Handlers } from '../http/handler.ts';
import type { WorkBudget } from '../http/work-budget.ts';
import type { ToolCalls } from './tool.ts';

/** The URL that the protocol's library is given. Nothing listens there, and no request is sent. */
const PLACE = 'http://localhost/mcp';
const HEADERS = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

/** The same calls, with their work counted for the caller, including later turns of the event loop (product P10.10). */
const counted = (calls: ToolCalls, { measureTurn }: Pick<WorkBudget, 'measureTurn'>): ToolCalls => ({
  product: (asked) => measureTurn(asked.session.user.id, () => calls.product(asked)),
  searchProducts: (asked) => measureTurn(asked.session.user.id, () => calls.searchProducts(asked)),
  assessList: (asked) => measureTurn(asked.session.user.id, () => calls.assessList(asked)),
  inventory: (asked) => measureTurn(asked.session.user.id, () => calls.inventory(asked)),
});

/**
 * The Model Context Protocol (product P18.5). Each message is answered on its own; no state is kept between messages.
 * The caller, rate limit and plan are checked beforehand, as for every call. The protocol's library is loaded with the
 * first message: most servers never get one.
 */
export const mcpCalls = (calls: ToolCalls, work: Pick<WorkBudget, 'measureTurn'>): Handlers<'mcp'> => ({
  mcp: async (request) => {
    const { toolServer, transportOf } = await import('./tools.ts');
    const transport = transportOf();
    const server = toolServer(counted(calls, work), request);
    await server.connect(transport);
    const message = new Request(PLACE, { method: 'POST', headers: HEADERS });
    const response = await transport.handleRequest(message, { parsedBody: request.body });
    const text = await response.text();
    await server.close();
    if (response.status >= 400) return fail('BAD_REQUEST', 'This is not a Model Context Protocol message.');
    return text === '' ? succeed({ status: 202 }) : answerText(200, text);
  },
});
