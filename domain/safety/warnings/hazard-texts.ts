import { warningText as text, type WarningText } from './warning-text.ts';

const SWALLOWED =
  'Keep away from {who}; if it was swallowed, do not make them vomit, give no salt water, wipe out the mouth, keep the pack and call the poison centre before signs appear.';
const OUT_OF_REACH =
  'Keep it locked away from {who}; if it was swallowed, do not make them vomit, wipe out the mouth, keep the pack and call the poison centre.';
const ANIMAL =
  'Keep away from {who}; stop any licking, give no peroxide, keep the pack and call the veterinarian before signs appear.';
const ANIMAL_OTHER =
  'Keep it out of reach of {who}; if it was licked or eaten, keep the pack and call the veterinarian.';

/** Texts on poisons, burns, choking, animals and pregnancy. */
export const HAZARD_TEXTS = {
  // Law, for everyone.
  prohibited: text(
    '{ingredient} is prohibited in cosmetics in the European Union.',
    'Do not use it and keep away from everyone; rinse skin and eyes with water, and call the poison centre if it was swallowed.',
    'Do not use it; rinse skin and eyes with water.',
  ),
  not_permitted: text(
    '{ingredient} is not permitted in this kind of product in the European Union and may harm {who}.',
    'Do not use it and keep away from everyone; rinse it off with water, and call the doctor if the skin reacts.',
    'Do not use it; rinse it off with water if the skin reacts.',
  ),
  restricted: text(
    '{ingredient} is prohibited in cosmetics in the European Union but for uses that the law names, and may harm {who}.',
    'Do not use it and keep away from everyone; rinse skin and eyes with water, and call the doctor if it was used.',
    'Do not use it unless the pack names such a use; rinse it off with water if the skin reacts.',
  ),
  banned_food: text(
    '{ingredient} is no longer permitted in food in the European Union and may harm {who}.',
    'Do not eat it and keep away from everyone; call the poison centre if much of it was eaten.',
    'Choose food without it, and ask the seller when it was made.',
  ),
  hydrofluoric: text(
    '{ingredient} can burn {who} deeply and poison the whole body, at first often without pain.',
    'Keep away from {who}; after any contact rinse with water and call the emergency number at once, also without pain.',
    'Keep it locked away from {who}; after any contact rinse with water and call the emergency number at once.',
  ),
  banned_food_us: text(
    '{ingredient} is no longer permitted in food in the United States and may harm {who}.',
    'Do not eat it and keep away from everyone; call the poison centre if much of it was eaten.',
    'Choose food without it, and ask the seller when it was made.',
  ),
  poison_everyone: text(
    '{ingredient} can poison {who}, also by its vapour or dust.',
    'Keep away from {who}; leave for fresh air, take off wet clothes, rinse skin and eyes with water, and call the emergency number at once.',
    'Use it only in moving air; leave for fresh air and rinse skin and eyes with water if it harms.',
  ),
  poison_eaten: text(
    '{ingredient} can poison {who} when eaten or drunk.',
    'Keep away from everyone and do not swallow it; keep the pack and call the poison centre at once.',
    'Do not swallow it, and ask the pharmacist or poison centre what else to choose.',
  ),
  // Children and infants.
  corrosive: text(
    '{ingredient} can burn the mouth, throat, eyes and skin of {who}.',
    'Keep away from {who}; if swallowed, do not make them vomit, wipe out the mouth, keep the pack and call the poison centre before signs appear, and rinse eyes with water for 15 minutes.',
    'Keep it locked away from {who}; rinse skin and eyes with water for 15 minutes, and call the poison centre if it was swallowed.',
  ),
  eye_damage: text(
    '{ingredient} may damage the eyes of {who} when it splashes.',
    'Keep away from {who}; rinse eyes with water for 15 minutes and call the poison centre.',
    'Keep it locked away from {who}; rinse eyes with water for 15 minutes and call the poison centre.',
  ),
  poison: text('{ingredient} can poison {who} when swallowed.', SWALLOWED, OUT_OF_REACH),
  long_term: text(
    '{ingredient} may harm the health of {who} over time.',
    SWALLOWED,
    'Keep it locked away from {who} and choose a product without it.',
  ),
  aspiration: text(
    'Even a mouthful of {ingredient} can run into the lungs of {who} when swallowed.',
    SWALLOWED,
    OUT_OF_REACH,
  ),
  medicine_child: text(
    '{ingredient} can poison {who} when taken by mistake.',
    SWALLOWED,
    'Keep it locked away from {who}; if it was taken by mistake, keep the pack and call the poison centre.',
  ),
  alcohol: text(
    '{ingredient} can poison {who} when swallowed.',
    SWALLOWED,
    'Keep it locked away from {who}; if it was swallowed, keep the pack and call the poison centre.',
  ),
  button_cell: text(
    '{ingredient} can burn through the food pipe of {who} within hours when swallowed.',
    'Keep away from {who}; if one was swallowed or is missing, call the emergency number at once.',
    'Keep it locked away from {who}; if one was swallowed or is missing, call the emergency number at once.',
  ),
  swallowed_object: text(
    '{ingredient} can block or pierce the bowel of {who} when swallowed.',
    'Keep away from {who}; if any was swallowed or is missing, call the emergency number at once.',
    'Keep it locked away from {who}; if any was swallowed or is missing, call the emergency number at once.',
  ),
  choking: text(
    '{ingredient} can block the airway of {who}.',
    'Keep away from {who}, and call the emergency number at once when breathing is hard.',
    'Do not give it whole to {who}, and stay close while they eat.',
  ),
  skin_child: text(
    '{ingredient} on the skin may harm {who}.',
    'Keep away from {who}; wash it off with water and call the poison centre when breathing or behaviour change.',
    'Choose a product without it for {who}; wash it off with water if the skin reacts.',
  ),
  fumes_child: text(
    '{ingredient} in the air can make breathing hard for {who}.',
    'Keep away from {who}; bring them to fresh air and call the emergency number when breathing is hard.',
    'Keep {who} out of the room until it is aired; go to fresh air if they cough.',
  ),
  food_child: text(
    '{ingredient} can make {who} seriously ill when eaten.',
    'Keep away from {who}; if any was eaten, keep the pack and call the doctor or poison centre.',
    'Choose food without it for {who}; if much was eaten, keep the pack and ask the doctor.',
  ),
  arsenic: text(
    '{ingredient} may bring more inorganic arsenic than is good for {who}.',
    'Keep away from {who}, and call the doctor.',
    'Choose another drink for {who}.',
  ),
  child_colour: text(
    '{ingredient} may have an adverse effect on the activity and attention of {who}.',
    'Keep away from {who}, and call the doctor if they become unwell.',
    'Choose food without it for {who}.',
  ),
  caffeine: text(
    '{ingredient} may make the heart of {who} race and keep them awake.',
    SWALLOWED,
    'Do not give it to {who}; if much was taken, keep the pack and call the poison centre.',
  ),
  fluoride: text(
    '{ingredient} may upset the stomach of {who} when much of it is swallowed.',
    SWALLOWED,
    'Use no more than the size of a pea for {who}, and see that it is spat out.',
  ),
  kind_child: text(
    '{ingredient} can poison or injure {who} when it gets into the mouth or eyes.',
    'Keep away from {who}; wipe out the mouth, rinse eyes with water for 15 minutes, do not make them vomit, keep the pack and call the poison centre at once.',
    'Keep it locked away from {who}; wipe out the mouth, rinse eyes with water, keep the pack and call the poison centre.',
  ),
  little_harm: text(
    'Little harm is expected for {who} from a taste of {ingredient}.',
    'Keep away from {who}, and call the poison centre.',
    'Take away what is left; the poison centre can confirm it.',
  ),
  // Animals.
  poison_animal: text('{ingredient} can poison {who} when licked or swallowed.', ANIMAL, ANIMAL_OTHER),
  corrosive_animal: text(
    '{ingredient} can burn the mouth, paws and skin of {who}.',
    'Keep away from {who}; stop any licking, rinse skin and eyes with water, give no peroxide and call the veterinarian at once.',
    'Keep {who} away until it is rinsed off and dry; stop any licking and call the veterinarian if it was swallowed.',
  ),
  contact_animal: text(
    '{ingredient} can poison {who} through the skin or by licking.',
    'Keep away from {who}, also from animals just treated with it; stop any licking, wash the fur with dish soap only if told, and call the veterinarian at once.',
    'Do not use it on {who}; stop any licking, wash the fur with dish soap only if told, and call the veterinarian.',
  ),
  food_animal: text(
    '{ingredient} can poison {who} when eaten.',
    'Keep away from {who}; if any was eaten, give no peroxide and no salt water, keep the pack and call the veterinarian before signs appear.',
    'Keep it out of reach of {who}; if much was eaten, keep the pack and call the veterinarian.',
  ),
  fumes_animal: text(
    '{ingredient} in the air can harm the lungs of {who}.',
    'Keep away from {who}; bring them to fresh air and call the veterinarian at once.',
    'Keep {who} in another, aired room while it is used; bring them to fresh air and call the veterinarian if they seem unwell.',
  ),
  fish: text(
    'Very little of {ingredient} in the water can kill {who}.',
    'Keep away from {who}; cover the tank while it is used, change the water if any got in, and call the veterinarian.',
    'Keep drops, spray and wet hands away from the tank of {who}.',
  ),
  // Pregnancy.
  preg: text(
    '{ingredient} may harm the unborn child of {who}.',
    'Keep away from {who}; if it was used or swallowed, call the doctor, midwife or pharmacist.',
    'Ask the doctor, midwife or pharmacist of {who} before it is used.',
  ),
  preg_food: text(
    '{ingredient} may harm the unborn child of {who} when eaten or drunk.',
    'Keep away from {who}; if it was eaten or drunk, call the doctor or midwife.',
    'Ask the doctor or midwife of {who} how much of it is acceptable.',
  ),
  preg_medicine: text(
    '{ingredient} may harm the unborn child of {who}.',
    'Unless the doctor has prescribed it, keep away from {who}, and call the doctor or pharmacist before any use.',
    'Ask the doctor or pharmacist of {who} before it is used.',
  ),
} as const satisfies Record<string, WarningText>;
