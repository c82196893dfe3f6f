import { z } from 'zod';
import { typedText } from '../text-limits.ts';

/** What somebody said of the app to the people who run a server, who answer for its being true. */
export const Testimonial = z.strictObject({
  words: typedText(400, 1),
  by: typedText(80, 1),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** The file that the operator writes. */
export const Testimonials = z.array(Testimonial).max(6);
