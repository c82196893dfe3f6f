import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { CONTRIBUTION_STATES } from './contribution.ts';

// What a person offered to the catalogue of their server, and what became of it.

/** Contributions of one answer, and of one person that are kept once they are settled. */
export const CONTRIBUTIONS_MOST = 200;

const ToldContribution = z.object({
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
export type ToldContribution = z.infer<typeof ToldContribution>;

const Contributions = z.object({
  /** Whether what the person enters is offered at all. */
  offers: z.boolean(),
  contributions: z.array(ToldContribution),
});
export type Contributions = z.infer<typeof Contributions>;

export const contributions = {
  method: 'GET',
  path: '/api/contributions',
  access: 'household',
  limit: 'default',
  summary: 'What the signed-in person offered to the catalogue of this server, the latest first.',
  answers: { 200: Contributions },
} as const satisfies Call;

export const offerContributions = {
  method: 'PUT',
  path: '/api/contributions',
  access: 'household',
  limit: 'default',
  summary: 'Offer what the signed-in person enters to the catalogue of this server, or nothing of it any more.',
  body: z.strictObject({ offers: z.boolean() }),
  answers: { 200: Contributions },
} as const satisfies Call;

export const withdrawContribution = {
  method: 'DELETE',
  path: '/api/contributions/{id}',
  access: 'household',
  limit: 'default',
  repeats: 'answer',
  summary: 'Withdraw a contribution that nobody has looked at.',
  answers: { 200: z.object({ success: z.literal(true) }) },
} as const satisfies Call;
