import { z } from 'zod';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import { tidyText } from '#domain/text-limits.ts';

/** Part of a message; services answer with a text, or with a list of parts. */
const Part = z.object({ type: z.string(), text: z.string().optional() });

/** An answer of an OpenAI-compatible chat completion, as far as it is used. Everything in it may be anything. */
const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.union([z.string(), z.array(Part)]).nullish() }) })).min(1),
});

/** Longest text that is looked at: a label is read up to here anyway (security rules, 3.8). */
const LONGEST = 20_000;

/** @returns what the service said; null where it is no answer of this shape */
export function saidIn(body: unknown): string | null {
  const parsed = Completion.safeParse(body);
  const content = parsed.success ? parsed.data.choices[0]?.message.content : null;
  if (content === null || content === undefined) return null;
  const text = typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('');
  return text.slice(0, LONGEST);
}

/**
 * The one code in what was said: 8, 12 or 13 digits with a check digit that fits. A text that names two codes names
 * none, and nothing but digits is ever taken from it.
 */
export function codeIn(said: string): Gtin | null {
  const runs = said.match(/\d(?:[ \u00a0-]?\d)*/g) ?? [];
  const codes = new Set(
    runs.flatMap((run) => {
      const read = parseGtin(run);
      return read.ok ? [read.value] : [];
    }),
  );
  const [only] = codes;
  return codes.size === 1 && only ? only : null;
}

/** The label text in what was said, without the fence that models like to put around it. Empty where there is none. */
export function labelIn(said: string): string {
  const text = tidyText(said.replace(/^\s*```[a-z]*\n?|```\s*$/g, ''));
  return /^NONE\b/.test(text) ? '' : text;
}
