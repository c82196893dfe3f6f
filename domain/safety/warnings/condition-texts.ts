import { warningText as text, type WarningText } from './warning-text.ts';

const NO_LONGER_USED = 'Keep away from {who}, and call the doctor or pharmacist if it was used or eaten.';
const ASK = 'Ask the doctor or pharmacist of {who} before it is used or eaten.';

/** Texts on allergies and health conditions. */
export const CONDITION_TEXTS = {
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
  allergen_oil: text(
    '{ingredient} comes from {allergen}, and the label does not say whether it was refined until hardly any protein is left.',
    'Keep away from {who}, and call the maker.',
    'Ask the maker, or the doctor of {who}, whether this oil is tolerated.',
  ),
  wheat_exempt: text(
    '{ingredient} is made from wheat in a form that food law exempts, with hardly any protein left.',
    'Keep away from {who}, and call the doctor.',
    'Ask the doctor of {who} whether this form is tolerated.',
  ),
  barley_exempt: text(
    '{ingredient} is made from barley in a form that food law exempts, with hardly any protein left.',
    'Keep away from {who}, and call the doctor.',
    'Ask the doctor of {who} whether this form is tolerated.',
  ),
  wheat_barley_exempt: text(
    '{ingredient} is made from wheat and barley in a form that food law exempts, with hardly any protein left.',
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
  maoi: text('{ingredient} may react dangerously with an MAO inhibitor in {who}.', NO_LONGER_USED, ASK),
  cyp3a4: text('{ingredient} may change how medicines work in {who}.', NO_LONGER_USED, ASK),
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
  alpha_gal_dairy: text(
    '{ingredient} comes from the milk of mammals, which {who} may or may not tolerate.',
    'Keep away from {who}, and call the doctor.',
    'Ask the doctor of {who} whether dairy is tolerated.',
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
