import type { z } from 'zod';
import type { CALLS, CallName } from '#domain/contract/calls.ts';
import { fail, type Problem, type Result, succeed } from '#domain/problem.ts';

type Calls = typeof CALLS;
type Parsed<S> = S extends z.ZodType ? z.output<S> : null;

/** What a call answers when it succeeds. */
export type AnswerOf<N extends CallName> = Parsed<Calls[N]['answers'][keyof Calls[N]['answers']]>;

/** What a call takes. */
export interface CallInput<N extends CallName> {
  readonly body?: Calls[N] extends { readonly body: infer B extends z.ZodType } ? z.input<B> : never;
  readonly query?: Calls[N] extends { readonly query: infer Q extends z.ZodType } ? z.input<Q> : never;
  readonly params?: Readonly<Record<string, string>>;
  /** The operation id, where the call finishes a queued operation. */
  readonly idempotencyKey?: string;
  /** Calls the request off, as when its account is closed. */
  readonly signal?: AbortSignal;
}

/** Why no answer of ours came: no connection, none within 20 s, or somebody else's page in its place. */
export type Unreachable = 'network' | 'timeout' | 'not_ours';

/** How a request ended. */
export type Reply<T> =
  | { readonly kind: 'answer'; readonly status: number; readonly value: T }
  /** `ours` is false where a proxy in front of the server refused in its own words. */
  | { readonly kind: 'refused'; readonly status: number; readonly problem: Problem; readonly ours: boolean }
  | { readonly kind: 'unreachable'; readonly why: Unreachable };

/** The same for screens, which need only know that nobody was reached. Wording: specification, section 8. */
export function resultOf<T>(reply: Reply<T>): Result<T> {
  if (reply.kind === 'answer') return succeed(reply.value);
  if (reply.kind === 'refused') return { ok: false, problem: reply.problem };
  return fail('UNREACHABLE', 'Unable to connect to the server. Please check your internet connection and try again.');
}
