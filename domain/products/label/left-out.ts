import { isAddress } from './address.ts';
import type { LabelNote } from './label-reading.ts';
import { isNutritionLine } from './nutrition-item.ts';
import { isOrder, SPEECH } from './spoken-item.ts';

// Words of sentences, not of ingredient names, in the languages read.
const SENTENCE_WORDS = new Set(
  [
    'questions skin children eyes contact hands hair product call doctor the this these those your you our we us they their its is are be been was were has have had will would can could should must not please when if that which who because while before after about get make makes made using used helps help keep avoid',
    'peau enfants yeux cheveux produit produits eviter contact mains nous vous votre vos notre nos est sont ce cette ces pas ne qui que afin être avez avec peut peuvent lors depuis grâce',
    'haut kinder kindern kinderhanden augen produkt fur unter geeignet jahren jahre oder sie ihre ihrer ihr ist sind wird werden nicht dieses diese dieser wir kann können auf bei nach durch wurde',
    'piel ninos ojos producto evitar contacto manos no es son este esta estos estas su sus nuestro nuestra nuestros puede pueden se que por para',
    'pelle bambini occhi prodotto mani sono questo questa questi non che può possono viene per nostro nostra suo',
    'het een is zijn deze dit niet kan worden wordt wij uw',
  ].flatMap((line) =>
    line
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .split(' '),
  ),
);

/** Whether a word occurs in sentences and never in names. @param word folded */
export const isSpoken = (word: string): boolean => SENTENCE_WORDS.has(word) || SPEECH.has(word);

const LETTER = /\p{L}/u;
/** Maximum length of a name that is a single sign: 卵 and 🥚 are egg. */
const LONGEST_SIGN = 3;
const WORD_SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
const WORD_END = /[^\p{L}\d'-]+/u;
const EMPTY_WORDS = new Set(
  `etc|and|other|others|none|n/a|na|nil|unknown|not available|see below|see above|see pack|as below|following|ingredient|ingredients|the following|of which|dont|davon|di cui|de los cuales|this product|the product|product|ce produit|le produit|produit|dieses produkt|das produkt|produkt|este producto|el producto|producto|questo prodotto|il prodotto|prodotto|questions|contains|contient|enthalt|contiene|also contains|also|du poids total|du produit fini|non ouvert|une fois ouvert|conditions de conservation|conservation|informations importantes|rien d'autre|comme alternative|tous les ingredients agricoles sont|tous les ingredients d'origine agricole sont|des ingredients agricoles sont biologiques|sont indiques en gras|d'ingredients d'origine naturelle|gemiddelde|for|set|usp|nf|ph eur|informations|ingr`.split(
    '|',
  ),
);
const BEFORE_TEA = new Set('de du au et'.split(' '));
/** Where something comes from, in the bracket after it ("milk (France, Switzerland)"). */
const ORIGIN =
  /^(?:origine? ?:? ?)?(?:france|suisse|schweiz|switzerland|svizzera|allemagne|deutschland|germany|germania|italie|italia|italy|italien|espagne|espana|spain|spanien|belgique|belgium|europe|europa|ue|eu|non ue|hors ue|eu landwirtschaft|union europeenne|european union|union europea|unione europea|europaische union|bretagne|normandie|usa|uk|australia)$/;
// Not if a word follows the number: "Red 1977 bean".
const CODE =
  /^(?!.*\d ?[a-z]{3})[a-z]{0,3}[ .-]?(?:\d[\d /.-]{4,}|\d{3,}\/\d+|\d{2,}[a-z]{1,3}\d{2,})[a-z0-9/ -]{0,4}$/;
/** A UFI: four groups of four characters, digits among them, with or without the letters "UFI" before it. */
const UFI =
  /^(?:ufi[ :.-]{0,4})?(?=.*[0-9].*-.*[0-9])[0-9a-z]{4}(?:-[0-9a-z]{4}){3}$|^ufi(?:[ :.-]{0,4}[0-9a-z]{4}){4}$/;
const NUMBERED = /(?:^|[^a-z\d])(?:e|ci|ins)[ -]?\d{3,5}(?!\d)/;
const CONTAINS = /contain|conten|contien|contiene|enthalt/;
/** Months after opening ("12 M"). */
const OPENED_FOR = /^\d{1,2} ?m$/;
const FORMULA_CODE = /^(?:f\.? ?i\.? ?l\.?|code|lot|ref|art|batch|ean|upc|sku)[ .:#]*[a-z]?[\d/. -]{3,}[a-z0-9/ .-]*$/;
const NUMBER = /^(?:\d{2,7}-\d{2}-\d|\d{3}-\d{3}-\d|\d{3,4}[a-h]?(?: ?\([ivx]+\))?|\d{5}(?::\d)?)$/;
// Colour, additive and registry numbers after their letters.
const NAMED_NUMBER = /^(?:c\.? ?[il1]|e|ins|sin|cas|ec|no|nr|b)[ .:-]*\d|^[cgil1|. :]{1,4}\d{5}$/;

/**
 * Why an item cannot be an ingredient; null if it may be one. Cautious: a doubtful item is kept and counts as unknown.
 * @param name the cleaned item, folded
 * @param inBracket whether it is in the bracket of another
 */
export const reasonToLeaveOut = (name: string, inBracket: boolean): LabelNote['reason'] | null => {
  // "Vitamins (A, D, E)".
  if (inBracket && /^[a-k]$/.test(name)) return null;
  if (name.length <= LONGEST_SIGN && WORD_SIGN.test(name)) return null;
  if (name.length < 2 || !LETTER.test(name)) return NUMBER.test(name) ? null : 'no_name';
  if (EMPTY_WORDS.has(name) || (inBracket && ORIGIN.test(name))) return 'no_name';
  if (name.length < 60 && /\d/.test(name)) {
    if (UFI.test(name)) return 'no_name';
    if (FORMULA_CODE.test(name) || (CODE.test(name) && !NUMBER.test(name) && !NAMED_NUMBER.test(name)))
      return 'no_name';
  }
  if (OPENED_FOR.test(name)) return 'no_name';
  if (isAddress(name) || isNutritionLine(name)) return 'sentence';
  // Bare numbers do not make a sentence.
  const words = name.split(WORD_END, 60).filter((word) => LETTER.test(word));
  if (isOrder(words)) return 'sentence';
  // Three words are too few to be called a sentence.
  if (words.length < 4) return null;
  // An additive given by its number is looked up even in a sentence.
  if (NUMBERED.test(name)) return null;
  let spoken = 0;
  for (const [at, word] of words.entries()) {
    // "arôme naturel de thé": tea without its accent is not the article.
    if (SENTENCE_WORDS.has(word) && !(word === 'the' && BEFORE_TEA.has(words[at - 1] ?? ''))) spoken += 1;
  }
  if (spoken >= 4 || (spoken >= 2 && words.length >= 6)) return 'sentence';
  // What a product "contains" is kept as well, unless most of it is speech.
  if (CONTAINS.test(name)) return null;
  for (const word of words) if (SPEECH.has(word) && !SENTENCE_WORDS.has(word)) spoken += 1;
  return spoken >= 2 ? 'sentence' : null;
};

const FOOTNOTE_SIGN = /^(?:[*†‡°¹²³]|\((?:\d|\*+)\)(?= ))/;
const FOOTNOTE_WORDS =
  /organic|\bbio|biolog|ecolog|ekolog|natur|fair ?trade|equitable|certifi|agricult|agricol|essential oil|huiles? essentiel|atherisch|aceites? esencial|oli essenzial|allergen|issus?\b|origin|utz|rainforest|kontrollier|nano|trace|source|percent|% /;

/**
 * Whether an item explains a footnote mark, rather than being an ingredient with a mark before it.
 * @param folded the item, folded and trimmed
 * @param marked whether an earlier item has such a mark after its name
 * @param opens whether the item begins a sentence
 */
export const isFootnote = (folded: string, marked: boolean, opens: boolean): boolean =>
  FOOTNOTE_SIGN.test(folded) && (FOOTNOTE_WORDS.test(folded) || (marked && opens && !MARK_LAST.test(folded)));

// "* glucose syrup*": a name that has a mark of its own does not explain one.
const MARK_LAST = /[*†‡°][\s.,]*$/;
const MARK_BEHIND = /[\p{L}\d)%_] ?[*†‡°¹²³]/u;

/** Whether an item has a footnote mark after a name ("Aloe*", "Aloe* (leaf)"). */
export const isMarked = (folded: string): boolean => MARK_BEHIND.test(folded);
