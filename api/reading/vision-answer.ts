import { z } from 'zod';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import { tidyText } from '#domain/text-limits.ts';

/** Part of a message; services answer with a string, or with a list of parts. */
const Part = z.object({ type: z.string(), text: z.string().optional() });

/** The parts of an OpenAI-compatible chat completion that are used. Its contents are untrusted. */
const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.union([z.string(), z.array(Part)]).nullish() }) })).min(1),
});

/** The longest text that is used: a label is not read beyond this anyway (docs/security.md). */
const LONGEST = 20_000;

/** @returns the text of the answer; null if it does not have this shape */
export function answerText(body: unknown): string | null {
  const parsed = Completion.safeParse(body);
  const content = parsed.success ? parsed.data.choices[0]?.message.content : null;
  if (content === null || content === undefined) return null;
  const text = typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('');
  return text.slice(0, LONGEST);
}

/**
 * The only code in the text: 8, 12 or 13 digits with a valid check digit. Null if it has none, or several different
 * ones. Nothing but digits is ever taken from it.
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

/** The label text in the answer, without the code fence that models like to put around it. Empty if there is none. */
export function labelIn(said: string): string {
  const text = tidyText(said.replace(/^\s*```[a-z]*\n?|```\s*$/g, ''));
  return /^NONE\b/.test(text) ? '' : text;
}
