import { z } from 'zod';
import { typedText } from '../text-limits.ts';

/** Allergy types (product P3.4). */
export const AllergyType = z.enum(['respiratory', 'skin', 'fragrance', 'chemical', 'food', 'dust', 'pollen', 'mold']);
export type AllergyType = z.infer<typeof AllergyType>;

/** Health conditions: the keys of method M6.4.1. */
export const Condition = z.enum([
  'eczema',
  'asthma',
  'pku',
  'galact',
  'hfi',
  'coeliac',
  'g6pd',
  'diabetes',
  'hypertension',
  'kidney',
  'epilepsy',
  'migraine',
  'thyroid',
  'immuno',
  'anticoag',
  'maoi',
  'cyp3a4',
  'lactose',
  'histamine',
  'alpha_gal',
  'haemochromatosis',
  'nickel',
  'latex',
]);
export type Condition = z.infer<typeof Condition>;

export const PetType = z.enum(['dog', 'cat', 'bird', 'fish', 'small_mammal', 'reptile', 'other']);
export type PetType = z.infer<typeof PetType>;

/** `infant` is under 12 months, `child` 1 to 5 years, `school_child` 6 to 12. Infants count as children too. */
export const AgeGroup = z.enum(['infant', 'child', 'school_child', 'teen', 'adult', 'senior']);
export type AgeGroup = z.infer<typeof AgeGroup>;

// Common synonyms for the age groups; an ambiguous word maps to the younger group.
const AGE_WORDS: Readonly<Record<string, AgeGroup>> = {
  baby: 'infant',
  newborn: 'infant',
  toddler: 'child',
  preschool: 'child',
  preschooler: 'child',
  young_child: 'child',
  kid: 'child',
  adolescent: 'teen',
  teenager: 'teen',
  elderly: 'senior',
  older_adult: 'senior',
};

/** An age group, by its key or a common word for it. */
export const AgeGroupInput = z
  .string()
  .transform(
    (word) =>
      AGE_WORDS[
        word
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_')
      ] ?? word,
  )
  .pipe(AgeGroup);

/**
 * Elements of a member that are added and removed one by one. On a tie the addition wins: a lost allergy hides a
 * warning.
 */
export const MemberElement = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('allergyType'), value: AllergyType }),
  z.strictObject({ kind: z.literal('allergen'), value: typedText(80, 1) }),
  z.strictObject({ kind: z.literal('condition'), value: Condition }),
]);
export type MemberElement = z.infer<typeof MemberElement>;

/** A person in the household. Allergies, conditions and pregnancy are health data. */
export const Member = z.object({
  id: z.string(),
  name: z.string(),
  ageGroup: AgeGroup,
  pregnant: z.boolean(),
  /** The due date of a pregnancy; null or absent if not given. Nothing ends by itself once it has passed. */
  dueOn: z.iso.date().nullish(),
  allergyTypes: z.array(AllergyType),
  /** Named food allergens ("milk", "tree_nut") or the member's own words ("pine nut"). */
  allergens: z.array(z.string()),
  conditions: z.array(Condition),
});
export type Member = z.infer<typeof Member>;

export const Pet = z.object({ id: z.string(), type: PetType, name: z.string() });
export type Pet = z.infer<typeof Pet>;

export const Household = z.object({ members: z.array(Member), pets: z.array(Pet) });
export type Household = z.infer<typeof Household>;

/** An id in a household file, in the writer's own numbering; if it is missing, the position in the list is used. */
const FileId = z
  .union([z.string().max(80), z.number()])
  .transform((id) => String(id))
  .optional();
const withIds = <T extends { id?: string | undefined }>(list: readonly T[]) =>
  list.map((entry, at) => ({ ...entry, id: entry.id ?? `#${at + 1}` }));

/** A household file for the command line. Every list is optional. */
export const HouseholdFile = z.strictObject({
  members: z
    .array(
      z.strictObject({
        id: FileId,
        name: typedText(80, 1),
        ageGroup: AgeGroupInput.default('adult'),
        pregnant: z.boolean().default(false),
        allergyTypes: z.array(AllergyType).max(100).default([]),
        allergens: z.array(typedText(80, 1)).max(100).default([]),
        conditions: z.array(Condition).max(100).default([]),
      }),
    )
    .max(100)
    .default([])
    .transform(withIds),
  pets: z
    .array(z.strictObject({ id: FileId, type: PetType, name: typedText(80, 1) }))
    .max(100)
    .default([])
    .transform(withIds),
});
