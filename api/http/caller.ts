import type { User } from '#domain/contract/account.ts';
import type { Access, Call, TokenScope } from '#domain/contract/call.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';

/** The signed-in person, the household they act for, and their role in it. */
export interface Session {
  readonly user: User;
  readonly tier: Tier;
  /** Their role in the household, as of this request. */
  readonly role: string;
  /** Identifies the session to the person, who can end it by this. It stays the same when the id is renewed. */
  readonly number: string;
}

/** A session found by its id, with a new id if a renewal is due. */
export interface Found {
  readonly session: Session;
  readonly renewed: string | null;
}

/** Who calls. */
export type Caller =
  /** Nobody known to this server. */
  | { readonly kind: 'visitor' }
  /** Somebody who signed in, by the session cookie. */
  | ({ readonly kind: 'person' } & Found)
  /** A program with a token, which acts for the token's owner within its scopes. */
  | {
      readonly kind: 'token';
      readonly session: Session;
      readonly scopes: ReadonlySet<TokenScope>;
      readonly tokenId: string;
      /** Requests per minute that the owner allows it. */
      readonly perMinute: number;
    }
  /** An administrator of the instance: without a household or a cookie. */
  | {
      readonly kind: 'administrator';
      readonly administratorId: string;
      /** Whether the session is still live. Asking does not count as use. */
      readonly isSignedIn: () => Promise<boolean>;
    };

export type CallerOf<K extends Caller['kind']> = Extract<Caller, { readonly kind: K }>;

/** The callers that a call accepts, by its access. A token is also accepted if the call names the scope it needs. */
export const ACCEPTED_CALLERS = {
  public: ['visitor'],
  user: ['person'],
  household: ['person'],
  admin: ['administrator'],
} as const satisfies Record<Access, readonly Caller['kind'][]>;

/** The callers that a handler of a call can get. */
export type CallerFor<C extends Call> =
  | CallerOf<(typeof ACCEPTED_CALLERS)[C['access']][number]>
  | (C extends { readonly tokenScope: string } ? CallerOf<'token'> : never);

/** What a request says about its caller. */
export interface Credentials {
  /** The session id of the cookie. */
  readonly sessionId: string | null;
  /** The token after `Bearer`. */
  readonly bearer: string | null;
  /** The page sent the request by itself, so it does not count as use of a session that expires when unused. */
  readonly unattended: boolean;
}

/** Looks up session cookies and bearer tokens. */
export interface CallerSources {
  readonly sessions: { find(sessionId: string, nowMs: number): Promise<Found | null> };
  /** Tokens and administrators; if left out there are none. */
  readonly bearers?: {
    find(bearer: string, nowMs: number, unattended: boolean): Promise<CallerOf<'token' | 'administrator'> | null>;
  };
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]{16,512})$/;

/** The token after `Bearer` in an `Authorization` header; null if there is none. */
export const readBearer = (header: string | undefined): string | null => BEARER.exec(header ?? '')?.[1] ?? null;

const notSignedIn = () => fail('UNAUTHENTICATED', 'You need to be logged in. Please sign in to continue.');

/**
 * Identifies the caller, as far as the call needs it. A bearer token is only looked up if the call accepts one: it
 * never replaces a session.
 * @returns UNAUTHENTICATED if the caller is unknown, FORBIDDEN if the call does not accept this caller
 */
export async function authenticate(
  { access, tokenScope }: Pick<Call, 'access' | 'tokenScope'>,
  { sessionId, bearer, unattended }: Credentials,
  { sessions, bearers }: CallerSources,
  nowMs: number,
): Promise<Result<Caller>> {
  const takes: readonly Caller['kind'][] = ACCEPTED_CALLERS[access];
  if (takes.includes('visitor')) return succeed({ kind: 'visitor' });
  const takesBearer = tokenScope !== undefined || takes.includes('administrator');
  const program = takesBearer && bearer !== null ? ((await bearers?.find(bearer, nowMs, unattended)) ?? null) : null;
  if (program?.kind === 'token') {
    if (tokenScope === 'any' || (tokenScope !== undefined && program.scopes.has(tokenScope))) return succeed(program);
    return fail('FORBIDDEN', 'This token does not allow that.');
  }
  if (program) {
    return takes.includes(program.kind) ? succeed(program) : fail('FORBIDDEN', 'This is for household members only.');
  }
  const found = sessionId === null ? null : await sessions.find(sessionId, nowMs);
  if (!found) return notSignedIn();
  return takes.includes('person')
    ? succeed({ kind: 'person', ...found })
    : fail('FORBIDDEN', 'This is for administrators only.');
}

/** The session that a caller acts in; null if they act in none. */
export const sessionOf = (caller: Caller): Session | null =>
  caller.kind === 'person' || caller.kind === 'token' ? caller.session : null;
