import type { z } from 'zod';
import type { Call } from '#domain/contract/call.ts';
import { fail, type Problem, type Result, succeed } from '#domain/problem.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : null;

/** A call's answer if it succeeds. */
export type AnswerOf<C extends Call> = C extends { readonly file: string }
  ? ArrayBuffer | null
  : Parsed<C['answers'][keyof C['answers']]>;

/** A file that is the whole body of a request. */
export interface SentFile {
  readonly bytes: ArrayBuffer;
  readonly mime: string;
}

/** What a request may contain. */
export interface RequestInput {
  /** Values for the variable parts of the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** Keys with an undefined value are left out. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form: the picture, and the texts that are given. */
  readonly form?: { readonly image: Blob; readonly texts: Readonly<Record<string, string | null | undefined>> };
  /** Sent as it is. */
  readonly file?: SentFile;
  /** The operation id, if the call completes a queued operation. */
  readonly idempotencyKey?: string;
  /** The server has to compute the answer, so the time it takes says nothing about the network. */
  readonly isWork?: boolean;
  /** Timeout, if not the default. */
  readonly timeoutMs?: number;
  /** Aborts the request, as when its account is closed. */
  readonly signal?: AbortSignal;
}

/** A call's input, by its declaration. */
export interface CallInput<C extends Call> extends RequestInput {
  readonly body?: C extends { readonly body: infer B extends z.ZodType } ? z.input<B> : never;
  readonly query?: C extends { readonly query: infer Q extends z.ZodType<unknown, Record<string, unknown>> }
    ? z.input<Q>
    : never;
  readonly form?: C extends { readonly upload: infer U extends z.ZodObject }
    ? { readonly image: Blob; readonly texts: { readonly [K in keyof z.input<U>]?: string | null } }
    : never;
  readonly file?: C extends { readonly picture: true } | { readonly part: true } ? SentFile : never;
}

/** Why our server did not answer: no connection, no answer within 20 s, or someone else's page instead. */
export type Unreachable = 'network' | 'timeout' | 'not_ours';

/** How a request ended. */
export type Reply<T> =
  | { readonly kind: 'answer'; readonly status: number; readonly value: T }
  /** `ours` is false if a proxy in front of the server refused with a body of its own. */
  | { readonly kind: 'refused'; readonly status: number; readonly problem: Problem; readonly ours: boolean }
  | { readonly kind: 'unreachable'; readonly why: Unreachable };

/** Asks the server on behalf of the open account. */
export type Ask = <C extends Call>(call: C, input?: CallInput<C>) => Promise<Result<AnswerOf<C>>>;

/** The reply for screens, which only need to know that the server was not reached. Wording: product P7.1 and P7.8. */
export function resultOf<T>(reply: Reply<T>): Result<T> {
  if (reply.kind === 'answer') return succeed(reply.value);
  if (reply.kind === 'refused') return { ok: false, problem: reply.problem };
  if (reply.why === 'timeout') {
    return fail('UNREACHABLE', 'Backend server unavailable. Please wait a moment and try again.');
  }
  return fail('UNREACHABLE', 'Unable to connect to the server. Please check your internet connection and try again.');
}
