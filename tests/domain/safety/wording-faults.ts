import type { Report, Warning } from '#domain/safety/report.ts';

const ANIMALS = new Set(['dog', 'cat', 'bird', 'fish', 'small_mammal', 'reptile']);
const LICKS = new Set(['dog', 'cat', 'small_mammal']);

type Told = Pick<Warning, 'audience' | 'ingredient' | 'message' | 'action' | 'severity'>;
type Product = Pick<Report, 'productType' | 'forms'>;

interface Rule {
  readonly says: RegExp;
  readonly where: (told: Told, product: Product) => boolean;
  readonly why: string;
}

const isAnimal = ({ audience }: Told): boolean => ANIMALS.has(audience);
const isFood = ({ productType, forms }: Product): boolean =>
  productType === 'food' || productType === 'pet_food' || (productType === 'other' && forms.includes('supplement'));

/** Wording that a warning must not have for certain products and audiences. */
const RULES: readonly Rule[] = [
  {
    says: /\blick|\bfur\b|\bpaws\b/,
    where: (told) => isAnimal(told) && !LICKS.has(told.audience),
    why: 'only furry animals lick themselves',
  },
  { says: /\bpeck|\bbeak/, where: (told) => isAnimal(told) && told.audience !== 'bird', why: 'only birds peck' },
  { says: /\btank\b/, where: (told) => told.audience !== 'fish', why: 'only fish live in a tank' },
  {
    says: /poison centre|\bdoctor|midwife|pharmacist|dietitian|emergency number/,
    where: isAnimal,
    why: 'an animal has a veterinarian',
  },
  { says: /veterinarian|(?<!hydro)peroxide/, where: (told) => !isAnimal(told), why: 'a person has no veterinarian' },
  {
    says: /(?:wash|rinse) it off|\bgloves\b|\broom\b|treat the animal|on the skin|wet surfaces|windows? open/,
    where: (_, product) => isFood(product),
    why: 'what is eaten is not worn or wiped',
  },
  {
    says: /when eaten|eats|is eaten|food without|if (?:any|a lot) was eaten|do not feed|do not share/i,
    where: (told, product) => !isFood(product) && !isAnimal(told),
    why: 'nobody eats it as meant',
  },
  {
    says: /before giving it to/i,
    where: ({ audience }, product) => !isFood(product) && /^al(?:_food|pha_gal)/.test(audience),
    why: 'nobody eats it as meant',
  },
  {
    says: /do not give it to|food without|eaten or drunk|ask the maker before/i,
    where: (told, product) => product.productType === 'pet_food' && !isAnimal(told),
    why: 'feed is given to animals, not to people',
  },
  {
    says: /treated animal|treat the animal|treated with it/,
    where: (told, product) => !isAnimal(told) && product.productType !== 'pet_topical',
    why: 'only pet care treats animals',
  },
  {
    says: /choose a product without it|rinse it off well|do not use it on/i,
    where: (told, { productType }) => !isAnimal(told) && productType === 'pet_topical',
    why: 'it is used on the animal',
  },
  {
    says: /\b(?:from|of|in|for) (?:anybody|everyone)\b/,
    where: ({ audience }) => audience === 'everyone',
    why: 'nothing is kept away from everybody',
  },
  {
    says: /\bcan (?:poison|kill)\b|seriously ill/,
    where: (told) => isAnimal(told) && (told.severity === 'CAUTION' || told.severity === 'INFO'),
    why: 'CAUTION promises no poisoning',
  },
  { says: /\b(\w+) \1\b/i, where: () => true, why: 'a word stands twice' },
  { says: /\bThis \w+ .*\bof This\b|\bA \w+ .* of A\b|in the air in the air/, where: () => true, why: 'glued words' },
];

/** Why a warning makes no sense for its product and audience; empty if it does. */
export const wordingFaults = (told: Told, product: Product): readonly string[] => {
  // Replace the name: "Ylang Ylang Oil" repeats a word by itself.
  const text = `${told.message} ${told.action}`.replaceAll(told.ingredient, 'It');
  return RULES.filter(({ says, where }) => where(told, product) && says.test(text)).map(({ why }) => why);
};
