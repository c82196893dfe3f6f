import { z } from 'zod';
import { RECALL_SOURCES } from './source-names.ts';

export const RecallSource = z.enum(Object.keys(RECALL_SOURCES) as [keyof typeof RECALL_SOURCES]);
export type RecallSource = keyof typeof RECALL_SOURCES;

/** What may happen to people, by the words of the notice (see hazard.ts). */
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

/** What kind of thing a notice is about (see area.ts). */
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

/** What the owner is offered. */
export const RemedyKind = z.enum(['refund', 'replace', 'repair', 'dispose', 'none']);
export type RemedyKind = z.infer<typeof RemedyKind>;

/** Printed dates that are concerned, ISO days, both ends included. */
export const DateRange = z.object({ from: z.string(), to: z.string() });
export type DateRange = z.infer<typeof DateRange>;

/** One recall notice in the form that all sources share. Texts are plain: no markup, no invisible signs. */
export const RecallNotice = z.object({
  /** `source:number`, the same in each version. */
  id: z.string(),
  source: RecallSource,
  number: z.string(),
  title: z.string(),
  /** Names under which it was sold; empty where the source gives none apart from the product. */
  brands: z.array(z.string()),
  /** What it is called, one text for each product. */
  products: z.array(z.string()),
  /** Model numbers as keys: capitals and digits alone. */
  models: z.array(z.string()),
  /** GTIN-14. */
  gtins: z.array(z.string()),
  lots: z.array(z.string()),
  /** The source lists the lots in a field of its own, so no other lot is meant. */
  lotsListed: z.boolean(),
  dates: z.array(DateRange),
  sizes: z.array(z.string()),
  area: RecallArea,
  hazard: HazardClass,
  /** Why, in the words of the source. */
  reason: z.string(),
  remedy: z.object({ kind: RemedyKind, text: z.string() }),
  /** ISO 3166 codes of two letters: where it was sold or notified. */
  countries: z.array(z.string()),
  /** Addresses of pictures at the source. */
  pictures: z.array(z.string()),
  /** The notice at its source. */
  link: z.string().nullable(),
  /** ISO day of the first publication. */
  publishedOn: z.string(),
  /** ISO day of this version. */
  changedOn: z.string(),
  /** The source took it back, or says that it is over. */
  withdrawn: z.boolean(),
  /** Of a server's own notice: the host of that server. Public sources have none. */
  publishedBy: z.string().optional(),
});
export type RecallNotice = z.infer<typeof RecallNotice>;

/** A record of a source, read: a notice, or why it is none. */
export type NoticeRead =
  | { readonly ok: true; readonly notice: RecallNotice }
  | { readonly ok: false; readonly reason: string };

/** A record that is no notice. @param reason a sentence for the operator */
export const refuse = (reason: string): NoticeRead => ({ ok: false, reason });
