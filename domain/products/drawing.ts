import type { Product } from './product.ts';

/** The kinds of shelf drawing. Each shows the shape of the pack, not its contents. */
export type DrawingKind =
  | 'bottle'
  | 'box'
  | 'dropper'
  | 'gum'
  | 'jar'
  | 'jug'
  | 'pet'
  | 'pump'
  | 'spray'
  | 'sweets'
  | 'wipes';

// The first pattern that matches the name wins; pack words come before contents words.
const BY_NAME: readonly (readonly [RegExp, DrawingKind])[] = [
  [/\b(spray|spritz|trigger|mist|aerosol|deodorant|glass cleaner)/, 'spray'],
  [/\b(wipes?|tissues?|nappies|diapers?)\b/, 'wipes'],
  [/\b(serum|drops|dropper|essential oil|face oil|tincture)/, 'dropper'],
  [/\b(spot[- ]?on|dog|cat|puppy|kitten|pet|aquarium|flea|bird|hamster)\b/, 'pet'],
  [/\b(chewing gum|gum)\b/, 'gum'],
  [/\b(sweets?|cand(y|ies)|gummies|chips|crisps|chocolate|cookies?|biscuits?|crackers?)\b/, 'sweets'],
  [/\b(bleach|detergent|softener|laundry liquid|washing liquid|antifreeze|motor oil|milk|juice|descaler)\b/, 'jug'],
  [/\b(shampoo|conditioner|hand (soap|wash)|body (wash|lotion)|shower|lotion|soap)\b/, 'pump'],
  [/\b(cream|balm|butter|jam|spread|honey|mask|scrub|gel|paste|sauce|yogh?urt|yaourt|mayonnaise)\b/, 'jar'],
  [/\b(powder|cereal|muesli|granola|tea|rice|pasta|flour|tablets?|capsules|pods|salt|sugar|oats)\b/, 'box'],
];

/** The emoji shows what kind of food it is if the name does not. */
const BY_EMOJI: Readonly<Partial<Record<string, DrawingKind>>> = {
  '🥤': 'bottle',
  '⚡': 'bottle',
  '🍊': 'bottle',
  '🧊': 'bottle',
  '💧': 'bottle',
  '🍶': 'bottle',
  '🌶️': 'bottle',
  '🍅': 'bottle',
  '🍺': 'bottle',
  '🥃': 'bottle',
  '🍹': 'bottle',
  '🧃': 'bottle',
  '🥛': 'jug',
  '🫒': 'bottle',
  '🦷': 'bottle',
  '🪒': 'bottle',
  '💨': 'spray',
  '🍯': 'jar',
  '🥜': 'jar',
  '🥒': 'jar',
  '🍓': 'jar',
  '🍒': 'jar',
  '🥥': 'jar',
  '🥚': 'jar',
  '🌭': 'jar',
  '🍫': 'sweets',
  '🍬': 'sweets',
  '🍭': 'sweets',
  '🥔': 'sweets',
  '🌽': 'sweets',
  '🍿': 'sweets',
};

const BY_CATEGORY: Readonly<Record<Product['category'], DrawingKind>> = {
  food_beverage: 'box',
  baby_kids: 'pump',
  pet_care: 'pet',
  personal_care: 'pump',
  health_medicine: 'box',
  automotive: 'jug',
  garden_outdoor: 'spray',
  cleaning_products: 'bottle',
  General: 'bottle',
};

/** Picks the shelf drawing of a product by its name, then its form, its emoji and its category. */
export function drawingOf(
  product: Pick<Product, 'name' | 'category' | 'forms' | 'productType' | 'emoji'>,
): DrawingKind {
  const name = product.name.toLowerCase();
  for (const [words, kind] of BY_NAME) if (words.test(name)) return kind;
  if (product.forms.includes('spray')) return 'spray';
  if (product.productType === 'pet_topical' || product.productType === 'pet_food') return 'pet';
  const pictured = BY_EMOJI[product.emoji];
  if (pictured) return pictured;
  return BY_CATEGORY[product.category];
}
