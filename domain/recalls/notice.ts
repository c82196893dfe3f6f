import { z } from 'zod';
import { RECALL_SOURCES } from './source-names.ts';

export const RecallSource = z.enum(Object.keys(RECALL_SOURCES) as [keyof typeof RECALL_SOURCES]);
export type RecallSource = keyof typeof RECALL_SOURCES;

/** What may happen to people, derived from the words of the notice (see hazard.ts). */
export const HazardClass = z.enum([
  'allergen',
  'microbe',
  'chemical',
  'foreign_body',
  'choking',
  'fire',
  'electric',
  'injury',
  'strangulation',
  'labelling',
  'other',
]);
export type HazardClass = z.infer<typeof HazardClass>;

/** The kind of product a notice is about (see area.ts). */
export const RecallArea = z.enum([
  'food',
  'cosmetic',
  'medicine',
  'device',
  'children',
  'household',
  'electrical',
  'clothing',
  'pet',
  'vehicle',
  'other',
]);
export type RecallArea = z.infer<typeof RecallArea>;

/** What the owner is offered or told to do. */
export const RemedyKind = z.enum(['refund', 'replace', 'repair', 'dispose', 'none']);
export type RemedyKind = z.infer<typeof RemedyKind>;

/** Affected printed dates, ISO, both ends inclusive. */
export const DateRange = z.object({ from: z.string(), to: z.string() });
export type DateRange = z.infer<typeof DateRange>;

/** One recall notice in the form common to all sources. Texts are plain: no markup, no invisible characters. */
export const RecallNotice = z.object({
  /** `source:number`, the same in every version. */
  id: z.string(),
  source: RecallSource,
  number: z.string(),
  title: z.string(),
  /** Brands under which it was sold; empty if the source gives none apart from the product. */
  brands: z.array(z.string()),
  /** Product names, one text for each product. */
  products: z.array(z.string()),
  /** Model numbers as keys: only capitals and digits. */
  models: z.array(z.string()),
  /** GTIN-14. */
  gtins: z.array(z.string()),
  lots: z.array(z.string()),
  /** The source lists the lots in a dedicated field, so no other lot is affected. */
  lotsListed: z.boolean(),
  dates: z.array(DateRange),
  sizes: z.array(z.string()),
  area: RecallArea,
  hazard: HazardClass,
  /** The reason, in the words of the source. */
  reason: z.string(),
  remedy: z.object({ kind: RemedyKind, text: z.string() }),
  /** Two-letter ISO 3166 codes: where it was sold or notified. */
  countries: z.array(z.string()),
  /** URLs of pictures at the source. */
  pictures: z.array(z.string()),
  /** URL of the notice at its source. */
  link: z.string().nullable(),
  /** ISO date of the first publication. */
  publishedOn: z.string(),
  /** ISO date of this version. */
  changedOn: z.string(),
  /** The source withdrew it, or says that it is over. */
  withdrawn: z.boolean(),
  /** For a server's own notice, the host of that server. Notices of public sources have none. */
  publishedBy: z.string().optional(),
});
export type RecallNotice = z.infer<typeof RecallNotice>;

/** The result of reading a source's record: a notice, or why it was refused. */
export type NoticeRead =
  | { readonly ok: true; readonly notice: RecallNotice }
  | { readonly ok: false; readonly reason: string };

/** A record that was refused. @param reason a sentence for the operator */
export const refuse = (reason: string): NoticeRead => ({ ok: false, reason });
