import { z } from 'zod';
import { typedText } from '../text-limits.ts';

/** How important a feature request is to the person who made it. */
export const WishPriority = z.enum(['low', 'medium', 'high', 'critical']);
export type WishPriority = z.infer<typeof WishPriority>;

/** Maximum characters of a request, and of an answer. */
export const HELP_TEXT_MAX = 4000;
export const HELP_TITLE_MAX = 120;

/** The address for the answer. */
export const HelpEmail = z
  .string()
  .max(254)
  .transform((text) => text.trim())
  .pipe(z.email('Please enter an e-mail address, such as maya@example.org.'));

/** The body of `POST /api/help/question`. */
export const HelpQuestion = z.strictObject({
  name: typedText(80, 1),
  email: HelpEmail,
  question: typedText(HELP_TEXT_MAX, 1),
});

/** The body of `POST /api/help/feature-request`. */
export const FeatureRequest = z.strictObject({
  name: typedText(80, 1),
  email: HelpEmail,
  featureTitle: typedText(HELP_TITLE_MAX, 1),
  featureDescription: typedText(HELP_TEXT_MAX, 1),
  priority: WishPriority.default('medium'),
});

/** A request to the operators, with their answer (product P2.4.5). */
export const HelpRequest = z.object({
  id: z.string(),
  kind: z.enum(['question', 'feature']),
  name: z.string(),
  email: z.string(),
  /** The one-line title of a feature request. Empty for a question. */
  title: z.string(),
  text: z.string(),
  priority: WishPriority.nullable(),
  /** Milliseconds since 1970, clamped by the server. */
  askedAt: z.number(),
  answer: z.string().nullable(),
  answeredAt: z.number().nullable(),
});
export type HelpRequest = z.infer<typeof HelpRequest>;
