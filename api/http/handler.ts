import type { z } from 'zod';
import type { Call } from '#domain/contract/call.ts';
import type { CALLS, CallName } from '#domain/contract/calls.ts';
import { type Result, succeed } from '#domain/problem.ts';
import type { SignedBody } from './call-body.ts';
import type { CallerFor, Session } from './caller.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The body of a call: the output of its schema, the picture and texts of its form, or the bytes as they were sent. */
type Body<C> = C extends { readonly body: infer S }
  ? Parsed<S>
  : C extends { readonly upload: infer S extends z.ZodObject }
    ? z.output<S> & { readonly image: Uint8Array }
    : C extends { readonly picture: true }
      ? Uint8Array
      : C extends { readonly part: true }
        ? Uint8Array
        : C extends { readonly signedBy: string }
          ? SignedBody
          : undefined;

/** What a request says about its browser: the tokens in its cookies, null if missing or malformed, and its name. */
export interface CookieTokens {
  /** The session id. */
  readonly session: string | null;
  /** The token of a browser in which somebody has signed in before. */
  readonly browser: string | null;
  /** Such as "Chrome on Android". */
  readonly name: string;
}

/** What a handler gets: everything the table declares, already checked. */
export interface CallRequest<C extends Call> {
  readonly body: Body<C>;
  readonly query: C extends { readonly query: infer S } ? Parsed<S> : undefined;
  /** The variable parts of the path, by name. */
  readonly params: Readonly<Record<string, string>>;
  /** The caller, of a kind that the call accepts according to the table. */
  readonly caller: CallerFor<C>;
  /** The caller's session. */
  readonly session: CallerFor<C> extends { readonly session: Session } ? Session : null;
  /** The operation id that makes a repeated call take effect once. */
  readonly idempotencyKey: string | null;
  /** For the calls that begin and end sessions. */
  readonly cookies: CookieTokens;
  /** The client's address, grouped as limits count it. */
  readonly client: string;
  readonly requestId: string;
  readonly nowMs: number;
}

/** A file for a person to save. */
export interface Download {
  readonly stream: ReadableStream<Uint8Array>;
  /** Null if it is generated while it is sent. */
  readonly bytes: number | null;
  readonly type: string;
  /** The file name: letters, digits, dots and hyphens. */
  readonly name: string;
}

/**
 * What a handler answers. `text`: a body that is JSON already. `pieces`: JSON generated while it is sent. `file`: bytes
 * that are not JSON. `download`: a file streamed while it is read or made. `events`: a stream without an end.
 */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly pieces?: AsyncIterable<string>;
  /** Brotli-compressed bytes; they are decompressed for clients that do not accept Brotli. */
  readonly packed?: Uint8Array<ArrayBuffer>;
  readonly file?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };
  readonly download?: Download;
  readonly events?: ReadableStream<Uint8Array>;
  readonly setCookies?: readonly string[];
}

/** Carries out one call: plain values in, an answer or an expected failure out. No HTTP inside. */
export type Handler<C extends Call> = (request: CallRequest<C>) => Result<Answer> | Promise<Result<Answer>>;

/** A handler for some of the calls of the table; all parts together must cover it. */
export type Handlers<N extends CallName = CallName> = { readonly [K in N]: Handler<(typeof CALLS)[K]> };

/** An answer with a body. */
export const answer = (status: number, body: unknown): Result<Answer> => succeed({ status, body });

/** An answer whose body is JSON already, and is sent unchanged. */
export const answerText = (status: number, text: string): Result<Answer> => succeed({ status, text });
