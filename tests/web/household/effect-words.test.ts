import { expect, it } from 'vitest';
import type { AllergyType, Condition, Member } from '#domain/households/household.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { EMPTY_DRAFT } from '#web/features/household/member-draft.ts';

type Example = readonly [text: string, type?: ProductType, form?: ProductForm];

const food = (...texts: string[]): Example[] => texts.map((text) => [text, 'food']);
const skin = (...texts: string[]): Example[] => texts.map((text) => [`Aqua, ${text}`, 'leave_on']);
const tablet = (...texts: string[]): Example[] => texts.map((text) => [text, 'food', 'supplement']);

const SKIN = skin('Methylisothiazolinone', 'DMDM Hydantoin', 'Lanolin', 'Sodium Lauryl Sulfate');
const AIRWAYS: Example[] = [
  ['Aqua, Alcohol, Parfum', 'household', 'spray'],
  ['Aqua, Ammonia', 'household', 'spray'],
  ['Sodium hypochlorite', 'household'],
  ['Raisins, sodium sulphite', 'food'],
];

// Everything that the form names, as written on a label.
const OF_CONDITION: Readonly<Record<Condition, readonly Example[]>> = {
  asthma: AIRWAYS,
  eczema: SKIN,
  diabetes: food('Sugar, cocoa'),
  hypertension: [...food('Salt, water', 'Liquorice extract, water'), ...tablet('Pseudoephedrine')],
  epilepsy: skin('Camphor', 'Eucalyptus Globulus Leaf Oil'),
  migraine: [
    ...food('Pork, sodium nitrite', 'Water, monosodium glutamate', 'Water, aspartame', 'Chocolate'),
    ['Aqua, Parfum', 'leave_on'],
  ],
  kidney: [...food('Star fruit', 'Water, sodium phosphate', 'Potassium chloride'), ...tablet('Ibuprofen')],
  thyroid: [...tablet('Potassium iodide'), ...food('Kelp')],
  immuno: food('Raw milk', 'Milk, live cultures'),
  anticoag: tablet('Ibuprofen', 'Ginkgo biloba', 'St John’s wort', 'Vitamin K'),
  maoi: [...tablet('Pseudoephedrine', 'Dextromethorphan'), ...food('Aged cheese', 'Yeast extract')],
  cyp3a4: [...food('Grapefruit juice'), ...tablet('St John’s wort', 'Cannabidiol')],
  nickel: skin('Nickel sulfate'),
  latex: skin('Natural rubber latex'),
  coeliac: food('Wheat flour', 'Rye flour', 'Barley', 'Malt extract', 'Oats'),
  lactose: food('Milk', 'Lactose'),
  histamine: food('Aged cheese', 'Sauerkraut', 'Tuna', 'Tomato'),
  alpha_gal: food('Beef', 'Pork', 'Gelatine'),
  pku: food('Water, aspartame'),
  galact: food('Milk', 'Lactose'),
  hfi: food('Fructose', 'Sugar', 'Sorbitol', 'Honey', 'Apple'),
  g6pd: [
    ...food('Fava beans'),
    ['Naphthalene', 'household'],
    ...skin('Methylene blue', 'Lawsonia Inermis Leaf Powder'),
  ],
  haemochromatosis: tablet('Ferrous fumarate'),
};

const OF_ALLERGY: Readonly<Record<AllergyType, readonly Example[]>> = {
  fragrance: skin('Parfum', 'Limonene, Linalool, Citral'),
  food: food('Milk', 'Wheat flour'),
  skin: SKIN,
  respiratory: AIRWAYS,
  chemical: SKIN,
  pollen: [...skin('Chamomilla Recutita Flower Extract', 'Arnica Montana Flower Extract'), ...food('Royal jelly')],
  dust: [['Sodium carbonate, sodium percarbonate', 'household', 'powder']],
  mold: [...food('Koji'), ['Aqua, amylase', 'household', 'spray']],
};

const PREGNANT: readonly Example[] = [...skin('Retinol'), ...food('Wine, alcohol 12%'), ['Nicotine', 'other']];
const INFANT: readonly Example[] = [...food('Honey', 'Raw milk'), ['Benzocaine', 'leave_on', 'oral']];
const CHILD: readonly Example[] = [
  ['Sodium hydroxide', 'household', 'caustic'],
  ...food('Water, alcohol 5%'),
  ...tablet('Caffeine'),
];

const missing = (examples: readonly Example[], about: Partial<Member>): string[] =>
  examples.flatMap(([text, type = 'food', form]) => {
    const member: Member = { ...EMPTY_DRAFT, id: 'm', name: 'Maya', ...about } as Member;
    const input = { text, types: [type], forms: form ? [form] : [], baby: false };
    const { warnings } = householdView(assess(input, knowledgePack()), { members: [member], pets: [] });
    return warnings.some(({ subject }) => subject === 'Maya') ? [] : [text];
  });

it.each(Object.entries(OF_CONDITION))('%s: everything the form names is warned of', (condition, examples) => {
  expect(missing(examples, { conditions: [condition as Condition] })).toEqual([]);
});

it.each(Object.entries(OF_ALLERGY))('%s allergy: everything the form names is warned of', (type, examples) => {
  expect(missing(examples, { allergyTypes: [type as AllergyType] })).toEqual([]);
});

it('pregnancy, babies and small children: everything the form names is warned of', () => {
  expect(missing(PREGNANT, { pregnant: true })).toEqual([]);
  expect(missing(INFANT, { ageGroup: 'infant' })).toEqual([]);
  expect(missing(CHILD, { ageGroup: 'child' })).toEqual([]);
});
