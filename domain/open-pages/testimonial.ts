import { z } from 'zod';

/** What somebody said of the app to the people who run a server, who answer for its being true. */
export const Testimonial = z.strictObject({
  words: z.string().trim().min(1).max(400),
  by: z.string().trim().min(1).max(80),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** The file that the operator writes. */
export const Testimonials = z.array(Testimonial).max(6);
