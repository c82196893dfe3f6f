import { z } from 'zod';
import { tidyText, typedText, Uuid } from '../text-limits.ts';

/** What a person can report as wrong. */
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

/** Maximum characters of the person's own text. */
export const MISTAKE_TEXT_MAX = 2000;
/** Maximum characters of the label sent along: more than any label has. */
export const MISTAKE_LABEL_MAX = 20_000;

const line = (max: number) => z.string().max(max).transform(tidyText);

/** Context sent along so that a reviewer sees the same thing: no name of a person, nothing about the household. */
export const MistakeAbout = z.strictObject({
  /** The product that was on the screen. */
  product: z
    .strictObject({
      id: line(64),
      name: line(200),
      gtin: line(14).nullable(),
      /** The label text that was assessed. */
      ingredientsText: line(MISTAKE_LABEL_MAX).nullable(),
    })
    .nullable(),
  /** The ingredient in question; `raw` as printed on the label, if it comes from one. */
  ingredient: z.strictObject({ id: line(120).nullable(), name: line(300), raw: line(300).nullable() }).nullable(),
  /** Where the statement came from: the versions of engine and knowledge behind the report. */
  versions: z.strictObject({ engine: line(40), knowledge: line(80) }).nullable(),
});
export type MistakeAbout = z.infer<typeof MistakeAbout>;

/** A report as the phone sends it. Text is required: a kind alone does not tell a reviewer what to look at. */
export const MistakeReport = z.strictObject({
  kind: MistakeKind,
  text: typedText(MISTAKE_TEXT_MAX, 1),
  about: MistakeAbout,
});
export type MistakeReport = z.infer<typeof MistakeReport>;

/** A reported mistake as stored. Its reviewer changes the state. */
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
