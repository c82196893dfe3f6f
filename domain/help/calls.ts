import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { FeatureRequest, HelpQuestion } from './help-request.ts';

// Direct calls for asking the operators. Pages send the same through the outbox.

/** The request was stored under this id. */
const Kept = z.object({ success: z.literal(true), id: z.string() });

export const helpQuestion = {
  method: 'POST',
  path: '/api/help/question',
  access: 'household',
  limit: 'default',
  repeats: 'operation',
  summary: 'Send a question to the people who run the server.',
  body: HelpQuestion,
  answers: { 201: Kept },
} as const satisfies Call;

export const featureRequest = {
  method: 'POST',
  path: '/api/help/feature-request',
  access: 'household',
  limit: 'default',
  repeats: 'operation',
  summary: 'Send a feature request to the people who run the server.',
  body: FeatureRequest,
  answers: { 201: Kept },
} as const satisfies Call;
