import type { z } from 'zod';
import type { Entitlement } from '../plans/plan-schemas.ts';
import { Uuid } from '../text-limits.ts';

/** Who may call: everybody, a signed-in person, a member of the household that owns the row, an administrator. */
export type Access = 'public' | 'user' | 'household' | 'admin';

/** The rate limit a call falls under; the figures stand beside the limiter in `api`. */
export type LimitName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'contact'
  | 'reset'
  | 'invite'
  | 'scan'
  | 'push'
  | 'pull'
  | 'report'
  | 'upload'
  | 'analytics'
  | 'default'
  | 'unlimited';

/** What a token may be made for. Nothing of the health of anybody is in any of them (product P18.1). */
export type TokenScope = 'products' | 'ingredients' | 'shelf';

/** Where a call is made. Apart from its schemas, for which the service worker has no room. */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `{name}` for a part that varies. */
  readonly path: string;
}

/**
 * What a call is when it comes again with the same Idempotency-Key. `operation`: its id is remembered as that of an
 * operation of the queue. `answer`: it has no effect again, and what was answered is told again. `freely`: it may be made
 * as often as one likes, and takes no key.
 */
export type Repeats = 'operation' | 'answer' | 'freely';

/** What one call takes and answers, and who may make it. */
export interface Call extends Address {
  readonly access: Access;
  /** Programs with a token of this scope are taken as well; `any`: the call looks at the scopes itself. */
  readonly tokenScope?: TokenScope | 'any';
  /** The plan of the household must hold this; else the answer is 402 (product P6.10). */
  readonly entitlement?: Entitlement;
  readonly limit: LimitName;
  /** Times that one account may make it in a day, where something stays behind or goes out each time (product P10.13). */
  readonly perDay?: number;
  readonly summary: string;
  readonly body?: z.ZodType;
  /** The call takes a form with one picture (field `image`) and these texts instead of JSON. */
  readonly upload?: z.ZodObject;
  /** The call takes one picture file as its whole body, of a type that begins with `image/`. */
  readonly picture?: true;
  /** The call takes a part of a file as its whole body, whatever is in it (`application/octet-stream`). */
  readonly part?: true;
  /**
   * The call takes its body as bytes, just as they were sent, and the header of this name (in lower case) that signs
   * them: a webhook. Its handler verifies the signature before it reads anything.
   */
  readonly signedBy?: string;
  readonly query?: z.ZodObject;
  /** What the answer is of, where it is a file and no JSON. */
  readonly file?:
    | 'image/jpeg'
    | 'image/webp'
    | 'application/zip'
    | 'application/octet-stream'
    | 'application/pdf'
    | 'text/csv';
  /** The answer is a stream of server-sent events. */
  readonly events?: true;
  /** Answer bodies by status. `null` is an empty answer. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** Largest body in bytes; 64 KB where it is not said. */
  readonly maxBytes?: number;
  /** Pages call it, in the words of `domain/sync`: one that is too old is answered 426. */
  readonly pagesOnly?: true;
  /** It leaves a file on the server: refused sooner than other writes while the disk fills up. */
  readonly leavesFile?: true;
  /** Answered also while the person has to confirm their address first (product P2.2.16). */
  readonly beforeConfirming?: true;
  /** Not a GET, and still answered while the disk of the server is full: it reads, or takes away. */
  readonly goesOnWhenFull?: true;
  /**
   * Where it is left out, a changing call has no effect again, and an answer with words is not told again: nothing of a
   * household, and no secret that is shown once, is kept for it.
   */
  readonly repeats?: Repeats;
}

/** The media type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

/** Sent with what a page asks again by itself: it does not keep a session alive that ends without use. */
export const UNATTENDED_HEADER = 'x-unattended';
/** The idempotency header of a direct call: the operation id of the queue. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const IdempotencyKey = Uuid;

/** Calls with an Idempotency-Key that are remembered of an account; older ones give way. */
export const KEYED_CALLS_MOST = 500;
/** How long such a call is remembered, in milliseconds. */
export const KEYED_CALLS_KEPT_MS = 2 * 86_400_000;

/** Whether a call takes an Idempotency-Key: every one by which a person changes something, but for those made freely. */
export const takesKey = ({ method, access, repeats }: Pick<Call, 'method' | 'access' | 'repeats'>): boolean =>
  method !== 'GET' && (access === 'user' || access === 'household') && repeats !== 'freely';
