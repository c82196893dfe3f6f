import { z } from 'zod';

/**
 * What a product contributes to a mixture (method M7, and the further rows of the mixing table). Some groups are
 * substances; others (`DRAIN`, `HEAT`, `CLEANER`) say what the product is.
 */
export const MIX_GROUPS = [
  'HYPOCHLORITE',
  'CALCIUM_HYPOCHLORITE',
  'ISOCYANURATE',
  'CHLORITE',
  'BROMINE',
  'POOL_CHLORINE',
  'AMMONIA',
  'AMINE',
  'UREA',
  'ACID',
  'ACETIC',
  'HYDROCHLORIC',
  'SULFURIC',
  'ACID_DRAIN',
  'PEROXIDE',
  'PERCARBONATE',
  'ALCOHOL',
  'ACETONE',
  'QUAT',
  'ANIONIC',
  'CAUSTIC',
  'SULPHITE',
  'SULFIDE',
  'PHOSPHIDE',
  'PERMANGANATE',
  'CHLORATE',
  'ORGANIC',
  'PHENOL',
  'IODINE',
  'CHLORINATED_SOLVENT',
  'ALGICIDE',
  'DRAIN',
  'HEAT',
  'WATER',
  'CLEANER',
  'GAS_WITH_ACID',
] as const;
export type MixGroup = (typeof MIX_GROUPS)[number];

/**
 * One group that a label's list (or its hazard statements) puts a product into, stored with the report so that pairs
 * can be checked on the phone without reading the label again.
 */
export const MixingPart = z.object({
  /** One of {@link MIX_GROUPS}; stored as a string, so that an older page can read the report of a newer server. */
  group: z.string(),
  /** As named on the label. */
  ingredient: z.string(),
  /** A main ingredient: at least 5%, or among the first three (method M6.5.2). */
  main: z.boolean(),
  /** Per cent as stated (the upper bound of a range), or null. */
  percent: z.number().nullable(),
  /**
   * Enough of it to act: an acid of at least 5%, or in the first two places before any surfactant or alkali; an
   * oxidiser, solvent or alkali that is as good as undiluted.
   */
  acts: z.boolean(),
  /** The ingredient was not read clearly: a warning says "may contain" and is never CRITICAL. */
  unclear: z.boolean().optional(),
});
export type MixingPart = z.infer<typeof MixingPart>;

/** A part whose group this version knows; the report of a newer version may name others. */
export type KnownPart = MixingPart & { readonly group: MixGroup };
const KNOWN: ReadonlySet<string> = new Set(MIX_GROUPS);
/** Whether this version knows the group of a stored part. */
export const isKnownPart = (part: MixingPart): part is KnownPart => KNOWN.has(part.group);

/**
 * Groups that count in a cosmetic, and only as a main ingredient or with a stated percentage: a nail polish remover, a
 * hand rub, an antiseptic.
 */
export const OF_COSMETICS: ReadonlySet<MixGroup> = new Set<MixGroup>([
  'ALCOHOL',
  'ACETONE',
  'PEROXIDE',
  'IODINE',
  'PERMANGANATE',
]);
