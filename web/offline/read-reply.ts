import type { Call } from '#domain/contract/calls.ts';
import { ErrorBody, PROBLEM_STATUS, type Problem, type ProblemCode } from '#domain/problem.ts';
import type { Reply } from './reply.ts';

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(PROBLEM_STATUS, code);

/** The code that stands for a status whose own code this page does not know, as from a newer server. */
const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  402: 'PLAN_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  410: 'GONE',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'INVALID_INPUT',
  426: 'CLIENT_TOO_OLD',
  429: 'RATE_LIMITED',
  507: 'STORAGE_FULL',
};

const codeOf = (status: number, named?: string): ProblemCode =>
  named !== undefined && isKnown(named) ? named : (CODE_OF_STATUS[status] ?? (status === 503 ? 'BUSY' : 'INTERNAL'));

/** Seconds of a Retry-After header: a number, or a date. Undefined where there is none. */
function retryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - nowMs) / 1000));
}

/** Statuses that a proxy between us and the server answers in its own words; they mean what they say all the same. */
const MEANT_BY_PROXIES = new Set([408, 413, 425, 429]);

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads what came back for a call. An answer must be one the contract names, in its shape; unknown keys are dropped.
 * A page of somebody else, such as the sign-in of a hotel network, is `not_ours` whatever its status: it must neither
 * end the session nor settle an operation.
 */
export function readReply(
  call: Call,
  answer: { readonly status: number; readonly text: string; readonly retryAfter: string | null },
  nowMs: number,
): Reply<unknown> {
  const { status, text } = answer;
  const schema = call.answers[status];
  if (schema === null) return { kind: 'answer', status, value: null };
  if (schema) {
    const parsed = schema.safeParse(json(text));
    return parsed.success ? { kind: 'answer', status, value: parsed.data } : { kind: 'unreachable', why: 'not_ours' };
  }
  const body = ErrorBody.safeParse(json(text));
  if (status < 400 || !(body.success || status >= 500 || MEANT_BY_PROXIES.has(status))) {
    return { kind: 'unreachable', why: 'not_ours' };
  }
  const wait = retryAfter(answer.retryAfter, nowMs);
  const problem: Problem = {
    code: codeOf(status, body.data?.error),
    message: body.data?.message ?? 'The server could not answer. Please try again.',
    ...(body.data?.fields && { fields: body.data.fields }),
    ...(wait !== undefined && { retryAfter: wait }),
  };
  return { kind: 'refused', status, problem, ours: body.success };
}
