import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { TokenScope } from '#domain/accounts/token-calls.ts';
import { addHomeTool } from './home-tool.ts';
import { addListTool } from './list-tool.ts';
import { addProductTool } from './product-tool.ts';
import type { ToolCalls, ToolRequest } from './tool.ts';

const ADD = { products: addProductTool, ingredients: addListTool, shelf: addHomeTool } as const;

/** The tools available to the caller: those that the token's scopes allow, or all for a signed-in person. */
export function toolServer(calls: ToolCalls, request: ToolRequest): McpServer {
  const server = new McpServer(
    { name: 'safeshelf', version: '1' },
    // Declared even if the token's scopes have no tool.
    { capabilities: { tools: {} } },
  );
  const { caller } = request;
  for (const scope of TokenScope.options) {
    if (caller.kind === 'person' || caller.scopes.has(scope)) ADD[scope](server, calls, request);
  }
  return server;
}

/** The transport of one message: one request, one JSON answer, no session. */
export const transportOf = () => new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
