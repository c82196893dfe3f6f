import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Testimonial, Testimonials } from '#domain/open-pages/testimonial.ts';

/**
 * What people said, as the operator entered it. Empty if there is no file.
 * @throws Error naming the file and what is wrong with it
 */
export function readTestimonials(path: string): readonly Testimonial[] {
  if (!existsSync(path)) return [];
  try {
    return Testimonials.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const why = issue ? `${issue.path.join('.')}: ${issue.message}` : String(error);
    throw new Error(`${path} cannot be read (${why}). Fix it, or delete it.`);
  }
}
