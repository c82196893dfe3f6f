import { z } from 'zod';
import { CurrentPassword } from '../contract/account.ts';
import type { Call, TokenScope as Scope } from '../contract/call.ts';
import { typedText } from '../text-limits.ts';

// Tokens by which programs act for a person (product P18).

export const TokenScope = z.enum(['products', 'ingredients', 'shelf'] as const satisfies readonly Scope[]);
export type TokenScope = z.infer<typeof TokenScope>;

/** Tokens that one person has at most. */
export const MOST_TOKENS = 20;
/** Days after which a token ends at the latest. */
export const LONGEST_TOKEN_DAYS = 365;
/** Requests a minute that a token may be given at most. */
export const MOST_PER_MINUTE = 300;

/** One token, as its person knows it. */
export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(TokenScope),
  /** Of the household it acts for; null where nobody gave it a name. */
  householdName: z.string().nullable(),
  /** Requests that it may make in a minute. */
  perMinute: z.number().int(),
  /** Milliseconds since 1970. */
  madeAt: z.number(),
  endsAt: z.number(),
  /** To the minute; null before its first use. */
  usedAt: z.number().nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const apiTokens = {
  method: 'GET',
  path: '/api/account/tokens',
  access: 'user',
  limit: 'default',
  summary: 'The tokens that the person made for programs, in every household of theirs.',
  answers: { 200: z.object({ tokens: z.array(ApiToken) }) },
} as const satisfies Call;

export const makeToken = {
  method: 'POST',
  path: '/api/account/tokens',
  access: 'household',
  entitlement: 'apiAccess',
  limit: 'login',
  perDay: 50,
  summary: 'Make a token for this household. It is told once, here.',
  body: z.strictObject({
    name: typedText(60, 1),
    scopes: z.array(TokenScope).min(1).max(TokenScope.options.length).default(['products', 'ingredients']),
    days: z.number().int().min(1).max(LONGEST_TOKEN_DAYS).default(90),
    perMinute: z.number().int().min(1).max(MOST_PER_MINUTE).default(60),
    password: CurrentPassword,
  }),
  answers: { 201: ApiToken.extend({ token: z.string() }) },
} as const satisfies Call;

export const revokeToken = {
  method: 'DELETE',
  path: '/api/account/tokens/{id}',
  access: 'user',
  limit: 'default',
  summary: 'Revoke a token: whatever holds it is refused from now on.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;
