import { z } from 'zod';
import { tidyText, typedText, Uuid } from '../text-limits.ts';

/** What a person can say is wrong. */
export const MISTAKE_KINDS = [
  'wrong_ingredient',
  'wrong_product',
  'wrong_fact',
  'missing_warning',
  'missing_ingredient',
  'other',
] as const;
export const MistakeKind = z.enum(MISTAKE_KINDS);
export type MistakeKind = z.infer<typeof MistakeKind>;

/** The most characters a person may write with it. */
export const MISTAKE_TEXT_MAX = 2000;
/** The most characters of a label that go along: more than any label has. */
export const MISTAKE_LABEL_MAX = 20_000;

const line = (max: number) => z.string().max(max).transform(tidyText);

/** What goes along, so that somebody can look at the same thing: no name of a person, nothing of the household. */
export const MistakeAbout = z.strictObject({
  /** The product that was on the screen. */
  product: z
    .strictObject({
      id: line(64),
      name: line(200),
      gtin: line(14).nullable(),
      /** The label as it was judged. */
      ingredientsText: line(MISTAKE_LABEL_MAX).nullable(),
    })
    .nullable(),
  /** The ingredient in question; `raw` as it stands on the label, where it comes from one. */
  ingredient: z.strictObject({ id: line(120).nullable(), name: line(300), raw: line(300).nullable() }).nullable(),
  /** Who said so: the engine and the knowledge of the report. */
  versions: z.strictObject({ engine: line(40), knowledge: line(80) }).nullable(),
});
export type MistakeAbout = z.infer<typeof MistakeAbout>;

/** What a phone sends. Some words are asked for: a kind alone tells nobody what to look at. */
export const MistakeReport = z.strictObject({
  kind: MistakeKind,
  text: typedText(MISTAKE_TEXT_MAX, 1),
  about: MistakeAbout,
});
export type MistakeReport = z.infer<typeof MistakeReport>;

/** A reported mistake as it is stored. Whoever reviews it changes its state. */
export const Mistake = z.object({
  id: Uuid,
  kind: MistakeKind,
  text: z.string(),
  about: MistakeAbout.strip(),
  state: z.enum(['open', 'settled']),
  reportedAt: z.number(),
  reportedBy: z.string(),
});
export type Mistake = z.infer<typeof Mistake>;
