import { z } from 'zod';
import { typedText } from '../text-limits.ts';

/** How much a wish matters to the person who has it. */
export const WishPriority = z.enum(['low', 'medium', 'high', 'critical']);
export type WishPriority = z.infer<typeof WishPriority>;

/** Most characters of what somebody writes, and of an answer. */
export const HELP_TEXT_MAX = 4000;
export const HELP_TITLE_MAX = 120;

/** Where an answer may be written to. */
export const HelpEmail = z
  .string()
  .max(254)
  .transform((text) => text.trim())
  .pipe(z.email('Please enter an e-mail address, such as maya@example.org.'));

/** A question, as `POST /api/help/question` takes it. */
export const HelpQuestion = z.strictObject({
  name: typedText(80, 1),
  email: HelpEmail,
  question: typedText(HELP_TEXT_MAX, 1),
});

/** A wish, as `POST /api/help/feature-request` takes it. */
export const FeatureRequest = z.strictObject({
  name: typedText(80, 1),
  email: HelpEmail,
  featureTitle: typedText(HELP_TITLE_MAX, 1),
  featureDescription: typedText(HELP_TEXT_MAX, 1),
  priority: WishPriority.default('medium'),
});

/** What somebody asked the people who run the server, and what these answered (product P2.4.5). */
export const HelpRequest = z.object({
  id: z.string(),
  kind: z.enum(['question', 'feature']),
  name: z.string(),
  email: z.string(),
  /** Of a wish: what it is in a line. Empty for a question. */
  title: z.string(),
  text: z.string(),
  priority: WishPriority.nullable(),
  /** Milliseconds since 1970, clamped by the server. */
  askedAt: z.number(),
  answer: z.string().nullable(),
  answeredAt: z.number().nullable(),
});
export type HelpRequest = z.infer<typeof HelpRequest>;
