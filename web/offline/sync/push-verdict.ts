import type { OpResult, PushAnswer } from '#domain/sync/wire.ts';
import type { Reply } from '../transport/reply.ts';

/** Why an operation was not sent, for the "not sent" list. */
export interface OpError {
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
}

/** What happens to one operation after a push. */
export type OpVerdict =
  | { readonly to: 'acked' }
  | { readonly to: 'dead' | 'held' | 'again'; readonly error: OpError }
  /** Behind an earlier operation on its row, and sent with that one. */
  | { readonly to: 'behind' }
  /** The session is not this person's: the queue waits, and this does not count as a try. */
  | { readonly to: 'sign_in' };

/** An answer that leaves out one of our operations says nothing about it. */
const UNANSWERED: OpError = {
  status: null,
  code: 'UNANSWERED',
  message: 'The server did not respond to this change. It will be sent again.',
};

const errorOf = (result: OpResult): OpError => ({
  status: 200,
  code: result.code ?? 'UNKNOWN',
  message: result.message ?? 'The server did not accept this change.',
});

/** What the server's answer means for one operation (product P9.3). */
export function verdictOf(result: OpResult | undefined): OpVerdict {
  if (!result) return { to: 'again', error: UNANSWERED };
  if (result.code === 'WRONG_USER' || result.code === 'UNAUTHENTICATED') return { to: 'sign_in' };
  switch (result.status) {
    case 'applied':
      return { to: 'acked' };
    case 'duplicate':
      // A stored refusal also comes back as `duplicate`; it is recognised by its code.
      return result.code ? { to: 'dead', error: errorOf(result) } : { to: 'acked' };
    case 'conflict':
    case 'rejected':
      return { to: 'dead', error: errorOf(result) };
    case 'held':
      return { to: 'held', error: errorOf(result) };
    case 'retry':
      return { to: 'again', error: errorOf(result) };
    case 'waiting':
      return { to: 'behind' };
  }
}

/** What the reply to a whole push means for the queue. */
export type PushVerdict =
  | { readonly to: 'answered'; readonly answer: PushAnswer }
  | { readonly to: 'sign_in' }
  | { readonly to: 'outdated' }
  /** The phone was away for longer than the server remembers its operations. */
  | { readonly to: 'resync'; readonly error: OpError }
  /** Refused as a whole: that says nothing about an operation until it is the only one. */
  | { readonly to: 'halve' }
  | { readonly to: 'dead'; readonly error: OpError }
  /** Send all of it later; after a timeout in smaller pushes. */
  | {
      readonly to: 'later';
      readonly error: OpError;
      readonly halve: boolean;
      readonly retryAfter?: number;
    };

/** Statuses that may be the fault of one operation in the push. */
const MAYBE_ONE_OPERATION = new Set([400, 413, 422]);

/**
 * Interprets the reply to a push (product P9.2, P9.3). A failure never means "not applied": that shows only when the
 * operations are sent again under their ids.
 * @param size how many operations the push contained
 */
export function pushVerdictOf(reply: Reply<PushAnswer>, size: number): PushVerdict {
  if (reply.kind === 'answer') return { to: 'answered', answer: reply.value };
  if (reply.kind === 'unreachable') {
    const message = 'The server could not be reached. It will be sent again.';
    const error = { status: null, code: reply.why === 'timeout' ? 'TIMEOUT' : 'UNREACHABLE', message };
    return { to: 'later', error, halve: reply.why === 'timeout' };
  }
  const { status, problem } = reply;
  if (status === 401 || problem.code === 'WRONG_USER') return { to: 'sign_in' };
  if (status === 426) return { to: 'outdated' };
  const error = { status, code: problem.code, message: problem.message };
  if (problem.code === 'RESYNC_REQUIRED') return { to: 'resync', error };
  if (MAYBE_ONE_OPERATION.has(status)) return size > 1 ? { to: 'halve' } : { to: 'dead', error };
  const wait = problem.retryAfter === undefined ? {} : { retryAfter: problem.retryAfter };
  return { to: 'later', error, halve: false, ...wait };
}
