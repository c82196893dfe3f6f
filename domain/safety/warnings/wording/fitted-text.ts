import type { Severity } from '../../vocabulary.ts';
import type { ContactWay, Reader } from '../contact-way.ts';
import type { Family } from './texts.ts';

/** A text that replaces that of its family if all the conditions given are met. */
interface Fit {
  readonly meetings?: readonly ContactWay[];
  readonly readers?: readonly Reader[];
  /** Only for CAUTION and INFO, whose texts do not announce a poisoning. */
  readonly mild?: true;
  readonly text: Family;
}

const FURRY: readonly Reader[] = ['furry'];
const ANIMALS: readonly Reader[] = ['furry', 'bird', 'reptile', 'fish'];
const FOOD: readonly ContactWay[] = ['eaten', 'taken', 'fed'];
const WORN: readonly ContactWay[] = ['skin', 'mouth'];
const USED: readonly ContactWay[] = ['mouth', 'skin', 'coat', 'air', 'home'];

/** A condition whose text for what is eaten or drunk differs from that for what is used. */
const eaten = (text: Family): readonly Fit[] => [{ meetings: ['eaten', 'fed'], text }];

/** Irritants and sensitisers, by how they touch somebody. */
const TOUCHED: readonly Fit[] = [
  { meetings: ['eaten', 'taken'], text: 'skin_eaten' },
  { meetings: ['fed'], text: 'feed_touched' },
  { meetings: ['mouth'], text: 'skin_mouth' },
  { meetings: ['air'], text: 'scent_air' },
  { meetings: ['coat'], text: 'skin_coat' },
  { meetings: ['home'], text: 'skin_home' },
];

const EATEN_BY_CHILD: readonly Fit[] = [
  { meetings: ['taken'], mild: true, text: 'medicine_child_mild' },
  { meetings: ['taken'], text: 'medicine_child' },
  { meetings: FOOD, mild: true, text: 'food_child_mild' },
  { meetings: FOOD, text: 'food_child' },
];

/** What animals eat, as food or feed. */
const SWALLOWED: readonly Fit[] = [
  { meetings: ['fed'], mild: true, text: 'feed_animal_mild' },
  { meetings: ['fed'], text: 'feed_animal' },
  { meetings: ['eaten', 'taken'], mild: true, text: 'food_animal_mild' },
  { meetings: ['eaten', 'taken'], text: 'food_animal' },
];

/** For each family its texts by product and reader; the first that fits is used, else the text of the family. */
const FITS: Readonly<Partial<Record<Family, readonly Fit[]>>> = {
  banned_food: [{ meetings: ['fed'], text: 'banned_feed' }],
  banned_food_us: [{ meetings: ['fed'], text: 'banned_feed_us' }],
  medicine_inside: [{ meetings: FOOD, text: 'medicine_eaten' }],
  hydrofluoric: [{ readers: ['everyone'], text: 'hydrofluoric_everyone' }],
  // Children.
  corrosive: [{ mild: true, text: 'corrosive_mild' }],
  poison: [{ mild: true, text: 'poison_mild' }],
  medicine_child: [{ mild: true, text: 'medicine_child_mild' }],
  alcohol: [
    { meetings: ['eaten'], mild: true, text: 'alcohol_food' },
    { mild: true, text: 'poison_mild' },
  ],
  long_term: [
    { meetings: FOOD, text: 'long_term_eaten' },
    { meetings: WORN, text: 'long_term_worn' },
    { meetings: ['coat'], text: 'long_term_coat' },
  ],
  skin_child: [...EATEN_BY_CHILD, { meetings: ['coat'], text: 'skin_child_coat' }],
  fumes_child: [{ meetings: ['fed'], text: 'feed_touched' }, ...EATEN_BY_CHILD],
  food_child: [...EATEN_BY_CHILD, { mild: true, text: 'food_child_mild' }],
  fluoride: [{ meetings: ['taken'], text: 'fluoride_taken' }],
  caffeine: [{ meetings: USED, text: 'poison_mild' }],
  little_harm: [{ readers: ANIMALS, text: 'little_harm_animal' }],
  // Animals.
  poison_animal: [
    { mild: true, text: 'poison_animal_mild' },
    { readers: FURRY, text: 'poison_furry' },
    { readers: ['bird'], text: 'poison_bird' },
  ],
  food_animal: [...SWALLOWED, { mild: true, text: 'food_animal_mild' }],
  corrosive_animal: [
    ...SWALLOWED,
    { mild: true, text: 'corrosive_animal_mild' },
    { readers: FURRY, text: 'corrosive_furry' },
    { readers: ['bird'], text: 'corrosive_bird' },
  ],
  contact_animal: [
    ...SWALLOWED,
    { readers: FURRY, meetings: ['coat'], mild: true, text: 'contact_coat_mild' },
    { mild: true, text: 'contact_animal_mild' },
    { readers: ['bird'], meetings: ['air', 'home'], text: 'contact_bird' },
    { readers: FURRY, meetings: ['coat'], text: 'contact_coat' },
    { meetings: ['coat'], text: 'contact_coat_other' },
    { readers: FURRY, meetings: WORN, text: 'contact_worn' },
    { readers: FURRY, text: 'contact_furry' },
  ],
  fumes_animal: [...SWALLOWED, { mild: true, text: 'fumes_animal_mild' }],
  fish: [{ mild: true, text: 'fish_mild' }],
  // Allergies.
  allergen: [
    { meetings: ['fed'], text: 'allergen_feed' },
    { meetings: ['mouth'], text: 'allergen_mouth' },
    { meetings: ['coat', 'air', 'home'], text: 'allergen_touched' },
    { meetings: ['skin'], text: 'allergen_skin' },
  ],
  allergen_skin: [
    { meetings: ['fed'], text: 'allergen_feed' },
    { meetings: ['coat', 'air', 'home'], text: 'allergen_touched' },
  ],
  allergen_trace: [{ meetings: USED, text: 'allergen_trace_used' }],
  allergen_unstated: [
    { meetings: ['fed'], text: 'allergen_unstated_feed' },
    { meetings: USED, text: 'allergen_unstated_used' },
  ],
  undisclosed: [
    { meetings: ['fed'], text: 'undisclosed_feed' },
    { meetings: USED, text: 'undisclosed_used' },
  ],
  fragrance: TOUCHED,
  skin_allergy: TOUCHED,
  skin_sensitiser: TOUCHED,
  skin_irritation: TOUCHED,
  fumes: [
    { meetings: ['eaten'], text: 'asthma_food' },
    { meetings: ['fed'], text: 'feed_touched' },
    { meetings: ['taken'], text: 'asthma_taken' },
    { meetings: ['air'], text: 'fumes_air' },
    { meetings: WORN, text: 'fumes_worn' },
    { meetings: ['coat'], text: 'fumes_coat' },
  ],
  asthma_food: [
    { meetings: ['fed'], text: 'feed_touched' },
    { meetings: ['taken', ...USED], text: 'asthma_taken' },
  ],
  pollen: [
    { meetings: ['fed'], text: 'feed_touched' },
    { meetings: ['coat'], text: 'skin_coat' },
    { meetings: ['home'], text: 'skin_home' },
  ],
  dust: [{ meetings: ['taken', ...WORN], text: 'dust_worn' }],
  mould: [{ meetings: FOOD, text: 'mould_eaten' }],
  // Conditions and pregnancy.
  pku: eaten('pku_eaten'),
  galact: eaten('galact_eaten'),
  hfi: eaten('hfi_eaten'),
  coeliac: eaten('coeliac_eaten'),
  coeliac_oats: eaten('coeliac_oats_eaten'),
  g6pd: eaten('g6pd_eaten'),
  hypertension: eaten('hypertension_eaten'),
  kidney: eaten('kidney_eaten'),
  epilepsy: eaten('epilepsy_eaten'),
  thyroid: eaten('thyroid_eaten'),
  immuno: eaten('immuno_eaten'),
  anticoag: eaten('anticoag_eaten'),
  maoi: eaten('maoi_eaten'),
  cyp3a4: eaten('cyp3a4_eaten'),
  haemochromatosis: eaten('haemochromatosis_eaten'),
  nickel: [
    { meetings: ['eaten'], text: 'nickel_eaten' },
    { meetings: ['fed'], text: 'feed_touched' },
    { meetings: ['coat'], text: 'skin_coat' },
    { meetings: ['home'], text: 'skin_home' },
  ],
  latex: [
    { meetings: ['eaten'], text: 'latex_eaten' },
    { meetings: ['fed'], text: 'feed_touched' },
    { meetings: ['coat'], text: 'skin_coat' },
  ],
  migraine: [{ meetings: ['coat', 'air', 'home'], text: 'migraine_used' }],
  preg: [
    { meetings: ['eaten', 'fed'], text: 'preg_food' },
    { meetings: ['taken'], text: 'preg_medicine' },
    { meetings: ['coat'], text: 'preg_coat' },
    { meetings: ['air', 'home'], text: 'preg_home' },
  ],
  preg_alcohol: [{ meetings: ['taken'], text: 'preg_medicine' }],
  preg_food: [
    { meetings: ['taken'], text: 'preg_medicine' },
    { meetings: USED, text: 'preg' },
  ],
};

/**
 * The text that a warning uses: of its family, the one that fits how this reader comes into contact with the product
 * (method M6.7.8).
 */
export const fittedText = (family: Family, reader: Reader, meeting: ContactWay, severity: Severity): Family => {
  const mild = severity === 'CAUTION' || severity === 'INFO';
  const found = FITS[family]?.find(
    (fit) =>
      (fit.meetings?.includes(meeting) ?? true) &&
      (fit.readers?.includes(reader) ?? true) &&
      (fit.mild === undefined || mild),
  );
  return found?.text ?? family;
};
