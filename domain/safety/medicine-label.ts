import { foldText } from '../knowledge/names/fold.ts';
import {
  CLEANS_HOUSE,
  NON_CONSUMABLE,
  NON_ORAL_DROPS,
  OUTSIDE,
  PETS,
  SUPPLEMENT,
  SWALLOWED,
} from '../products/type-words.ts';
import { holds, searchable, without, words } from '../products/word-search.ts';
import type { AssessInput } from './assess.ts';
import type { ProductType } from './vocabulary.ts';

// Headings for the active ingredients of a medicine, in the languages of the app.
const ACTIVES =
  /\bactive ingredients?\b|\bdrug facts\b|\b(?:substances?|principes?) actifs?\b|\bwirkstoff|\b(?:principios?|sustancias?) activ[oa]s?\b|\bprincip(?:io|i) attiv[oi]\b/;

/**
 * Whether a label lists active ingredients as a medicine does. A substance that cosmetics law prohibits may be lawful
 * in a medicine. US sunscreens list actives too, so the exemption only covers ingredients that are medicines.
 */
export const isMedicineLabel = (text: string): boolean => ACTIVES.test(foldText(text));

// Products used on, in or near the body, in the languages of the app, or that are no preparation at all.
const PUT_ON =
  /\b(?:eye|ear|nose|nasal|skin|wound|topical|external|externally|patch|patches|plasters?|bandages?|dressing|cream|creams|ointment|gel|gels|lotion|suppositor\w*|pessar\w*|enema|inhal(?!t)\w*|inject\w*|sprays?|sprayer|disinfect\w*|antiseptic|contact lens\w*|rub|balm|shampoo|foam|swabs?|wipes?|thermometer|tests?)\b|auge|\bohren|\bnase|nasen|\bhaut|wund|pflaster|salbe|creme|\bgele?\b|zapfchen|einlauf|inhal(?!t)|injekt|injiz|ausserlich|desinf|kontaktlins|\bcollyre|\byeux|oreille|\bnez\b|\bpeau\b|\bplaies?\b|pansement|pommade|suppositoire|lavement|usage externe|cutane|\bojos|oidos|\bnariz|\bpiel\b|herida|aposito|parche|pomada|supositorio|\buso (?:externo|esterno)|\bocchi|oculare|orecchi|\bnaso\b|\bpelle\b|ferit[ae]|cerott|pomata|unguent|supposta|crema/;

/** "Dishwasher tablets", "brake drops": products that nobody swallows. */
const NO_PILL = [
  CLEANS_HOUSE,
  OUTSIDE,
  NON_CONSUMABLE,
  PETS,
  words('denture, toilet, chlorine, dye, fizzy bath, bath bomb, aquarium, gebissreiniger, prothèse'),
];

const isNamedAsPill = (name: string): boolean => {
  const text = without(searchable(name), NON_ORAL_DROPS);
  return (holds(text, SWALLOWED) || holds(text, SUPPLEMENT)) && !NO_PILL.some((list) => holds(text, list));
};

/**
 * Whether a product is taken by mouth: sold as a medicine or named as pills, gummies or lozenges, without an exposure
 * column of its own (type "other" only), and not described as applied to the body. Food warnings then apply to it.
 * @param types the requested product types
 */
export const isTakenByMouth = ({ medicine, name, text }: AssessInput, types: readonly ProductType[]): boolean =>
  types.every((type) => type === 'other') &&
  (medicine === true || isNamedAsPill(name ?? '')) &&
  !PUT_ON.test(foldText(`${name ?? ''} ${text ?? ''}`));
