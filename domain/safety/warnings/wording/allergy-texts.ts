import { warningText as text, type WarningText } from './warning-text.ts';

const SEVERE =
  'Keep away from {who}; if any was eaten and the face swells or breathing is difficult, call the emergency number at once.';
const CALL_DOCTOR = 'Keep away from {who}; wash it off and call a doctor if the skin reacts.';
const CALL_MAKER = 'Keep away from {who}, and call the maker.';
const EXEMPT = 'Keep away from {who}, and call a doctor.';
const ASK_FORM = 'Ask a doctor whether this form suits {who}.';
const BREATHING =
  'Keep away from {who}; get out into fresh air, and call the emergency number if breathing is difficult; do not add another product.';
const TREAT_COAT = 'Have someone other than {who} treat the animal, and wash hands after stroking it.';

/**
 * Texts about allergies: to food, on the skin, in the airways. The allergen is in brackets, so no verb must agree with
 * it.
 */
export const ALLERGY_TEXTS = {
  // Food allergies.
  allergen: text(
    '{ingredient} may cause a severe reaction in {who} (allergen: {allergen}).',
    SEVERE,
    'Do not give it to {who}; call the emergency number if the face swells or breathing is difficult.',
  ),
  allergen_mouth: text(
    '{ingredient} may cause a severe reaction in {who} (allergen: {allergen}).',
    'Keep away from {who}; rinse the mouth, and call the emergency number at once if the face swells or breathing is difficult.',
    'Choose a product without it for {who}; call the emergency number if the face swells or breathing is difficult.',
  ),
  allergen_feed: text(
    '{ingredient} may cause a reaction in {who} when touched (allergen: {allergen}).',
    'Keep away from {who}; call the emergency number at once if the face swells or breathing is difficult.',
    'Have someone other than {who} fill the bowl, and wash hands afterwards.',
  ),
  allergen_skin: text(
    '{ingredient} may cause a skin reaction in {who} (allergen: {allergen}).',
    'Keep away from {who}; wash it off, and call the emergency number if the face swells or breathing is difficult.',
    'Do not use it on {who}; wash it off if the skin reacts.',
  ),
  allergen_touched: text(
    '{ingredient} may cause a skin reaction in {who} (allergen: {allergen}).',
    'Keep away from {who}; wash it off, and call the emergency number if the face swells or breathing is difficult.',
    'Have someone other than {who} use it; wash it off if the skin reacts.',
  ),
  allergen_other: text(
    'The label names {allergen} ({ingredient}), which is not among the foods entered for {who}.',
    SEVERE,
    'If {who} reacts to it, add it to their profile.',
  ),
  allergen_other_trace: text(
    'The label warns of possible traces of {allergen}, which is not among the foods entered for {who}.',
    SEVERE,
    'If {who} reacts to it, add it to their profile.',
  ),
  allergen_trace: text(
    'The label warns of possible traces of {allergen}, which may cause a reaction in {who}.',
    'Keep away from {who}, and call the emergency number if breathing is difficult.',
    'Do not give it to {who} unless a doctor has said that traces are tolerated.',
  ),
  allergen_trace_used: text(
    'The label warns of possible traces of {allergen}, which may cause a reaction in {who}.',
    'Keep away from {who}, and call the emergency number if breathing is difficult.',
    'Choose another product for {who} unless a doctor has said that traces are tolerated.',
  ),
  allergen_unstated: text(
    '{ingredient} may be a source of {allergen}, which can cause a reaction in {who}; the label does not say.',
    CALL_MAKER,
    'Ask the maker before giving it to {who}.',
  ),
  allergen_unstated_used: text(
    '{ingredient} may be a source of {allergen}, which can cause a reaction in {who}; the label does not say.',
    CALL_MAKER,
    'Ask the maker before it is used by {who}.',
  ),
  allergen_unstated_feed: text(
    '{ingredient} may be a source of {allergen}, which can cause a reaction in {who}; the label does not say.',
    CALL_MAKER,
    'Have someone other than {who} fill the bowl until the maker confirms what it is made from.',
  ),
  allergen_beside: text(
    'The label names {allergen} outside its ingredient list ({ingredient}), which can cause a reaction in {who}.',
    CALL_MAKER,
    'Read the label again, and ask the maker before giving it to {who}.',
  ),
  allergen_not_understood: text(
    'The allergy entered for {who}, “{ingredient}”, was not recognised, so it is not known whether this product contains it.',
    CALL_MAKER,
    'Choose one of the listed allergens in the family profile of {who}, and check the label until then.',
  ),
  allergen_exempt: text(
    '{ingredient} is made from {allergen} in a form that food law exempts, with hardly any protein left.',
    EXEMPT,
    ASK_FORM,
  ),
  allergen_oil: text(
    '{ingredient} comes from {allergen}, and the label does not say whether it was refined until hardly any protein is left.',
    CALL_MAKER,
    'Ask the maker, or a doctor, whether this oil suits {who}.',
  ),
  wheat_exempt: text(
    '{ingredient} is made from wheat in a form that food law exempts, with hardly any protein left.',
    EXEMPT,
    ASK_FORM,
  ),
  barley_exempt: text(
    '{ingredient} is made from barley in a form that food law exempts, with hardly any protein left.',
    EXEMPT,
    ASK_FORM,
  ),
  wheat_barley_exempt: text(
    '{ingredient} is made from wheat and barley in a form that food law exempts, with hardly any protein left.',
    EXEMPT,
    ASK_FORM,
  ),
  undisclosed: text(
    'The label does not say what {ingredient} is made of.',
    CALL_MAKER,
    'Ask the maker which allergens it contains before giving it to {who}.',
  ),
  names_unknown: text(
    'Safeshelf does not recognise {ingredient}, so it is not known whether {who} can eat this.',
    CALL_MAKER,
    'Look the name up or ask the maker before giving it to {who}.',
  ),
  label_cut: text(
    'The ingredient list seems to be cut off ({ingredient}), so something {who} must not eat may be missing.',
    CALL_MAKER,
    'Read the whole list on the pack before giving it to {who}.',
  ),
  label_unread: text(
    'The list is longer than the part that was read, so something {who} must not eat may be in the rest ({ingredient}).',
    CALL_MAKER,
    'Read the whole list on the pack before giving it to {who}.',
  ),
  undisclosed_feed: text(
    'The label does not say what {ingredient} is made of.',
    CALL_MAKER,
    'Have someone other than {who} fill the bowl until the maker confirms which allergens it contains.',
  ),
  undisclosed_used: text(
    'The label does not say what {ingredient} is made of.',
    CALL_MAKER,
    'Ask the maker which allergens it contains before it is used by {who}.',
  ),
  // Skin.
  fragrance: text(
    '{ingredient} may cause a rash or irritation in {who}.',
    'Keep away from {who}; wash it off and call a doctor if breathing is difficult.',
    'Choose a product without it for {who}; wash it off if the skin reacts.',
  ),
  skin_allergy: text(
    '{ingredient} is a strong skin sensitiser and may cause a lasting rash in {who}.',
    CALL_DOCTOR,
    'Choose a product without it for {who}; wash it off with water if the skin reacts.',
  ),
  skin_sensitiser: text(
    '{ingredient} may cause an allergic rash in {who}.',
    CALL_DOCTOR,
    'Ask a doctor whether it is one that {who} reacts to; wash it off with water if the skin reacts.',
  ),
  skin_irritation: text(
    '{ingredient} may irritate the skin of {who}.',
    CALL_DOCTOR,
    'Choose a product without it for {who} if the skin reacts, and rinse it off well.',
  ),
  skin_home: text(
    '{ingredient} may cause a rash in {who} when it touches the skin.',
    CALL_DOCTOR,
    'Wear gloves, or have someone other than {who} use it; wash it off with water if the skin reacts.',
  ),
  skin_coat: text('{ingredient} may cause a rash in {who} when it touches the skin.', CALL_DOCTOR, TREAT_COAT),
  skin_mouth: text(
    '{ingredient} may irritate the lips and mouth of {who}.',
    'Keep away from {who}; rinse the mouth and call a doctor if the lips swell.',
    'Choose a product without it for {who} if the lips or mouth react.',
  ),
  skin_eaten: text(
    '{ingredient} may cause a rash in {who}, even when swallowed.',
    'Keep away from {who}, and call a doctor if the skin reacts.',
    'Choose food without it for {who} if the skin reacts.',
  ),
  feed_touched: text(
    '{ingredient} may cause a reaction in {who} when touched or breathed in.',
    'Keep away from {who}, and call the emergency number if breathing is difficult.',
    'Have someone other than {who} fill the bowl, and wash hands afterwards.',
  ),
  scent_air: text(
    '{ingredient} in the air may irritate the skin, eyes and airways of {who}.',
    'Keep away from {who}; go to fresh air and call a doctor if breathing is difficult.',
    'Do not use it in rooms shared with {who}, and air them well.',
  ),
  // Airways.
  fumes: text(
    'Vapour, spray or dust of {ingredient} may make it hard for {who} to breathe.',
    BREATHING,
    'Open a window and have someone other than {who} use it; get out into fresh air and do not add another product if breathing becomes difficult.',
  ),
  fumes_air: text(
    '{ingredient} in the air may make it hard for {who} to breathe.',
    BREATHING,
    'Do not use it in rooms shared with {who}; go to fresh air if breathing becomes difficult.',
  ),
  fumes_worn: text(
    '{ingredient} may make it hard for {who} to breathe when breathed in.',
    'Keep away from {who}; go to fresh air, and call the emergency number if breathing is difficult.',
    'Choose a product without it for {who}; go to fresh air if breathing becomes difficult.',
  ),
  fumes_coat: text(
    '{ingredient} may make it hard for {who} to breathe when breathed in.',
    'Keep away from {who}; go to fresh air, and call the emergency number if breathing is difficult.',
    'Have someone other than {who} treat the animal, with the window open; go to fresh air if breathing becomes difficult.',
  ),
  asthma_food: text(
    '{ingredient} may make it hard for {who} to breathe when eaten or drunk.',
    'Keep away from {who}, and call the emergency number if breathing is difficult.',
    'Choose food without it for {who}; call the emergency number if breathing is difficult.',
  ),
  asthma_taken: text(
    '{ingredient} may make it hard for {who} to breathe when taken.',
    'Keep away from {who}, and call the emergency number if breathing is difficult.',
    'Ask a doctor or pharmacist whether it suits {who} before it is taken; call the emergency number if breathing is difficult.',
  ),
  pollen: text(
    '{ingredient} may cause a reaction in {who}, as it comes from plants or bees.',
    'Keep away from {who}, and call the emergency number if breathing is difficult.',
    'Choose a product without it for {who} if there has ever been a reaction.',
  ),
  dust: text(
    '{ingredient} may raise dust that irritates the airways of {who}.',
    'Keep away from {who}, and call a doctor if breathing is difficult.',
    'Have someone other than {who} pour it, slowly and with the window open.',
  ),
  dust_worn: text(
    '{ingredient} may raise dust that irritates the airways of {who}.',
    'Keep away from {who}, and call a doctor if breathing is difficult.',
    'Choose a product for {who} that makes no dust.',
  ),
  mould: text(
    '{ingredient} may irritate the airways of {who}, as it may be made with moulds.',
    'Keep away from {who}, and call a doctor if breathing is difficult.',
    'Choose a form for {who} that makes no dust or spray.',
  ),
  mould_eaten: text(
    '{ingredient} may cause a reaction in {who}, as it may be made with moulds.',
    'Keep away from {who}, and call a doctor if breathing is difficult.',
    'Choose food without it for {who} if there has ever been a reaction.',
  ),
} as const satisfies Record<string, WarningText>;
