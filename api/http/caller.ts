import type { User } from '#domain/contract/account.ts';
import type { Access, Call, TokenScope } from '#domain/contract/call.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';

/** Who is signed in, for which household, and as what they belong to it. */
export interface Session {
  readonly user: User;
  readonly tier: Tier;
  /** In the household, as it stands at this request. */
  readonly role: string;
  /** What the person ends it by; the same through all renewals of its id. */
  readonly number: string;
}

/** A session found by its id, with the new id to hand out where one is due. */
export interface Found {
  readonly session: Session;
  readonly renewed: string | null;
}

/** Who calls. */
export type Caller =
  /** Nobody that this server knows. */
  | { readonly kind: 'visitor' }
  /** Somebody who signed in, by the session cookie. */
  | ({ readonly kind: 'person' } & Found)
  /** A program that somebody gave a token to, which acts for them within its scopes. */
  | {
      readonly kind: 'token';
      readonly session: Session;
      readonly scopes: ReadonlySet<TokenScope>;
      readonly tokenId: string;
      /** Requests that its person gave it for a minute. */
      readonly perMinute: number;
    }
  /** Somebody who looks after the instance: of no household, and with no cookie. */
  | {
      readonly kind: 'administrator';
      readonly administratorId: string;
      /** Whether the session still stands. Asking is no use of it. */
      readonly isSignedIn: () => Promise<boolean>;
    };

export type CallerOf<K extends Caller['kind']> = Extract<Caller, { readonly kind: K }>;

/** Whom a call takes, by its access. A token is taken besides where the call names the scope it needs. */
export const TAKES = {
  public: ['visitor'],
  user: ['person'],
  household: ['person'],
  admin: ['administrator'],
} as const satisfies Record<Access, readonly Caller['kind'][]>;

/** The callers that a handler of a call can get. */
export type CallerFor<C extends Call> =
  | CallerOf<(typeof TAKES)[C['access']][number]>
  | (C extends { readonly tokenScope: string } ? CallerOf<'token'> : never);

/** What a request brings along to say who calls. */
export interface Credentials {
  /** The session id of the cookie. */
  readonly sessionId: string | null;
  /** What stands behind `Bearer`. */
  readonly bearer: string | null;
  /** The request is the page's own doing: it is no use of a session that ends without use. */
  readonly unattended: boolean;
}

/** How a session cookie or a bearer token is looked up. */
export interface CallerSources {
  readonly sessions: { find(sessionId: string, nowMs: number): Promise<Found | null> };
  /** Tokens and administrators; where it is left out there are none. */
  readonly bearers?: {
    find(bearer: string, nowMs: number, unattended: boolean): Promise<CallerOf<'token' | 'administrator'> | null>;
  };
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]{16,512})$/;

/** What stands behind `Bearer` in an `Authorization` header; null where there is none. */
export const readBearer = (header: string | undefined): string | null => BEARER.exec(header ?? '')?.[1] ?? null;

const notSignedIn = () => fail('UNAUTHENTICATED', 'You need to be logged in. Please sign in to continue.');

/**
 * Who calls, as far as the call wants to know. A bearer is looked at only where the call takes one: it never stands in
 * for a session.
 * @returns UNAUTHENTICATED where nobody known calls, FORBIDDEN where somebody does whom the call does not take
 */
export async function authenticate(
  { access, tokenScope }: Pick<Call, 'access' | 'tokenScope'>,
  { sessionId, bearer, unattended }: Credentials,
  { sessions, bearers }: CallerSources,
  nowMs: number,
): Promise<Result<Caller>> {
  const takes: readonly Caller['kind'][] = TAKES[access];
  if (takes.includes('visitor')) return succeed({ kind: 'visitor' });
  const takesBearer = tokenScope !== undefined || takes.includes('administrator');
  const program = takesBearer && bearer !== null ? ((await bearers?.find(bearer, nowMs, unattended)) ?? null) : null;
  if (program?.kind === 'token') {
    if (tokenScope === 'any' || (tokenScope !== undefined && program.scopes.has(tokenScope))) return succeed(program);
    return fail('FORBIDDEN', 'This token was not made for that.');
  }
  if (program) {
    return takes.includes(program.kind) ? succeed(program) : fail('FORBIDDEN', 'This is for members of a household.');
  }
  const found = sessionId === null ? null : await sessions.find(sessionId, nowMs);
  if (!found) return notSignedIn();
  return takes.includes('person')
    ? succeed({ kind: 'person', ...found })
    : fail('FORBIDDEN', 'This is for administrators only.');
}

/** The session that a caller acts in; null for those who act in none. */
export const sessionOf = (caller: Caller): Session | null =>
  caller.kind === 'person' || caller.kind === 'token' ? caller.session : null;
