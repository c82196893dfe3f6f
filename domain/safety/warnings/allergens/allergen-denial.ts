import { foldText } from '../../../knowledge/names/fold.ts';
import { FOODS_AFTER_AN, FOODS_AFTER_BE } from '../../../knowledge/names/little-no.ts';

const NO = new Set(
  'sans ohne sin senza zonder statt anstatt without no geen kein keine keinen uden utan bez sem fara ni free-from neither nor weder ne ani nem varken hverken'.split(
    ' ',
  ),
);
/** Dutch denies with two of them, "noch melk noch ei"; a single German "noch" means "still". */
const TWICE = 'noch';
/** First of two words that deny together: "free from", "exempt de", "privo di". */
const NO_BEFORE_LINK = new Set(
  'free frei libre libres vrij fri exempt exempts exempte exento exenta privo priva privi isento isenta wolny wolne absence ausencia assenza instead lieu lugar invece'.split(
    ' ',
  ),
);
const LINK = new Set('from of de d di von van fra od da from:'.split(' '));
const FREE_BEHIND = new Set('free frei libre vrij fri'.split(' '));
/** Lithuanian and Icelandic "without", before foods only (else they are English words): "be pieno", "án mjólkur". */
const LITTLE_NO = new RegExp(`^(?:be (?:${FOODS_AFTER_BE})|an (?:${FOODS_AFTER_AN}))`);
const AND = new Set('and or nor et ou ni und oder noch y o e u en of i oraz eller och og'.split(' '));
/** Estonian linking words. In Estonian, "oder" (which links names in German) is barley. */
const ESTONIAN_AND = new Set('ja voi ning'.split(' '));
const FREE_COMPOUND = /^(.{2,24}?)(?:-free|-?(?:frei|vrij)(?:e[rsnm]?)?|-fria?|-libre)$/;
const VEGAN = /^(?:vegan|vegane[rsnm]?|vegani|vegan[aoe]s?|vegetalien(?:ne)?s?|wegansk[aeiy]?)$/;
const DETERMINERS = new Set("de d' du des la le les l any all added".split(' '));
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Whether a word says that a name contains nothing from animals. @param word normalised */
export const saysVegan = (word: string): boolean => word.startsWith('eg', 1) && VEGAN.test(word);

const SUBSTITUTE_BEHIND =
  set(`replacer replacers replacement replacements substitute substitutes alternative alternatives
  analogue analogues analog imitation ersatz ersatzes ersatzprodukt alternativen vervanger vervangers alternatief
  ersattning erstatning zamiennik`);
const SUBSTITUTE_BEFORE = set(`substitut substituts succedane succedanes remplacant alternative sustituto sustitutos
  sucedaneo sucedaneos alternativa sostituto sostituti succedaneo surrogato substituto substitutos vervanger
  zamiennik zamienniki ersatz imitation mock faux`);
const SUBSTITUTE_COMPOUND =
  /^(.{2,24}?)-?(?:ersatz|alternative|imitat|vervanger|ersattning|erstatning)(?:er|es|produkt)?$/;

const WITH = set(
  'with mit aus avec con met med au aux al alla containing contains contient contenant contiene contenente contenant enthalt enthaltend bevat using',
);
/** "Sauce à la crème": two words that together mean "with". */
const WITH_ARTICLE = { before: 'a', behind: 'la' };
/** Words for an imitation, or for something absent: "with plant-based cheese", "with aquafaba instead of egg". */
const LIKENESS =
  /^(?:plant|plant-based|plantbased|pflanzlich\w*|vegetal\w*|vegetaux|plantaardig\w*|instead|statt|anstatt|anstelle|lieu|lugar|invece|traces?|spuren|trazas|tracce|tastes?|tasting|flavou?r\w*|style|geschmack\w*|gout|saveur|sabor|gusto|smaak|aromas?|aromes?|facon)$/;
/** The same after the word, in English and German: "with buttery taste". */
const LIKENESS_BEHIND = /^(?:flavou?r(?:ed|ing)?|tastes?|style|geschmack|aroma)$/;

/**
 * Whether a word comes after "with". What is added there is in the food, whatever the words before it say that it is
 * free of ("dairy-free spread with buttermilk"). "With vegan cheese" is still without milk.
 * @param words of a normalised name
 * @param start index of the word
 */
export const isAddedWith = (words: readonly string[], start: number): boolean => {
  const added = words.findLastIndex(
    (word, at) =>
      at > 0 &&
      at < start &&
      (WITH.has(word) || (word === WITH_ARTICLE.before && words[at + 1] === WITH_ARTICLE.behind)),
  );
  return (
    added > 0 &&
    !LIKENESS_BEHIND.test(words[start + 1] ?? '') &&
    !words
      .slice(added, start)
      .some((word) => LIKENESS.test(word) || saysVegan(word) || FREE_BEHIND.has(word) || absentPart(word) !== null)
  );
};

const OF = set('de d du des la le les l di del della dell dello dei per of for van voor av af');

/**
 * Whether the words from `start` to `end` name what a food replaces: "egg replacer", "substitut de lait". It may be
 * made without it, or of another part of it: egg substitutes are made of egg white, cheese substitutes of casein.
 * @param words of a normalised name
 */
export const isReplaced = (words: readonly string[], start: number, end: number): boolean => {
  if (SUBSTITUTE_BEHIND.has(words[end] ?? '')) return true;
  let at = start - 1;
  while (at >= 0 && OF.has(words[at] ?? '')) at -= 1;
  return SUBSTITUTE_BEFORE.has(words[at] ?? '');
};

/** The word that a compound says it replaces: "eiersatz" is "ei"; null for other words. @param word normalised */
export const replacedPart = (word: string): string | null =>
  SUBSTITUTE_COMPOUND.exec(foldText(word))?.[1]?.replace(/-$/, '') ?? null;

/**
 * The word that a compound says is absent: "eifreie" is "ei", "egg-free" is "egg"; null for other words.
 * @param word normalised
 */
export const absentPart = (word: string): string | null =>
  word.includes('fr') || word.includes('vrij') || word.includes('libre')
    ? (FREE_COMPOUND.exec(foldText(word))?.[1]?.replace(/-$/, '') ?? null)
    : null;

/**
 * Whether the words from `start` to `end` of a name are said to be absent: "sans œufs", "egg free", "privo di lupini",
 * "sans arachides ni fruits à coque".
 * @param words of a normalised name
 */
export const isSaidAbsent = (words: readonly string[], start: number, end: number): boolean => {
  if (FREE_BEHIND.has(words[end] ?? '') && !LINK.has(words[end + 1] ?? '')) return true;
  let at = start - 1;
  while (at >= 0 && DETERMINERS.has(words[at] ?? '') && !NO_BEFORE_LINK.has(words[at - 1] ?? '')) at -= 1;
  const before = words[at] ?? '';
  if (NO.has(before) || LITTLE_NO.test(`${before} ${words[start] ?? ''}`)) return true;
  if (before === TWICE && words.indexOf(TWICE) !== words.lastIndexOf(TWICE)) return true;
  if (LINK.has(before) && NO_BEFORE_LINK.has(words[at - 1] ?? '')) return true;
  // "sans lait ni œufs": the absence extends to what is joined to it.
  if (!AND.has(before)) return false;
  for (let place = at - 1; place >= Math.max(0, at - 4); place -= 1) if (NO.has(words[place] ?? '')) return true;
  return false;
};

/**
 * Whether a word only joins its neighbours: German "Palmöl oder Rapsöl" names no Estonian barley.
 * @param words of a normalised name
 * @param start index of the word
 */
export const joinsNames = (words: readonly string[], start: number, end: number): boolean =>
  end === start + 1 &&
  AND.has(words[start] ?? '') &&
  [words[start - 1], words[end]].some((beside) => beside !== undefined && !ESTONIAN_AND.has(beside));
