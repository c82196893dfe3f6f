/**
 * Every sentence a warning can say, one whole template per hazard family, for translators. Slots: {ingredient},
 * {who} (a person or animal by name, or the group), {allergen}. Message and action are one sentence each, so that
 * a warning with the sentence on unclear readings has three. Rules: method, section 6, "Wording".
 */
export interface WarningText {
  readonly message: string;
  /** What to do now where the severity is CRITICAL: names whom to keep away and whom to call. */
  readonly critical: string;
  readonly other: string;
}

/** Stands before the message where the reading was unclear. */
export const UNCLEAR_READING = 'The label was not read clearly, and it may contain {ingredient}.';

const text = (message: string, critical: string, other: string): WarningText => ({ message, critical, other });

const SWALLOWED =
  'Keep away from {who}; if it was swallowed, do not make them vomit, give no salt water, wipe out the mouth, keep the pack and call the poison centre before signs appear.';
const OUT_OF_REACH =
  'Keep it locked away from {who}; if it was swallowed, do not make them vomit, wipe out the mouth, keep the pack and call the poison centre.';
const ANIMAL =
  'Keep away from {who}; stop any licking, give no peroxide, keep the pack and call the veterinarian before signs appear.';
const ANIMAL_OTHER =
  'Keep it out of reach of {who}; if it was licked or eaten, keep the pack and call the veterinarian.';
const NO_LONGER_USED = 'Keep away from {who}, and call the doctor or pharmacist if it was used or eaten.';
const ASK = 'Ask the doctor or pharmacist of {who} before it is used or eaten.';

export const WARNING_TEXTS = {
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
  poison_everyone: text(
    '{ingredient} can poison {who}, also by its vapour or dust.',
    'Keep away from {who}; leave for fresh air, take off wet clothes, rinse skin and eyes with water, and call the emergency number at once.',
    'Use it only in moving air; leave for fresh air and rinse skin and eyes with water if it harms.',
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
  // Allergies.
  allergen: text(
    '{ingredient} contains {allergen} and may cause a severe reaction in {who}.',
    'Keep away from {who}; if any was eaten, call the emergency number at once when the face swells or breathing is hard.',
    'Do not give it to {who}; call the emergency number when the face swells or breathing is hard.',
  ),
  allergen_skin: text(
    '{ingredient} comes from {allergen} and may cause a skin reaction in {who}.',
    'Keep away from {who}; wash it off, and call the emergency number when the face swells or breathing is hard.',
    'Do not use it on {who}; wash it off if the skin reacts.',
  ),
  allergen_trace: text(
    'The label names possible traces of {allergen}, which may cause a reaction in {who}.',
    'Keep away from {who}, and call the emergency number when breathing is hard.',
    'Do not give it to {who} unless the doctor has said that traces are tolerated.',
  ),
  allergen_unstated: text(
    '{ingredient} may be made from {allergen}, and the label does not say.',
    'Keep away from {who}, and call the maker.',
    'Ask the maker before {who} eats it.',
  ),
  allergen_exempt: text(
    '{ingredient} is made from {allergen} in a form that food law exempts, with hardly any protein left.',
    'Keep away from {who}, and call the doctor.',
    'Ask the doctor of {who} whether this form is tolerated.',
  ),
  undisclosed: text(
    '{ingredient} does not say what it is made of.',
    'Keep away from {who}, and call the maker.',
    'Ask the maker which allergens it holds before {who} eats it.',
  ),
  fragrance: text(
    '{ingredient} may cause a rash or irritation in {who}.',
    'Keep away from {who}; wash it off and call the doctor when breathing is hard.',
    'Choose a product without it for {who}; wash it off if the skin reacts.',
  ),
  skin_allergy: text(
    '{ingredient} is a strong skin sensitiser and may cause a lasting rash in {who}.',
    'Keep away from {who}; wash it off and call the doctor if the skin reacts.',
    'Choose a product without it for {who}; wash it off with water if the skin reacts.',
  ),
  skin_irritation: text(
    '{ingredient} may irritate the skin of {who}.',
    'Keep away from {who}; wash it off and call the doctor if the skin reacts.',
    'Choose a product without it for {who} if the skin reacts, and rinse it off well.',
  ),
  fumes: text(
    'Vapour, spray or dust of {ingredient} may make breathing hard for {who}.',
    'Keep away from {who}; leave for fresh air, add no second product, and call the emergency number when breathing is hard.',
    'Open a window and let somebody other than {who} use it; leave for fresh air and add no second product if breathing gets hard.',
  ),
  asthma_food: text(
    '{ingredient} when eaten may make breathing hard for {who}.',
    'Keep away from {who}, and call the emergency number when breathing is hard.',
    'Choose food without it for {who}; call the emergency number when breathing is hard.',
  ),
  pollen: text(
    '{ingredient} comes from plants or bees and may cause a reaction in {who}.',
    'Keep away from {who}, and call the emergency number when breathing is hard.',
    'Choose a product without it for {who} if there was ever a reaction.',
  ),
  dust: text(
    '{ingredient} raises dust that may irritate the airways of {who}.',
    'Keep away from {who}, and call the doctor when breathing is hard.',
    'Let somebody other than {who} pour it, slowly and with the window open.',
  ),
  mould: text(
    '{ingredient} is made with moulds and may irritate the airways of {who}.',
    'Keep away from {who}, and call the doctor when breathing is hard.',
    'Choose a form that raises no dust or spray for {who}.',
  ),
  // Conditions.
  pku: text(
    '{ingredient} is a source of phenylalanine, which the body of {who} cannot break down.',
    NO_LONGER_USED,
    ASK,
  ),
  galact: text('{ingredient} brings galactose, which the body of {who} cannot break down.', NO_LONGER_USED, ASK),
  hfi: text('{ingredient} brings fructose, which the body of {who} cannot break down.', NO_LONGER_USED, ASK),
  coeliac: text('{ingredient} contains gluten, which harms the bowel of {who}.', NO_LONGER_USED, ASK),
  coeliac_oats: text(
    '{ingredient} may carry gluten, because the oats are not declared gluten free.',
    NO_LONGER_USED,
    ASK,
  ),
  coeliac_trace: text(
    'The label names possible traces of gluten in {ingredient}, which may harm the bowel of {who}.',
    NO_LONGER_USED,
    'Do not give it to {who} unless the doctor has said that traces are tolerated.',
  ),
  coeliac_free: text(
    '{ingredient} is made from wheat, and the label declares it gluten free.',
    NO_LONGER_USED,
    'Ask the doctor of {who} whether this starch is tolerated.',
  ),
  g6pd: text('{ingredient} may break down the red blood cells of {who}.', NO_LONGER_USED, ASK),
  diabetes: text(
    '{ingredient} may move the blood sugar of {who}.',
    NO_LONGER_USED,
    'Read the nutrition table, and ask the doctor or dietitian of {who} when unsure.',
  ),
  hypertension: text('{ingredient} may raise the blood pressure of {who}.', NO_LONGER_USED, ASK),
  kidney: text('{ingredient} may be hard on the kidneys of {who}.', NO_LONGER_USED, ASK),
  epilepsy: text('{ingredient} may bring on a seizure in {who}.', NO_LONGER_USED, ASK),
  migraine: text(
    '{ingredient} may bring on a migraine in {who}, though the evidence is weak.',
    NO_LONGER_USED,
    'Note whether it does, and choose a product without it for {who} if so.',
  ),
  thyroid: text('{ingredient} may disturb the thyroid of {who}.', NO_LONGER_USED, ASK),
  immuno: text('{ingredient} may carry germs that make {who} ill.', NO_LONGER_USED, ASK),
  germs: text(
    '{ingredient} may carry germs that make {who} seriously ill.',
    'Keep away from {who}; if any was eaten, call the doctor.',
    'Choose food without it for {who}, or heat it through, and call the doctor if fever follows.',
  ),
  anticoag: text('{ingredient} may change how a blood thinner works in {who}.', NO_LONGER_USED, ASK),
  maoi: text('{ingredient} may react dangerously with the MAO inhibitor that {who} takes.', NO_LONGER_USED, ASK),
  cyp3a4: text('{ingredient} may change how the medicines of {who} work.', NO_LONGER_USED, ASK),
  lactose: text(
    '{ingredient} may bring milk sugar and cause cramps in {who}.',
    NO_LONGER_USED,
    'Choose a lactose free kind for {who}.',
  ),
  histamine: text(
    '{ingredient} may bring histamine and cause flushing or headache in {who}, though the evidence is weak.',
    NO_LONGER_USED,
    'Note whether it does, and choose food without it for {who} if so.',
  ),
  alpha_gal: text(
    '{ingredient} comes from mammals and may cause a severe reaction in {who} hours later.',
    'Keep away from {who}; if any was eaten, call the emergency number at once when the face swells or breathing is hard.',
    'Ask the doctor of {who} whether this form is tolerated.',
  ),
  haemochromatosis: text('{ingredient} brings iron, which builds up in the body of {who}.', NO_LONGER_USED, ASK),
  nickel: text(
    '{ingredient} may cause a rash in {who}.',
    NO_LONGER_USED,
    'Choose a product without it for {who}; wash the skin if it reacts.',
  ),
  latex: text(
    '{ingredient} may cause a severe reaction in {who}.',
    'Keep away from {who}; wash it off, and call the emergency number at once when the face swells or breathing is hard.',
    'Choose a product without it for {who}; call the emergency number when breathing is hard.',
  ),
} as const satisfies Record<string, WarningText>;

/** The hazard family of a warning: which text it is told in. */
export type Family = keyof typeof WARNING_TEXTS;
