import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { foldText } from '../../../knowledge/names/fold.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { isForeignWord } from '../../../knowledge/pack/pack-words.ts';
import { isBoneOrStone } from '../../../products/label/bones-and-stones.ts';
import { withWholeWords } from '../../../products/label/item-text.ts';
import { withoutJoinedTraces } from '../../../products/label/trace-parts.ts';
import { isConnecting } from '../../../products/label/trace-words.ts';
import { ingredientOf, statedAllergens } from '../allergens/named-allergens.ts';
import { withWholeCompounds } from '../allergens/shortened-pairs.ts';
import { wordsOf } from '../wording/name-words.ts';
import type { LabelStatement } from './label-statements.ts';

/** Separators between the names of a statement, in every language of labels. */
const BETWEEN =
  /[,;:/()[\]{}&+|•·*_="“”„«»✓✔☑✅✗✘✖❌☒\n]|\.(?=\s|$)|(?<=\p{L}{3})\.(?=\p{L}{3})|\s[-–—]\s|(?<=^|[\s/,;])(?:and|or|nor|plus|as well as|other|et|ou|ainsi que|und|oder|sowie|bzw|andere[nr]?|y|o|u|e|i|a|ed|od|en|of|och|eller|og|oraz|lub|nebo|alebo|ani|és|es|vagy|valamint|illetve|si|și|şi|sau|ja|tai|sekä|ve|veya|ile|και|ή|и|или|та|або|й|či|in|ali|ter|te|ili|või|un|vai|ir|arba|bei)(?=[\s/,;]|$)/iu;
/**
 * Words of the sentence itself, and what statements name that is not a food: amounts, shares, and what the law requires
 * to be said about sweeteners, caffeine, phenylalanine, alcohol and modified food.
 */
const NO_NAME =
  /^(?:the|an|any|all|each|this|these|that|its?|our|your|is|are|one|two|more|most|less|than|only|also|some|with|within|from|for|into|been|has|have|which|may|might|be|by|not|no|at|as|on|to|per|following|naturally|natural\w*|occurring|added|real|pure|fresh|whole|organic|high|low|rich|source|amounts?|small|traces?|products?|ingredients?|food|foods|items?|allergens?|allergy|derivatives?|derived|thereof|produits?|derives?|produkt\w*|erzeugnis\w*|daraus|gewonnene?|bestandteile?|spuren|sporen|derivados?|derivati|productos?|prodotti|produtos?|pochodn\w*|vyrobky|sweeteners?|caffeine|sugars?|gmo|bioengineered|genetically|engineered|modified|vitamins?|minerals?|fibre|fiber|proteins?|caloric|calories?|servings?|pieces?|sachets?|bags?|cups?|slices?|portions?|grams?|ounces?|juice|alcohol|sulfiting|agents?|possibles?|voir|lot|numero|gras|d'?autres|d'altres|autres?|altres|altri|otros?|qui|que|quels?|utilis\w*|atelier|fabri\w*|etablissement|usine|manipul\w*|leurs?|lugar|fresco|seco|two|percent|minimum|maximum|solids|usa|termek|mas|factory|facility|equipment|handl\w*|process\w*|line|live|active|cultures?|see|bold|capitals?|below|above|preservatives?|colou?rs?|flavou?rs?|flavou?rings?|des?|du|di|del|la|le|los|las|il|lo|gli|der|die|das|dem|den|von|vom|van|ein|eine[rnms]?|het|een|un|une|uno|una|aux?|al|les|par|por|mit|met|med|con|avec|kan|kann|peut|puede|icerir|icerebilir|tartalmaz|tartalmazhat|enthalten|bevatten|enthalt|bevat|contient|contiene|may|contains?|moglicherweise|mogelijk|eventuell\w*|auch|ook|aussi|tambien|anche)$/;
/** Stems of such legally required words, and of things that are not food, in further languages. */
const NO_NAME_STEM =
  /^(?:phenylalanin|fenylalanin|fenilalanin|fenyloalanin|suss(?:ungs|stoff)|edulcor|zoetstof|makeut|sodning|sotning|slodz|substanc|sladidl|edesito|indulcitor|tatlandiri|kofe|coffein|koffein|cafein|caffein|kafein|alk?ohol|alcool|zucker|sucres?$|azucar|zuccher|suiker|cukr|cukier|cukor|konzerv|conserv|konserv|colorant|farbstoff|kleurstof|barwnik|aroma|vitamin|protei|eiwei|fibre|fibra|ballast|vezel|lakrits|lakritz|regliss|liquiri|al+erg|gmo|ogm|stopy?$|stopov|slad(?:y|ow|idl)|nyomok|sled(?:i|y|ov)|tragov|urme$|spar$|pieni|maar|kolicin|mnozstv|ilosc|mennyis|miktar|cantit|quantit|mengen?$|hoeveelhe)/;
/** A longer run of words without an allergen is a sentence about the product. */
const MOST_WORDS = 3;
const MOST_BESIDE_ALLERGEN = 6;
const LEAST_LETTERS = 3;
const NUMBER = /\d/;
const AMOUNT = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?\s?(?:%|m?[gl](?!\p{L})|kg(?!\p{L}))?(?![\p{L}\d])/gu;
/** "Des traces d'œufs", "von Milch": words before a name. "Lait de soja" is one name. */
const ARTICLES =
  /^(?:(?:bevatten|enthalten|de la|de l['’]|des?|du|von|vom|van|di|del|della|dell['’]|av|af|z|ze|[ld]['’])(?:\s+|(?<=['’])))+/iu;
const CODE = /^(?:[A-Z]\d?|\d{1,2}[a-z]?)$/;
const USUAL_CODE = /^(?:[A-HL-PR]\d?|(?:1[0-4]|[1-9])[a-z]?)$/;
const WORDS = /[^\p{L}\p{M}'’-]+/u;

/** The names of a statement, one by one. @param body of the statement, as printed */
export const namesOf = (body: string): readonly string[] =>
  withWholeCompounds(withWholeWords(body))
    .split(BETWEEN)
    .map((name) => name.replace(AMOUNT, ' ').trim().replace(ARTICLES, ''))
    .filter((name) => /\p{L}{2}|\p{Script=Han}/u.test(name));

const isNoName = (word: string): boolean => {
  const folded = foldText(word);
  return NO_NAME.test(folded) || NO_NAME_STEM.test(folded) || isConnecting(folded);
};

const isKnownWord = (word: string, knowledge: Knowledge): boolean =>
  ingredientOf(word.toLowerCase(), knowledge) !== undefined || statedAllergens(word, knowledge).length > 0;

/** Whether a name in a statement is unknown: no allergen, no ingredient, no word of the sentence itself. */
const isUnknown = (name: string, most: number, knowledge: Knowledge): boolean => {
  if (NUMBER.test(name) || isKnownWord(name, knowledge)) return isBroken(name, knowledge);
  const words = name.split(WORDS).filter((word) => word.length >= LEAST_LETTERS && !isNoName(word));
  if (words.length === 0 || words.length > most) return false;
  const open = words.filter((word) => !isKnownWord(word, knowledge));
  // Each of several words is known if it is part of a name of the pack. A single word must be a name itself.
  return words.length === 1 ? open.length > 0 : open.some((word) => isStrange(word, knowledge));
};

/** Whether an unknown word occurs in no name of the pack, or is written in a script other than Latin. */
const isStrange = (word: string, knowledge: Knowledge): boolean =>
  isForeignWord(word, knowledge) || !/^[\p{Script=Latin}\p{M}'’-]+$/u.test(word);

/** Whether a known name comes with a word that is in no name of the pack: "milk blorfen". */
const isBroken = (name: string, knowledge: Knowledge): boolean => {
  if (NUMBER.test(name) || knowledge.idOfName(normaliseName(name)) !== undefined) return false;
  const named = new Set(statedAllergens(name, knowledge).flatMap(({ phrase }) => wordsOf(phrase)));
  return name
    .split(WORDS)
    .some(
      (word) =>
        word.length >= LEAST_LETTERS &&
        !isNoName(word) &&
        !named.has(normaliseName(word)) &&
        !isKnownWord(word, knowledge) &&
        isStrange(word, knowledge),
    );
};

/**
 * The unknown names of a statement (method M6.2.21): one of them may be the reader's allergen.
 * @param statement of a label
 */
export const unknownNames = (
  { body, headed, sense, ofCodes }: LabelStatement,
  knowledge: Knowledge,
): readonly string[] => {
  const names = namesOf(body).map(withoutJoinedTraces);
  // "Allergens: A, X": letters and numbers of the usual code lists are reported elsewhere; no other may be dropped.
  if (ofCodes && body.split(BETWEEN).some((code) => CODE.test(code.trim()) && !USUAL_CODE.test(code.trim())))
    return [body.trim()];
  const ofAllergens = headed || sense === 'may' || names.some((name) => statedAllergens(name, knowledge).length > 0);
  return names.filter(
    (name) =>
      !(sense === 'may' && isBoneOrStone(name)) &&
      isUnknown(name, ofAllergens ? MOST_BESIDE_ALLERGEN : MOST_WORDS, knowledge),
  );
};
