import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { CONTRIBUTION_STATES } from './contribution.ts';

// What a person offered to the catalogue of their server, and the outcome.

/** The most contributions in one response, and the most settled ones kept per person. */
export const CONTRIBUTIONS_MOST = 200;

const ContributionAnswer = z.object({
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  kind: z.enum(['entered', 'photo']),
  state: z.enum(CONTRIBUTION_STATES),
  /** Why it was refused or undone. */
  reason: z.string().nullable(),
  /** Milliseconds since 1970. */
  offeredAt: z.number(),
  settledAt: z.number().nullable(),
});
export type ContributionAnswer = z.infer<typeof ContributionAnswer>;

const Contributions = z.object({
  /** Whether what the person enters is offered to the catalogue at all. */
  offers: z.boolean(),
  contributions: z.array(ContributionAnswer),
});
export type Contributions = z.infer<typeof Contributions>;

export const contributions = {
  method: 'GET',
  path: '/api/contributions',
  access: 'household',
  limit: 'default',
  summary: 'List what you have offered to this server’s catalogue, latest first.',
  answers: { 200: Contributions },
} as const satisfies Call;

export const offerContributions = {
  method: 'PUT',
  path: '/api/contributions',
  access: 'household',
  limit: 'default',
  summary: 'Offer what you enter to this server’s catalogue, or stop offering it.',
  body: z.strictObject({ offers: z.boolean() }),
  answers: { 200: Contributions },
} as const satisfies Call;

export const withdrawContribution = {
  method: 'DELETE',
  path: '/api/contributions/{id}',
  access: 'household',
  limit: 'default',
  repeats: 'answer',
  summary: 'Withdraw a contribution that has not been reviewed.',
  answers: { 200: z.object({ success: z.literal(true) }) },
} as const satisfies Call;
