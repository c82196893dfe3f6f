import { warningText as text, type WarningText } from './warning-text.ts';

const LICKED =
  'Keep away from {who}; stop any licking, keep the pack and call the veterinarian before symptoms appear; do not give peroxide.';
const LICKED_OTHER =
  'Keep it out of reach of {who}; if it was licked or eaten, keep the pack and call the veterinarian.';
const SWALLOWED =
  'Keep away from {who}; if any was swallowed, keep the pack and call the veterinarian before symptoms appear.';
const SWALLOWED_OTHER = 'Keep it out of reach of {who}; if any was swallowed, keep the pack and call the veterinarian.';
const MUCH = 'Keep it out of reach of {who}, and call the veterinarian if a lot of it was swallowed.';
const EATEN =
  'Keep away from {who}; if any was eaten, keep the pack and call the veterinarian before symptoms appear; do not give peroxide or salt water.';
const FRESH_AIR = 'Keep away from {who}; move them to fresh air and call the veterinarian at once.';
const RINSED =
  'Keep away from {who}; rinse skin and eyes with water and call the veterinarian at once; do not give peroxide.';
const RINSED_OTHER =
  'Keep {who} off wet surfaces and the pack out of reach; rinse skin and eyes with water, and call the veterinarian if any was swallowed.';

/** Texts about animals: some lick a coat, some peck, some live in a tank. */
export const ANIMAL_TEXTS = {
  // Swallowed.
  poison_animal: text('{ingredient} can poison {who} when swallowed.', SWALLOWED, SWALLOWED_OTHER),
  poison_furry: text('{ingredient} can poison {who} when licked or swallowed.', LICKED, LICKED_OTHER),
  poison_bird: text('{ingredient} can poison {who} when pecked at or swallowed.', SWALLOWED, SWALLOWED_OTHER),
  poison_animal_mild: text('{ingredient} may make {who} unwell when swallowed.', SWALLOWED, MUCH),
  little_harm_animal: text(
    '{ingredient} should do {who} little harm if only tasted.',
    'Keep away from {who}, and call the veterinarian.',
    'Take away what is left; the veterinarian can confirm it.',
  ),
  button_cell_animal: text(
    '{ingredient} can burn through the mouth and food pipe of {who} within hours when bitten or swallowed.',
    'Keep away from {who}; if one was bitten or is missing, call the veterinarian at once.',
    'Keep it locked away from {who}; if one was bitten or is missing, call the veterinarian at once.',
  ),
  swallowed_object_animal: text(
    '{ingredient} can block or pierce the bowel of {who} when swallowed.',
    'Keep away from {who}; if any was swallowed or is missing, call the veterinarian at once.',
    'Keep it out of reach of {who}; if any was swallowed or is missing, call the veterinarian.',
  ),
  swelling_animal: text(
    '{ingredient} can swell up in the stomach of {who} when swallowed.',
    'Keep away from {who}; if any was swallowed, call the veterinarian at once, even without symptoms.',
    'Keep it out of reach of {who}; if any was swallowed, call the veterinarian, even without symptoms.',
  ),
  bitten_capsule: text(
    '{ingredient} can burst in the mouth of {who} and burn it.',
    'Keep away from {who}; wipe out the mouth and call the veterinarian at once; do not give peroxide.',
    'Keep it out of reach of {who}; if one was bitten, wipe out the mouth and call the veterinarian.',
  ),
  // Eaten, as food or feed.
  food_animal: text(
    '{ingredient} can poison {who} when eaten.',
    EATEN,
    'Keep it out of reach of {who}; if a lot was eaten, keep the pack and call the veterinarian.',
  ),
  food_animal_mild: text(
    '{ingredient} may make {who} unwell when a lot of it is eaten.',
    EATEN,
    'Do not share it with {who}, and call the veterinarian if a lot was eaten.',
  ),
  feed_animal: text(
    '{ingredient} can poison {who} when eaten.',
    'Do not feed it and keep away from {who}; if any was eaten, keep the pack and call the veterinarian before symptoms appear; do not give peroxide or salt water.',
    'Do not feed it to {who}; if a lot was eaten, keep the pack and call the veterinarian.',
  ),
  feed_animal_mild: text(
    '{ingredient} may make {who} unwell when a lot of it is eaten.',
    EATEN,
    'Ask the veterinarian before feeding it to {who}.',
  ),
  // Burns.
  corrosive_animal: text('{ingredient} can burn the mouth, eyes and skin of {who}.', RINSED, RINSED_OTHER),
  corrosive_furry: text(
    '{ingredient} can burn the mouth, paws and skin of {who}.',
    'Keep away from {who}; stop any licking, rinse skin and eyes with water and call the veterinarian at once; do not give peroxide.',
    'Keep {who} off wet surfaces and the pack out of reach; stop any licking, rinse the paws with water, and call the veterinarian if any was swallowed.',
  ),
  corrosive_bird: text('{ingredient} can burn the mouth, eyes and feet of {who}.', RINSED, RINSED_OTHER),
  corrosive_animal_mild: text(
    '{ingredient} may irritate the mouth, eyes and skin of {who}.',
    RINSED,
    'Keep {who} away until surfaces are rinsed and dry, and call the veterinarian if they seem unwell.',
  ),
  // On the coat, and on what was treated.
  contact_animal: text(
    '{ingredient} can poison {who} through the skin or when swallowed.',
    'Keep away from {who}, along with anything it was used on; rinse it off with water and call the veterinarian at once.',
    'Keep {who} away from it and from anything it was used on, and call the veterinarian if they seem unwell.',
  ),
  contact_furry: text(
    '{ingredient} can poison {who} through the skin or by licking.',
    'Keep away from {who}, along with anything it was used on; stop any licking, wash the fur with dish soap only if told to, and call the veterinarian at once.',
    'Keep {who} away from it and from anything it was used on; stop any licking, and call the veterinarian if they seem unwell.',
  ),
  contact_coat: text(
    '{ingredient} can poison {who} through the skin or by licking.',
    'Keep away from {who}, along with animals just treated with it; stop any licking, wash the fur with dish soap only if told to, and call the veterinarian at once.',
    'Ask the veterinarian before using it on {who}; stop any licking, wash the fur with dish soap only if told to, and call if they seem unwell.',
  ),
  contact_coat_other: text(
    '{ingredient} can poison {who} when they touch a treated animal.',
    'Keep away from {who}, along with animals just treated with it; rinse it off with water and call the veterinarian at once.',
    'Do not use it on {who}, and keep them from animals just treated with it; call the veterinarian if they seem unwell.',
  ),
  contact_coat_mild: text(
    '{ingredient} may make {who} unwell through the skin or by licking.',
    'Keep away from {who}; stop any licking and call the veterinarian at once.',
    'Ask the veterinarian before using it on {who}, and call if they seem unwell.',
  ),
  contact_bird: text(
    '{ingredient} can poison {who} when breathed in or pecked at.',
    FRESH_AIR,
    'Use it in a different room from {who}, and air the room well; move them to fresh air and call the veterinarian if they seem unwell.',
  ),
  contact_worn: text(
    '{ingredient} can poison {who} when they lick skin that it was put on.',
    'Keep away from {who}; stop any licking, wash it off with water, and call the veterinarian at once.',
    'Keep {who} from licking skin that it was put on, and call the veterinarian if they seem unwell.',
  ),
  contact_animal_mild: text(
    '{ingredient} may make {who} unwell through the skin or when swallowed.',
    'Keep away from {who}; rinse it off with water and call the veterinarian at once.',
    'Keep {who} away from it and from anything it was just used on, and call the veterinarian if they seem unwell.',
  ),
  // In the air and in the water.
  fumes_animal: text(
    '{ingredient} in the air can harm the lungs of {who}.',
    FRESH_AIR,
    'Keep {who} in another, ventilated room; move them to fresh air and call the veterinarian if they seem unwell.',
  ),
  fumes_animal_mild: text(
    '{ingredient} in the air may irritate the airways of {who}.',
    FRESH_AIR,
    'Keep {who} in another, ventilated room; move them to fresh air and call the veterinarian if they seem unwell.',
  ),
  fish: text(
    '{ingredient} can kill {who}, even if very little of it gets into the water.',
    'Keep away from {who}; cover the tank while it is used, change the water if any got in, and call the veterinarian.',
    'Keep drops, spray and wet hands away from the tank of {who}.',
  ),
  fish_mild: text(
    '{ingredient} may harm {who} when it gets into the water.',
    'Keep away from {who}; cover the tank while it is used, change the water if any got in, and call the veterinarian.',
    'Keep drops, spray and wet hands away from the tank of {who}.',
  ),
} as const satisfies Record<string, WarningText>;
