import { z } from 'zod';
import { CurrentPassword } from '../contract/account.ts';
import type { Call, TokenScope as Scope } from '../contract/call.ts';
import { typedText } from '../text-limits.ts';

// Tokens that let programs act on behalf of a person (product P18).

export const TokenScope = z.enum(['products', 'ingredients', 'shelf'] as const satisfies readonly Scope[]);
export type TokenScope = z.infer<typeof TokenScope>;

/** Maximum number of tokens per person. */
export const MOST_TOKENS = 20;
/** Maximum lifetime of a token, in days. */
export const LONGEST_TOKEN_DAYS = 365;
/** Maximum rate limit of a token, in requests per minute. */
export const MOST_PER_MINUTE = 300;

/** One token, as shown to its owner. */
export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(TokenScope),
  /** Name of the household it acts for; null if the household has no name. */
  householdName: z.string().nullable(),
  /** Its rate limit, in requests per minute. */
  perMinute: z.number().int(),
  /** Milliseconds since 1970. */
  madeAt: z.number(),
  endsAt: z.number(),
  /** Last use, to the minute; null before the first. */
  usedAt: z.number().nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const apiTokens = {
  method: 'GET',
  path: '/api/account/tokens',
  access: 'user',
  limit: 'default',
  summary: 'List the tokens you created for programs, in all your households.',
  answers: { 200: z.object({ tokens: z.array(ApiToken) }) },
} as const satisfies Call;

export const makeToken = {
  method: 'POST',
  path: '/api/account/tokens',
  access: 'household',
  entitlement: 'apiAccess',
  limit: 'login',
  perDay: 50,
  summary: 'Create a token for this household. It is shown only once, here.',
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
  summary: 'Revoke a token: any program that uses it is refused from now on.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;
