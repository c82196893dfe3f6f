import { z } from 'zod';
import { AllergyType, type Household, type Member, type MemberElement, PetType } from './household.ts';

/**
 * The questionnaire answers, as sent to `PATCH /api/user/profile`. A yes about pets or allergies has to name the kinds;
 * a no clears kinds chosen before (product P2.3.3).
 */
export const QuestionnaireAnswers = z
  .strictObject({
    hasYoungChildren: z.boolean(),
    hasPets: z.boolean(),
    petTypes: z.array(PetType).max(20).default([]),
    hasAllergies: z.boolean(),
    allergyTypes: z.array(AllergyType).max(20).default([]),
  })
  .refine(({ hasPets, petTypes }) => !hasPets || petTypes.length > 0, {
    path: ['petTypes'],
    message: 'Please choose at least one kind of pet.',
  })
  .refine(({ hasAllergies, allergyTypes }) => !hasAllergies || allergyTypes.length > 0, {
    path: ['allergyTypes'],
    message: 'Please choose at least one kind of allergy.',
  })
  .transform((answers) => ({
    ...answers,
    petTypes: answers.hasPets ? [...new Set(answers.petTypes)] : [],
    allergyTypes: answers.hasAllergies ? [...new Set(answers.allergyTypes)] : [],
  }));
export type QuestionnaireAnswers = z.output<typeof QuestionnaireAnswers>;

/** The questionnaire while it is filled in; null for questions not answered yet. */
export interface QuestionnaireDraft {
  readonly hasYoungChildren: boolean | null;
  readonly hasPets: boolean | null;
  readonly petTypes: readonly PetType[];
  readonly hasAllergies: boolean | null;
  readonly allergyTypes: readonly AllergyType[];
}

/** Its steps, in order. */
export const QUESTIONNAIRE_STEPS = ['children', 'pets', 'allergies'] as const;
export type QuestionnaireStep = (typeof QUESTIONNAIRE_STEPS)[number];

/** Whether a step is complete: it has an answer, and after a yes at least one kind (product P2.3.3). */
export function stepIsAnswered(step: QuestionnaireStep, draft: QuestionnaireDraft): boolean {
  switch (step) {
    case 'children':
      return draft.hasYoungChildren !== null;
    case 'pets':
      return draft.hasPets === false || (draft.hasPets === true && draft.petTypes.length > 0);
    case 'allergies':
      return draft.hasAllergies === false || (draft.hasAllergies === true && draft.allergyTypes.length > 0);
  }
}

/** A change to the household that follows from the answers: an operation without author and time. */
export type HouseholdChange =
  | {
      readonly type: 'member.create';
      readonly entityId: string;
      readonly payload: { readonly name: string; readonly ageGroup: 'child' | 'adult'; readonly pregnant: false };
    }
  | { readonly type: 'member.addElement'; readonly entityId: string; readonly payload: MemberElement }
  | {
      readonly type: 'pet.create';
      readonly entityId: string;
      readonly payload: { readonly type: PetType; readonly name: string };
    };

/** Default names of a member or pet until somebody renames it. */
export interface GivenNames {
  readonly child: string;
  readonly pet: Readonly<Record<PetType, string>>;
}

/** The default names, in the language of the interface. */
export const GIVEN_NAMES: GivenNames = {
  child: 'Young child',
  pet: {
    dog: 'Dog',
    cat: 'Cat',
    bird: 'Bird',
    fish: 'Fish',
    small_mammal: 'Small mammal',
    reptile: 'Reptile',
    other: 'Other pet',
  },
};

/**
 * The id of a member or pet created from a person's answers. It is derived from the person and the kind, so that the
 * same answers given on two offline phones, or sent twice, create one member and one pet of each kind.
 */
const madeId = (userId: string, kind: number): string => `${userId.slice(0, 24)}${kind.toString(16).padStart(12, '0')}`;
const SELF = 1;
const CHILD = 2;
const FIRST_PET = 16;

/** The id of a person's own member entry, if their answers created it. */
export const ownMemberId = (userId: string): string => madeId(userId, SELF);

/** The person who answers, with the name for their own member entry. */
export interface Answering {
  readonly id: string;
  readonly name: string;
}

const isYoung = ({ ageGroup }: Member): boolean => ageGroup === 'infant' || ageGroup === 'child';

/** The answering person's own entry among the household members. */
const ownEntry = (person: Answering, { members }: Household): Member | undefined =>
  members.find(
    ({ id, name, ageGroup }) =>
      id === ownMemberId(person.id) || (name === person.name && (ageGroup === 'adult' || ageGroup === 'senior')),
  );

/**
 * Prefills the questionnaire: what the household contains counts as yes, and a no is taken from the previous answers.
 * Null if neither gives an answer.
 * @param before the person's previous answers; null if there are none
 */
export function knownAnswers(
  household: Household,
  person: Answering,
  before: { readonly hasYoungChildren: boolean; readonly hasPets: boolean } | null,
): QuestionnaireDraft {
  const petTypes = [...new Set(household.pets.map(({ type }) => type))];
  const allergyTypes = ownEntry(person, household)?.allergyTypes ?? [];
  return {
    hasYoungChildren: household.members.some(isYoung) || (before?.hasYoungChildren === false ? false : null),
    hasPets: petTypes.length > 0 || (before?.hasPets === false ? false : null),
    petTypes,
    hasAllergies: allergyTypes.length > 0 || null,
    allergyTypes,
  };
}

/**
 * What the answers add to a household: a young child, a pet of each kind, and allergies on the person who answered.
 * Nothing that exists is added twice, and nothing is removed: profiles are edited at Family profiles.
 */
export function questionnaireChanges(
  answers: QuestionnaireAnswers,
  person: Answering,
  household: Household,
): HouseholdChange[] {
  const changes: HouseholdChange[] = [];
  if (answers.hasYoungChildren && !household.members.some(isYoung)) {
    const payload = { name: GIVEN_NAMES.child, ageGroup: 'child', pregnant: false } as const;
    changes.push({ type: 'member.create', entityId: madeId(person.id, CHILD), payload });
  }
  for (const type of answers.petTypes) {
    if (household.pets.some((pet) => pet.type === type)) continue;
    const entityId = madeId(person.id, FIRST_PET + PetType.options.indexOf(type));
    changes.push({ type: 'pet.create', entityId, payload: { type, name: GIVEN_NAMES.pet[type] } });
  }
  if (answers.allergyTypes.length === 0) return changes;
  const self = ownMemberId(person.id);
  const known = ownEntry(person, household);
  if (!known) {
    const payload = { name: person.name, ageGroup: 'adult', pregnant: false } as const;
    changes.push({ type: 'member.create', entityId: self, payload });
  }
  for (const value of answers.allergyTypes) {
    if (known?.allergyTypes.includes(value)) continue;
    changes.push({
      type: 'member.addElement',
      entityId: known?.id ?? self,
      payload: { kind: 'allergyType', value },
    });
  }
  return changes;
}
