import type { z } from 'zod';
import type { Entitlement } from '../plans/plan-schemas.ts';
import { Uuid } from '../text-limits.ts';

/** Who may call: everybody, a signed-in person, a member of the household that owns the row, an administrator. */
export type Access = 'public' | 'user' | 'household' | 'admin';

/** The rate limit a call falls under; the figures are defined with the limiter in `api`. */
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

/** The scopes a token can have. None of them covers health data (product P18.1). */
export type TokenScope = 'products' | 'ingredients' | 'shelf';

/** Method and path of a call. Kept apart from its schemas, which the service worker must not bundle. */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `{name}` for each path parameter. */
  readonly path: string;
}

/**
 * What happens when a call is repeated with the same Idempotency-Key. `operation`: the key is remembered as the id of a
 * sync operation. `answer`: it has no second effect, and the stored answer is returned again. `freely`: it may be
 * repeated at will and takes no key.
 */
export type Repeats = 'operation' | 'answer' | 'freely';

/** The contract of one call: what it takes, what it answers, and who may make it. */
export interface Call extends Address {
  readonly access: Access;
  /** Also open to programs with a token of this scope; `any`: the handler checks the scopes itself. */
  readonly tokenScope?: TokenScope | 'any';
  /** The household's plan must include this, otherwise the answer is 402 (product P6.10). */
  readonly entitlement?: Entitlement;
  readonly limit: LimitName;
  /** Daily limit per account, for calls that store or send something each time (product P10.13). */
  readonly perDay?: number;
  readonly summary: string;
  readonly body?: z.ZodType;
  /** The call takes form data instead of JSON: one picture (field `image`) and these text fields. */
  readonly upload?: z.ZodObject;
  /** The body is one picture file, with an `image/` content type. */
  readonly picture?: true;
  /** The body is a chunk of a file of any type (`application/octet-stream`). */
  readonly part?: true;
  /**
   * For webhooks: the body is passed on as the raw bytes received, signed by the header of this name (in lower case).
   * The handler verifies the signature before it parses anything.
   */
  readonly signedBy?: string;
  readonly query?: z.ZodObject;
  /** Content type of the answer, if it is a file and not JSON. */
  readonly file?:
    | 'image/jpeg'
    | 'image/webp'
    | 'application/zip'
    | 'application/octet-stream'
    | 'application/pdf'
    | 'text/csv';
  /** The answer is a stream of server-sent events. */
  readonly events?: true;
  /** Answer bodies by status. `null` is an empty body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** Maximum body size in bytes; 64 KB by default. */
  readonly maxBytes?: number;
  /** Only the app's pages call it, with the version headers of `domain/sync`: a client that is too old gets 426. */
  readonly pagesOnly?: true;
  /** It leaves a file on the server: while the disk fills up, it is refused earlier than other writes. */
  readonly leavesFile?: true;
  /** Allowed even before the person has confirmed their address (product P2.2.16). */
  readonly beforeConfirming?: true;
  /** Not a GET, but still allowed while the server's disk is full: it only reads or deletes. */
  readonly goesOnWhenFull?: true;
  /**
   * By default, a repeated changing call has no second effect, and an answer with a body is not returned again: no
   * household data and no secret that is shown only once is stored for it.
   */
  readonly repeats?: Repeats;
}

/** The media type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

/** Sent with requests that a page makes by itself: they do not keep an idle session alive. */
export const UNATTENDED_HEADER = 'x-unattended';
/** The idempotency header of a direct call: the id of the queued operation. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const IdempotencyKey = Uuid;

/** Maximum number of calls with an Idempotency-Key remembered per account; the oldest are evicted. */
export const KEYED_CALLS_MOST = 500;
/** How long such a call is remembered, in milliseconds. */
export const KEYED_CALLS_KEPT_MS = 2 * 86_400_000;

/** Whether a call takes an Idempotency-Key: every changing call of a person, except those that may repeat freely. */
export const takesKey = ({ method, access, repeats }: Pick<Call, 'method' | 'access' | 'repeats'>): boolean =>
  method !== 'GET' && (access === 'user' || access === 'household') && repeats !== 'freely';
