import { warningText as text, type WarningText } from './warning-text.ts';

const SWALLOWED =
  'Keep away from {who}; if it was swallowed, do not make them vomit or give salt water; wipe out the mouth, keep the pack and call the poison centre before symptoms appear.';
const OUT_OF_REACH =
  'Keep it locked away from {who}; if it was swallowed, do not make them vomit; wipe out the mouth, keep the pack and call the poison centre.';
const KEEP_AND_ASK = 'Keep it locked away from {who}, and call the poison centre if a lot of it was swallowed.';

/** Texts about law, poisons, burns and choking, for everyone and for children. */
export const HAZARD_TEXTS = {
  // Law and poisons, for everyone.
  prohibited: text(
    '{ingredient} is prohibited in cosmetics in the European Union.',
    'Keep away from children and animals and do not use it; rinse skin and eyes with water, and call the poison centre if it was swallowed.',
    'Do not use it; rinse skin and eyes with water.',
  ),
  not_permitted: text(
    '{ingredient} is not permitted in this kind of product in the European Union and may harm {who}.',
    'Keep away from children and animals and do not use it; rinse it off with water, and call a doctor if the skin reacts.',
    'Do not use it; rinse it off with water if the skin reacts.',
  ),
  medicine_inside: text(
    '{ingredient} is a medicine, which a cosmetic may not contain, and may harm {who}.',
    'Keep away from children and animals and do not use it; call a doctor if it was used.',
    'Do not use it unless it is sold as a medicine; ask a pharmacist or a doctor.',
  ),
  medicine_eaten: text(
    '{ingredient} is a medicine, which food may not contain, and may harm {who}.',
    'Keep away from children and animals and do not eat it; call the poison centre if any was eaten.',
    'Do not eat it unless it is sold as a medicine; ask a pharmacist or a doctor.',
  ),
  medicine_name: text(
    '{ingredient} is not known here, and its name is formed like that of a medicine, which may harm {who}.',
    'Keep away from children and animals and do not use it; call a doctor if it was used.',
    'Ask a pharmacist or a doctor before anybody uses it.',
  ),
  restricted: text(
    '{ingredient} is prohibited in cosmetics in the European Union except for uses that the law names, and may harm {who}.',
    'Keep away from children and animals and do not use it; rinse skin and eyes with water, and call a doctor if it was used.',
    'Do not use it unless the pack names such a use; rinse it off with water if the skin reacts.',
  ),
  strong_medicine: text(
    '{ingredient} is a medicine whose length of use a doctor decides, and may harm {who}.',
    'Keep away from children and animals and do not use it; call a doctor if it was used.',
    'Do not use it unless a doctor or a pharmacist says so.',
  ),
  doubted_on_skin: text(
    '{ingredient} may harm {who} when it is used on the skin or round the eyes.',
    'Keep away from children and animals and do not use it; rinse skin and eyes with water, and call a doctor if it was used.',
    'Choose a product without it; rinse it off with water if the skin or the eyes react.',
  ),
  banned_food: text(
    '{ingredient} is no longer permitted in food in the European Union and may harm {who}.',
    'Keep away from children and animals and do not eat it; call the poison centre if a lot of it was eaten.',
    'Choose food without it, and ask the seller when it was made.',
  ),
  banned_food_us: text(
    '{ingredient} has lost its approval for food in the United States and may harm {who}.',
    'Keep away from children and animals and do not eat it; call the poison centre if a lot of it was eaten.',
    'Choose food without it, and ask the seller when it was made.',
  ),
  banned_feed: text(
    '{ingredient} is no longer permitted in food for people in the European Union.',
    'Keep away from children and animals and do not feed it; call the poison centre if a lot of it was eaten.',
    'Choose feed without it, and ask the seller when it was made.',
  ),
  banned_feed_us: text(
    '{ingredient} has lost its approval for food for people in the United States.',
    'Keep away from children and animals and do not feed it; call the poison centre if a lot of it was eaten.',
    'Choose feed without it, and ask the seller when it was made.',
  ),
  hydrofluoric: text(
    '{ingredient} can burn {who} deeply and poison the whole body, often without pain at first.',
    'Keep away from {who}; after any contact, rinse with water and call the emergency number at once, even without pain.',
    'Keep it locked away from {who}; after any contact, rinse with water and call the emergency number at once.',
  ),
  hydrofluoric_everyone: text(
    '{ingredient} can burn {who} deeply and poison the whole body, often without pain at first.',
    'Keep away from children and animals and do not use it; after any contact, rinse with water and call the emergency number at once, even without pain.',
    'Do not use it at home; after any contact, rinse with water and call the emergency number at once.',
  ),
  poison_everyone: text(
    '{ingredient} can poison {who}, including by its vapour or dust.',
    'Keep away from children and animals and do not use it indoors; if anybody feels unwell, get out into fresh air, rinse skin and eyes with water, and call the emergency number.',
    'Use it only with the windows open; if anybody feels unwell, get out into fresh air, and rinse skin and eyes with water.',
  ),
  poison_eaten: text(
    '{ingredient} can poison {who} when swallowed.',
    'Keep away from children and animals and do not swallow it; if any was swallowed, keep the pack and call the poison centre at once.',
    'Do not swallow it, and ask a pharmacist or the poison centre what to choose instead.',
  ),
  no_food: text(
    '{ingredient} is prohibited in cosmetics in the European Union, is not known as a food here, and may harm {who}.',
    'Keep away from children and animals and do not eat it; call the poison centre if any was eaten.',
    'Choose a product without it, and ask the poison centre if any was eaten.',
  ),
  unrefined: text(
    '{ingredient} is listed as a cause of cancer unless it was refined, and the label does not say that it was.',
    'Keep away from children and animals and do not use it; call the poison centre if any was swallowed.',
    'Ask the maker whether it was refined before anybody uses it.',
  ),
  fatal_on_body: text(
    '{ingredient} is classified as fatal when swallowed, breathed in or absorbed through the skin, and may poison {who}.',
    'Keep away from children and animals and do not use it; rinse skin and eyes with water, and call the poison centre at once.',
    'Do not use it; rinse skin and eyes with water, and call the poison centre if anybody feels unwell.',
  ),
  corrosive_everyone: text(
    '{ingredient} can burn {who} badly on the skin and in the eyes.',
    'Keep away from children and animals and do not use it; rinse skin and eyes with water, and call the poison centre if it was swallowed.',
    'Wear protective gloves and eye protection; rinse skin and eyes with water for 15 minutes, and call the poison centre if it was swallowed.',
  ),
  // Children and infants.
  corrosive: text(
    '{ingredient} can burn the mouth, throat, eyes and skin of {who}.',
    'Keep away from {who}; if swallowed, do not make them vomit; wipe out the mouth, keep the pack and call the poison centre before symptoms appear, and rinse eyes with water for 15 minutes.',
    'Keep it locked away from {who}; rinse skin and eyes with water for 15 minutes, and call the poison centre if it was swallowed.',
  ),
  corrosive_mild: text(
    '{ingredient} may irritate the mouth, eyes and skin of {who}.',
    SWALLOWED,
    'Keep it locked away from {who}; rinse skin and eyes with water, and call the poison centre if it was swallowed.',
  ),
  eye_damage: text(
    '{ingredient} may damage the eyes of {who} when it splashes.',
    'Keep away from {who}; rinse eyes with water for 15 minutes and call the poison centre.',
    'Keep it locked away from {who}; if it got into the eyes, rinse them with water for 15 minutes and call the poison centre.',
  ),
  poison: text('{ingredient} can poison {who} when swallowed.', SWALLOWED, OUT_OF_REACH),
  poison_mild: text('{ingredient} may make {who} unwell when swallowed.', SWALLOWED, KEEP_AND_ASK),
  long_term: text(
    '{ingredient} may harm the health of {who} over time.',
    SWALLOWED,
    'Keep it locked away from {who} and choose a product without it.',
  ),
  long_term_eaten: text(
    '{ingredient} may harm the health of {who} over time when eaten.',
    SWALLOWED,
    'Choose food without it for {who}.',
  ),
  long_term_worn: text(
    '{ingredient} may harm the health of {who} over time.',
    SWALLOWED,
    'Choose a product without it for {who}, and keep this one out of their reach.',
  ),
  long_term_coat: text(
    '{ingredient} may harm the health of {who} over time when they touch a treated animal.',
    SWALLOWED,
    'Keep it locked away, and keep {who} off the animal until its coat is dry.',
  ),
  aspiration: text(
    '{ingredient} can get into the lungs of {who} when swallowed, even just a mouthful.',
    SWALLOWED,
    OUT_OF_REACH,
  ),
  medicine_child: text(
    '{ingredient} can poison {who} when taken by mistake.',
    SWALLOWED,
    'Keep it locked away from {who}; if it was taken by mistake, keep the pack and call the poison centre.',
  ),
  medicine_child_mild: text(
    '{ingredient} may make {who} unwell when too much of it is taken.',
    SWALLOWED,
    'Keep it locked away from {who}; if a lot was taken, keep the pack and call the poison centre.',
  ),
  alcohol: text(
    '{ingredient} can poison {who} when swallowed.',
    SWALLOWED,
    'Keep it locked away from {who}; if it was swallowed, keep the pack and call the poison centre.',
  ),
  alcohol_food: text(
    '{ingredient} in food may add more alcohol than is good for {who}.',
    SWALLOWED,
    'Choose food without it for {who}.',
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
    'Keep away from {who}, and call the emergency number at once if breathing is difficult.',
    'Do not give it whole to {who}, and stay close while they eat.',
  ),
  choking_never: text(
    '{ingredient} can block the airway of {who}.',
    'Keep away from {who}, and call the emergency number at once if breathing is difficult.',
    'Do not give it to {who}, and call the emergency number at once if they choke.',
  ),
  choking_object: text(
    '{ingredient} can block the airway of {who} when put into the mouth.',
    'Keep away from {who}, and call the emergency number at once if breathing is difficult.',
    'Keep it out of reach of {who}, and call the emergency number at once if they choke.',
  ),
  skin_child: text(
    '{ingredient} on the skin may harm {who}.',
    'Keep away from {who}; wash it off with water and call the poison centre if breathing or behaviour changes.',
    'Choose a product without it for {who}; wash it off with water if the skin reacts.',
  ),
  skin_child_coat: text(
    '{ingredient} may harm {who} when they touch a treated animal.',
    'Keep away from {who}, along with the animal until its coat is dry; wash it off with water and call the poison centre if breathing or behaviour changes.',
    'Keep {who} off the animal until its coat is dry; wash it off with water if the skin reacts.',
  ),
  fumes_child: text(
    '{ingredient} in the air can make it hard for {who} to breathe.',
    'Keep away from {who}; move them to fresh air and call the emergency number if breathing is difficult.',
    'Keep {who} out of the room until it has been aired; move them to fresh air if they cough.',
  ),
  food_child: text(
    '{ingredient} can make {who} seriously ill when eaten.',
    'Keep away from {who}; if any was eaten, keep the pack and call a doctor or the poison centre.',
    'Choose food without it for {who}; if a lot was eaten, keep the pack and ask a doctor.',
  ),
  food_child_mild: text(
    '{ingredient} is not good for {who} in larger amounts.',
    'Keep away from {who}; if any was eaten, keep the pack and call a doctor or the poison centre.',
    'Choose food with less of it for {who}.',
  ),
  arsenic: text(
    '{ingredient} may contain more inorganic arsenic than is good for {who}.',
    'Keep away from {who}, and call a doctor.',
    'Choose another drink for {who}.',
  ),
  child_colour: text(
    '{ingredient} may have an adverse effect on the activity and attention of {who}.',
    'Keep away from {who}, and call a doctor if they become unwell.',
    'Choose food without it for {who}.',
  ),
  caffeine: text(
    '{ingredient} may make the heart of {who} race and keep them awake.',
    SWALLOWED,
    'Do not give it to {who}; if a lot was taken, keep the pack and call the poison centre.',
  ),
  fluoride: text(
    '{ingredient} may upset the stomach of {who} when a lot of it is swallowed.',
    SWALLOWED,
    'Have {who} spit it out, and use no more than a pea-sized amount of toothpaste.',
  ),
  fluoride_taken: text(
    '{ingredient} may upset the stomach of {who} when many are taken at once.',
    SWALLOWED,
    'Give {who} no more than a doctor or dentist says, keep the pack locked away, and call the poison centre if many were taken.',
  ),
  kind_child: text(
    '{ingredient} can poison {who} and injure their eyes when bitten or squeezed.',
    'Keep away from {who}; wipe out the mouth, rinse eyes with water for 15 minutes and do not make them vomit; keep the pack and call the poison centre at once.',
    'Keep it locked away from {who}; wipe out the mouth, rinse eyes with water, keep the pack and call the poison centre.',
  ),
  little_harm: text(
    '{ingredient} should do {who} little harm if only tasted.',
    'Keep away from {who}, and call the poison centre.',
    'Take away what is left; the poison centre can confirm it.',
  ),
} as const satisfies Record<string, WarningText>;
