import type { ErrorBody } from '#domain/contract/error-body.ts';
import { PROBLEM_STATUS, type Problem, type ProblemCode } from '#domain/problem.ts';
import type { Reply } from './reply.ts';

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(PROBLEM_STATUS, code);

/** The code to use for a status if its own code is unknown to this version, as from a newer server. */
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

/** Seconds of a Retry-After header, given as a number or a date. Undefined if there is none. */
function retryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - nowMs) / 1000));
}

/** Statuses that a proxy in front of the server sends with a body of its own. They mean the same. */
const MEANT_BY_PROXIES = new Set([408, 413, 425, 429]);

/** Validates an answer's JSON; `undefined` if it is not valid. */
export type Reader = (value: unknown) => unknown;

/** A call's possible answers, by status. `null` is an empty answer. */
export type Answers = Readonly<Record<number, Reader | null>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Our error body. Checked by hand, since the service worker reads it too and has no room for the schemas. */
const isErrorBody = (value: unknown): value is ErrorBody =>
  isRecord(value) &&
  typeof value.error === 'string' &&
  typeof value.message === 'string' &&
  (value.fields === undefined ||
    (isRecord(value.fields) && Object.values(value.fields).every((text) => typeof text === 'string')));

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the response to a call. An answer must be one the contract names, in its shape; unknown keys are dropped.
 * Someone else's page, such as the sign-in of a hotel network, is `not_ours` whatever its status: it must neither end
 * the session nor settle an operation.
 */
export function readReply(
  answers: Answers,
  answer: { readonly status: number; readonly text: string; readonly retryAfter: string | null },
  nowMs: number,
): Reply<unknown> {
  const { status, text } = answer;
  const read = answers[status];
  if (read === null) return { kind: 'answer', status, value: null };
  const body = json(text);
  if (read) {
    const value = read(body);
    return value === undefined ? { kind: 'unreachable', why: 'not_ours' } : { kind: 'answer', status, value };
  }
  const ours = isErrorBody(body) ? body : null;
  if (status < 400 || !(ours || status >= 500 || MEANT_BY_PROXIES.has(status))) {
    return { kind: 'unreachable', why: 'not_ours' };
  }
  const wait = retryAfter(answer.retryAfter, nowMs);
  const problem: Problem = {
    code: codeOf(status, ours?.error),
    message: ours?.message ?? 'The server could not respond. Please try again.',
    ...(ours?.fields && { fields: ours.fields }),
    ...(wait !== undefined && { retryAfter: wait }),
  };
  return { kind: 'refused', status, problem, ours: ours !== null };
}
