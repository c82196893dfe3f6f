import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { FeatureRequest, HelpQuestion } from './help-request.ts';

// Asking the people who run the server, by calls of their own. Pages send the same through their outbox.

/** What was asked is kept, under this id. */
const Kept = z.object({ success: z.literal(true), id: z.string() });

export const helpQuestion = {
  method: 'POST',
  path: '/api/help/question',
  access: 'household',
  limit: 'default',
  repeats: 'operation',
  summary: 'Ask the people who run the server.',
  body: HelpQuestion,
  answers: { 201: Kept },
} as const satisfies Call;

export const featureRequest = {
  method: 'POST',
  path: '/api/help/feature-request',
  access: 'household',
  limit: 'default',
  repeats: 'operation',
  summary: 'Tell the people who run the server what would make it better.',
  body: FeatureRequest,
  answers: { 201: Kept },
} as const satisfies Call;
