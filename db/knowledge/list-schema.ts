import { z } from 'zod';

/** The published lists whose facts we hold, one file each in `db/knowledge/lists`. */
export const LIST_NAMES = [
  'annex-ii',
  'annex-iii',
  'annex-iv',
  'annex-v',
  'annex-vi',
  'clp',
  'prop65',
  'iarc',
  'svhc',
  'ed-assessment',
  'ed-list-1',
  'ed-list-2',
  'ed-list-3',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Why an entry is kept and shown but does not score. */
export const ConditionKind = z.enum([
  // Only above a limit of an impurity, or with an unknown refining history.
  'purity',
  // Other uses are excepted.
  'exception',
  // Only in the use the entry names.
  'use',
  // Only in the form the entry names (nano).
  'form',
  // Another annex still allows it with a limit.
  'permitted',
  // Only through a lifestyle, a dose or a drink.
  'consumption',
]);
export type ConditionKind = z.infer<typeof ConditionKind>;

const texts = z.array(z.string().min(1)).default([]);

/** One substance of one entry. A row with several substances is several of these with the same entry number. */
export const ListEntry = z.strictObject({
  /** Row, index or volume number; empty if the list has none. */
  entry: z.string().default(''),
  /** The preferred label name first. */
  names: texts,
  cas: texts,
  ec: texts,
  /** Colour Index number. */
  ci: z.array(z.string().regex(/^\d{5}$/)).default([]),
  /** "CMR_1", or with a route "SKIN_SENS@min0.2". */
  facts: z.array(z.string().regex(/^[A-Z0-9_]+(@[a-z_]+[\d.]*)?$/)).default([]),
  /** What the citation names besides the entry: hazard statements, endpoints, article. */
  says: z.string().default(''),
  conditional: ConditionKind.optional(),
  /** Statements that apply unless a condition is met that no label states (notes J to R, 8 and 9 of CLP). */
  unless: z.string().default(''),
});
export type ListEntry = z.infer<typeof ListEntry>;

/** One published list, as facts only: none of its sentences. */
export const HazardList = z.strictObject({
  list: z.enum(LIST_NAMES),
  /** Legal act or publisher. */
  instrument: z.string().min(4),
  /** Date of the copy the facts were read from. */
  edition: z.string().min(4),
  entries: z.array(ListEntry),
});
export type HazardList = z.infer<typeof HazardList>;
