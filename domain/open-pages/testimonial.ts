import { z } from 'zod';
import { typedText } from '../text-limits.ts';

/** A quote about the app that was given to a server's operators, who vouch that it is genuine. */
export const Testimonial = z.strictObject({
  words: typedText(400, 1),
  by: typedText(80, 1),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** The file written by the operator. */
export const Testimonials = z.array(Testimonial).max(6);
