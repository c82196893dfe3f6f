import { z } from 'zod';
import { EvidenceLevel, Severity } from '#domain/safety/vocabulary.ts';

/** Hazard classes a fact may carry (method M4.1), and the two that only name an allergen or a nitrosamine. */
const CLASSES = new Set(
  `PROHIBITED NOT_PERMITTED MEDICINE CMR_1 CMR_2 IARC_1 IARC_2A IARC_2B STOT_1 STOT_2 PFAS P65 NITROSAMINE DIOXANE_TRACE
  ED_CONFIRMED ED_SUSPECTED ED_REVIEWED ED_ENV BANNED_FOOD TRANS_FAT NITRITE COLOUR_WARN EFSA_HIGH EFSA_MOD UNDISCLOSED
  SKIN_SENS_1A SKIN_SENS FORMALDEHYDE_RELEASER FRAG_MIX FRAG_ALLERGEN RESP_SENS RELEASES_GAS VOC PROPELLANT NARCOTIC
  RESP_IRRITANT CORROSIVE EYE_DAMAGE IRRITANT ACUTE_FATAL ACUTE_TOXIC ASPIRATION ACUTE_HARMFUL FLAMMABLE PBT OZONE
  OZONE_GWP MICROPLASTIC CORAL AQ_1 AQ_2 AQ_3 EUTROPHICATION PERSISTENT`.split(/\s+/),
);
const FactClass = z
  .string()
  .refine((name) => CLASSES.has(name) || /^ALLERGEN_FOOD\([a-z_]+\)$/.test(name), 'is not a class of the method');

const texts = z.array(z.string().min(1)).default([]);

/** A hazard fact. It cannot be loaded without a citation. */
export const SourceFact = z.strictObject({
  class: FactClass,
  route: z
    .string()
    .regex(
      /^((oral|inhal|cosmetic|leave_on|rinse_off|food|household|outdoor|pet_topical|pet_food|other)(\+min\d+(\.\d+)?)?|min\d+(\.\d+)?)$/,
    )
    .nullable()
    .default(null),
  source: z.string().trim().min(4, 'a fact without a citation cannot be loaded'),
  evidence: EvidenceLevel,
  /** Whether the citation was compared with its original. If absent, the ingredient's `unchecked` decides. */
  compared: z.boolean().optional(),
});

export type SourceFact = z.infer<typeof SourceFact>;

const ROUTES = [
  'food',
  'feed',
  'top',
  'pet',
  'house',
  'air',
  'powder',
  'oral',
  'supplement',
  'caustic',
  'main',
  'neat',
  'strong',
];

/** Who is warned (method M1.1.5, M6.5). All routes of an entry must apply. */
export const SourceAudience = z
  .strictObject({
    who: z.string().regex(/^[a-z0-9_]+(\([a-z_]+\))?$/),
    severity: Severity,
    routes: z.array(z.enum(ROUTES)).default([]),
    source: z.string().trim().min(4, 'a warning without a source cannot be loaded'),
    /** How reliable a warning for everyone is. At level A or B it limits the score. */
    evidence: EvidenceLevel.optional(),
    /** As for a fact. */
    compared: z.boolean().optional(),
  })
  .refine(({ who, evidence }) => (who === 'everyone') === (evidence !== undefined), {
    message: 'a warning for everyone needs an evidence level, and no other has one',
  });
export type SourceAudience = z.infer<typeof SourceAudience>;

/** One ingredient of `db/knowledge/ingredients`. */
export const SourceIngredient = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  synonyms: texts,
  cas: texts,
  ec: texts,
  /** "E330", "E500ii". */
  eNumbers: z.array(z.string().regex(/^E\d{3,4}[a-z]*$/)).default([]),
  /** Colour Index numbers, five digits. */
  ci: z.array(z.string().regex(/^\d{5}$/)).default([]),
  functions: texts,
  facts: z.array(SourceFact).default([]),
  audience: z.array(SourceAudience).default([]),
  /** Permitted with limits in the EU: rows of Annexes III, V and VI. */
  permitted: z.array(z.string().regex(/^(III|V|VI)\/\d+ ?[a-z]?$/)).default([]),
  /** Rows of Annex II without a condition. */
  prohibited: z.array(z.string().regex(/^II\/\d+$/)).default([]),
  /** Rows of Annex II that state a condition: shown, never scored. */
  conditional: z.array(z.string().regex(/^II\/\d+$/)).default([]),
  mixGroups: z.array(z.string().regex(/^[A-Z_]+$/)).default([]),
  /** What the lists say, for the reviewer: CLP statements and index numbers, Prop 65, IARC, Candidate List. */
  lists: z
    .strictObject({
      clpStatements: texts,
      clpIndex: texts,
      prop65: texts,
      iarc: z.string().optional(),
      svhc: texts,
    })
    .partial()
    .default({}),
  /** How far the facts were compared with a copy of their source. */
  checked: z.enum(['stored', 'mixed', 'background', 'none']),
  /** Facts and warnings that rest on expert background knowledge. */
  unchecked: texts,
  note: z.string().nullable().default(null),
});
export type SourceIngredient = z.infer<typeof SourceIngredient>;

/** Additional label spellings of an ingredient, kept apart from its facts: `db/knowledge/names`. */
export const SourceNames = z.strictObject({ id: z.string(), synonyms: z.array(z.string().min(1)).min(1) });
export type SourceNames = z.infer<typeof SourceNames>;

/** One food allergen of `db/knowledge/allergens.json`. */
export const SourceAllergen = z.strictObject({
  id: z.string().regex(/^[a-z_]+$/),
  namedAs: z.string().min(1),
  /** The point in Annex II of Reg (EU) 1169/2011 and in the US list. */
  law: z.string(),
  words: z.strictObject({
    en: texts,
    fr: texts,
    de: texts,
    es: texts,
    it: texts,
    nl: texts,
    pl: texts,
    pt: texts,
    sv: texts,
    da: texts,
  }),
  /** Additional label words for it and for what is made from it. */
  derived: texts,
  check: texts,
  exempt: texts,
  not: texts,
  note: z.string(),
  source: z.string().trim().min(4),
  checked: z.enum(['stored', 'mixed', 'background', 'none']),
});
export type SourceAllergen = z.infer<typeof SourceAllergen>;

/**
 * The forms that names of food allergens take in the label statements of one language ("obsahuje korýše", "tejet
 * tartalmaz"), by the allergen's id and separated by `|`: `db/knowledge/allergen-forms.json`.
 */
export const SourceAllergenForms = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  forms: z.record(z.string().regex(/^[a-z_]+$/), z.string().min(1)),
  source: z.string().trim().min(4),
  checked: z.enum(['stored', 'mixed', 'background', 'none']),
});
export type SourceAllergenForms = z.infer<typeof SourceAllergenForms>;

/** One kind of composite food of `db/knowledge/composites.json` (method M6.2.11). */
export const SourceComposite = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** Ids of the allergens that it always contains, and of those that it often contains. */
  always: texts,
  often: texts,
  /** Label words for it, in the ten languages of the allergen words. */
  words: texts,
  /** Words that mean it only on their own: "oil", "pan". */
  alone: texts,
  /** Ends of German, Dutch and Nordic compounds: "brot" of "Vollkornbrot". */
  ends: texts,
  /** Ingredients whose names all mean it. */
  identities: texts,
  /** Whether other words in a name say what it is for: "pizza sauce" contains no pizza. */
  over: z.boolean().default(false),
  source: z.string().trim().min(4),
  checked: z.enum(['stored', 'mixed', 'background', 'none']),
});
export type SourceComposite = z.infer<typeof SourceComposite>;
