import type { z } from 'zod';
import { type Problem, type Result, succeed } from '#domain/problem.ts';
import type { mcp } from '#domain/programs/mcp-call.ts';
import type { Answer, CallRequest, Handlers } from '../http/handler.ts';

/** The calls that the tools make on the caller's behalf. */
export type ToolCalls = Pick<Handlers, 'product' | 'searchProducts' | 'assessList' | 'inventory'>;

/** The message being answered: its caller and time. */
export type ToolRequest = CallRequest<typeof mcp>;

/** The result of a tool. */
export interface ToolResult {
  [key: string]: unknown;
  content: { type: 'text'; text: string }[];
  isError?: true;
}

/** Hints that every tool declares: it changes nothing, and reads nothing but this server. */
export const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

export const toolSuccess = (value: unknown): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
});
export const refuse = ({ message }: Pick<Problem, 'message'>): ToolResult => ({
  content: [{ type: 'text', text: message }],
  isError: true,
});

/** The body of a call's answer. @throws if it does not match the schema that the call declares */
export function bodyOf<T>(result: Result<Answer>, schema: z.ZodType<T>): Result<T> {
  if (!result.ok) return result;
  const { text, body } = result.value;
  return succeed(schema.parse(text === undefined ? body : JSON.parse(text)));
}
