import { normaliseName } from '../../knowledge/names/normalise.ts';
import { wordsOf } from '../warnings/wording/name-words.ts';

/** Words people write around a food, in English, French, German, Spanish, Italian and Dutch; none of them is a food. */
const AROUND = new Set(
  [
    'i|am|m|have|has|is|my|our|a|an|the|to|of|for|from|against|with|also|any|all|in|it|he|she|her|his|child|baby|severe|severely|strong|strongly|very|mild|bad|known|reaction',
    'je|suis|j|ai|une|un|le|la|les|l|de|du|des|d|au|aux|contre|mon|ma|fille|fils|enfant|severe|grave|fort|forte|tres|aussi|est|reaction',
    'ich|bin|ist|hat|habe|eine|einen|ein|der|die|das|den|dem|gegen|auf|von|mein|meine|kind|schwere|starke|auch|reaktion',
    'yo|es|tengo|tiene|una|el|los|las|al|del|lo|contra|hijo|hija|nino|fuerte|muy|tambien|reaccion',
    'io|sono|ho|ha|un|uno|il|gli|i|alla|alle|allo|ai|agli|all|della|delle|dello|dei|degli|dell|di|da|dal|mio|mia|figlio|figlia|forte|molto|anche|reazione',
    'ik|ben|heb|heeft|is|een|het|de|voor|tegen|op|van|mijn|kind|ernstige|sterk|ook|reactie',
  ].flatMap((line) => line.split('|').map(normaliseName)),
);
/**
 * "Soy" is Spanish for "I am" and English for a food: it is dropped only before a Spanish word for allergy. So is "mi".
 */
const FOOD_TOO = /^(?:yo )?soy (?=(?:muy )?(?:alergic|intolerante))|^mi (?=hij[oa]\b|nin[oa]\b)/;

/** A word for not tolerating something. */
const ILL =
  /^(?:allergi[ceaqe]?|allergy|allergic|allergique|allergiker|allergisch|allergic[oa]|alergi[ac]|alergic[oa]|allergie|intoleran(?:t|te|ce|cy|cia|tie|z)|intolleran(?:te|za)|unvertraglichkeit|unvertraglich|uberempfindlich(?:keit)?|overgevoelig(?:heid)?|hypersensitiv(?:e|ity)|hypersensib(?:le|ilite)|hipersensibilidad|ipersensibilita|sensitive|sensitivity|sensible|sensibilite|vertrage)$/;
/** The same at the end of a German or Dutch compound ("Milchallergie", "koemelkeiwitallergie"). */
const ILL_COMPOUND =
  /(?:allergie|allergiker|allergisch|unvertraglichkeit|uberempfindlichkeit|intoleranz|intolerant|intolerantie|overgevoeligheid)$/;
/** Something made of a food, or a part of it: whoever does not tolerate it is warned of the food. */
const PART =
  /^(?:proteins?|proteine?|proteina|proteinen|eiweiss|eiwit|eiwitten|products?|produits?|produkte?|productos?|producten|prodott[oi]|derivat(?:e|ive|i)?|derives?|derivados?|derivati|allergen)$/;
const PART_COMPOUND = /(?:eiweiss|eiwitten|eiwit|protein|proteine|produkte|producten)$/;
/** "Gluten free", "glutenfrei": what somebody avoids is what they do not tolerate. */
const FREE = /^(?:free|frei|vrij)$/;
const FREE_COMPOUND = /(?:freie?|vrije?)$/;
/** "Without gluten", "no milk": the same, if it precedes a single name and is the only denial. */
const WITHOUT = /^(?:no|without|sans|pas|ohne|kein|keine|keinen|sin|senza|niente|zonder|geen)$/;
/** A word that makes an exception: what is meant by it is not guessed. */
const EXCEPT =
  /^(?:no|not|non|ni|nor|never|nie|nicht|kein|keine|keinen|ohne|nur|pas|sans|sauf|hormis|jamais|except|excepting|without|but|unless|other|than|ausser|aber|andere|salvo|excepto|menos|sin|nunca|pero|eccetto|tranne|senza|niente|mai|behalve|niet|geen|zonder|maar|nooit|autre|autres|otro|otros|altri|altro)$/;

const trimmed = (words: readonly string[]): readonly string[] => {
  let start = 0;
  let end = words.length;
  while (start < end && (AROUND.has(words[start] ?? '') || PART.test(words[start] ?? ''))) start += 1;
  while (end > start && (AROUND.has(words[end - 1] ?? '') || PART.test(words[end - 1] ?? ''))) end -= 1;
  return words.slice(start, end);
};

const withoutEnd = (words: readonly string[], end: RegExp): readonly string[] => {
  const last = words.at(-1) ?? '';
  const cut = last.replace(end, '');
  return cut === last || cut === '' ? words : [...words.slice(0, -1), cut];
};

/** The words after an allergy word, or those before it if none follow; all of them if there are words on both sides. */
const besideIll = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word) => ILL.test(word));
  if (at === -1) return trimmed(withoutEnd(words, ILL_COMPOUND));
  const before = trimmed(words.slice(0, at));
  const behind = trimmed(words.slice(at + 1));
  if (before.length > 0 && behind.length > 0) return words;
  return behind.length > 0 ? behind : before;
};

const deniesOnce = (words: readonly string[]): boolean => words.filter((word) => EXCEPT.test(word)).length === 1;

/**
 * The name inside what a person typed as an allergen: "allergy to cow's milk", "Milchallergie", "intolérance au
 * lactose", "egg protein", "gluten free" (method M6.2.12).
 * @returns the names to look up, closest to the typed text first; empty if the phrase is already a name, says more than
 *   one thing, or makes an exception ("nuts but not almonds")
 */
export const namesInPhrase = (text: string): readonly string[] => {
  let words = wordsOf(normaliseName(text).replace(FOOD_TOO, ''));
  const first = words[0] ?? '';
  if (WITHOUT.test(first) && deniesOnce(words) && !words.some((word) => ILL.test(word))) words = words.slice(1);
  if (words.some((word) => EXCEPT.test(word))) return [];
  const name = besideIll(words);
  const free = FREE.test(name.at(-1) ?? '') ? name.slice(0, -1) : withoutEnd(name, FREE_COMPOUND);
  const of = withoutEnd(free, PART_COMPOUND);
  const typed = words.join(' ');
  const found = [name, free, of].map((each) => trimmed(each).join(' '));
  return [...new Set(found)].filter((each) => each !== '' && (each !== typed || WITHOUT.test(first)));
};

/** Separates two names: a comma, a bracket, a plus or a linking word. A comma between digits is part of a name. */
const BETWEEN =
  /[;+&()[\]\n/]|(?<!\d),|,(?!\d)|(?<=\s)(?:and|or|as well as|plus|et|ou|ainsi que|und|oder|sowie|y|o|e|u|ed|en|of)(?=\s)/iu;

/**
 * What a person typed, split if it names several things: "milk and eggs", "lait, œufs". Only a suggestion: the caller
 * tries the whole text first, because names contain such words too ("fruits de mer", "balsam of peru").
 * @returns one part for a text that names one thing or makes an exception
 */
export const partsOfPhrase = (text: string): readonly string[] => {
  if (wordsOf(normaliseName(text)).some((word) => EXCEPT.test(word))) return [text];
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => normaliseName(part) !== '');
  return parts.length === 0 ? [text] : parts;
};
