import { COMPOUND_STEMS, INFLECTED, type Stem, TURKISH_WITH } from './allergen-stems.ts';
import { StemIndex } from './stem-index.ts';

/** Shorter words are not read as compounds. */
export const COMPOUND_FROM = 7;

/** Shortest word with a Polish ending: "jajem", "soją". */
const INFLECTED_FROM = 4;

// Letters that also meet by chance where two words join, or in another language: "Erb-sen-faser", "Hül-sen-früchte",
// "Brahmi". Inside a word these count only before a typical kitchen word ("Honigsenfsauce").
const ONLY_AT_AN_END = /^(?:senf|rahm|malz|lachs|krebs|hafer|haver|soja|kaas|smor|vete|melk|agg|havre|gerst)$/;
// At the start these count only before what is made of them: "veteran", "aggregat" and "smorgas" are other words.
const SHORT_START = /^(?:vete|agg|smor|havre)$/;
const START_BEFORE =
  /^(?:vete|agg|smor|havre)(?:mjol|mel|starkelse|gluten|klid|groddar|kross|malt|gryn|pulver|gul|vit|ula|flingor|fett|olja|korn|meel|bloem|mout|zemel|vlok|flake|kli|fro|kaas|saus|melk|maelk|mjolk|gradde|flode|flote|dr[iy][ck]k?|gro[td]|bolle|ka[kg]|kje?k|brod|deig|dej|deg)/;
const AFTER_MUSTARD =
  /senf(?:sauce|sosse|saat|korn|mehl|pulver|ol|dressing|creme|same|mayo|dip|butter|marinade|kruste)/;
const AFTER_OTHERS =
  /(?:rahm|malz|lachs|krebs|hafer|haver|soja|kaas|melk|havre)(?:butter|kase|sauce|sosse|extrakt|mehl|filet|fleisch|flocke|kleie|protein|bohne|milch|ol|sirup|creme|pulver|drink|suppe|poeder|eiwit|vet|suiker|saus|bestanddel|product|smaak|schwanz|rogen|meel|mout|vlok)/;
// Semolina is wheat only after the name of a wheat: "Himbeergrieß" is dried fruit, "Maisgrieß" maize.
const WHEAT_SEMOLINA =
  /^(?:(?:voll|hart|weich|vollkorn|weizen|hartweizen|dinkel|emmer|kamut|khorasan|grunkern)+|)griess/;

/** "Eiernudeln", "Eierspätzle", "Eiersalat"; not the mushroom, the aubergine and the tomato named after an egg. */
const OF_EGGS = /^eier(?:nud|spat|teig|sal|kuch|stich|pfann|sahn|punsch|sauc|soss|creme|pasta|likor|knod|grie|back)/;

// Inside or at the end of a word these are parts of other words ("sharing", "misspelt", "monoester", "weipoeder").
const ONLY_IN_FRONT = /^(?:hafra|kaera|mondlu|haring|spelt|oester|eipoeder|eigeel)$/;
// Lactic acid and its salts are not milk.
const LACTIC = /^mle(?:kow|czan)/;

/** "Havremælk", "kokossmör", "rismelk": milk, cream or butter of a plant, in one word of a Germanic language. */
const PLANT_DAIRY =
  /^(?:(?:kokos(?:nuss|noot|nod|not)?|kokus|mandel|amandel|mondlu|hafer|haver|havre|hafra|reis|rijst|ris|hris|soja|soya|cashew|hanf|hennep|hamp|dinkel|erbsen)n?s?(?:milch|sahne|rahm|butter|melk|room|boter|mjolk|gradde|smor|maelk|flode|flote|rjomi|rjoma)|(?:hasselnod|hasselnot|haselnuss|hazelnoot|erdnuss|jordnot|jordnod|peanott|pinda|kakao|kako)(?:butter|boter|smor))(?:pulver|poeder|konzentrat|drink|dryck|drik)?$/;

/** Yogurt of a plant that is never a flavour of milk yogurt: "szójajoghurt", "sojajogurtti". */
const PLANT_YOGURT =
  /^(?:soja|soya|soija|szoja|lupinen|erbsen|hanf)(?:joghurt|jogurt|jogurtti|yoghurt|yogurt|quark|kwark)$/;

/** Whether a word is the milk, cream, butter or yogurt of a plant. @param word normalised */
export const isPlantDairy = (word: string): boolean => PLANT_DAIRY.test(word) || PLANT_YOGURT.test(word);

const stands = (word: string, { word: stem, printed, itself }: Stem): boolean => {
  if (printed === 'griess') return WHEAT_SEMOLINA.test(word);
  if (printed === 'eier') return OF_EGGS.test(word);
  if (word.startsWith(printed)) {
    if (!SHORT_START.test(printed) || START_BEFORE.test(word)) return true;
  }
  if (ONLY_IN_FRONT.test(printed)) return false;
  if (word.endsWith(printed) || (itself && word.endsWith(stem))) return true;
  if (!word.includes(printed)) return false;
  if (!ONLY_AT_AN_END.test(printed)) return true;
  const found = (printed === 'senf' ? AFTER_MUSTARD : AFTER_OTHERS).exec(word)?.[0];
  return found?.startsWith(printed) ?? false;
};

const STEMS = new StemIndex(COMPOUND_STEMS.map(({ word, printed, itself }) => (itself ? [printed, word] : [printed])));

/**
 * The allergen words that a long Germanic compound contains, in order of position. Of two that overlap the first
 * counts, or the longer one if both start at the same letter.
 * @param word one word of a text that went through normaliseName
 * @returns their normalised forms, without the word itself; empty for a short word
 */
export const compoundParts = (word: string): readonly string[] => {
  if (word.length < COMPOUND_FROM) return [];
  const possible = STEMS.within(word).flatMap((at) => COMPOUND_STEMS[at] ?? []);
  let end = 0;
  return possible
    .filter((stem) => word !== stem.word && stands(word, stem))
    .map(({ word: stem, printed }) => ({ stem, at: Math.max(0, word.indexOf(printed)), length: printed.length }))
    .toSorted((a, b) => a.at - b.at || b.length - a.length)
    .filter(({ at, length }) => {
      if (at < end) return false;
      end = at + length;
      return true;
    })
    .map(({ stem }) => stem);
};

/** Inflected stems by their first two letters, each with its endings. */
const BY_START = new Map<string, { readonly stem: Stem; readonly ending: RegExp }[]>();
for (const { stems, ending } of INFLECTED) {
  for (const stem of stems) {
    const start = stem.printed.slice(0, 2);
    BY_START.set(start, [...(BY_START.get(start) ?? []), { stem, ending }]);
  }
}

const WITH = /^(.+)l[iu]$/;
/** With a longer ending it is another word. */
const LONGEST_ENDING = 10;

/**
 * The allergen word that a noun or adjective is a form of: "pszennej" is wheat, "mlijekom" milk, "fındıklı" with
 * hazelnuts.
 * @param word one word of a text that went through normaliseName
 * @returns the normalised word of the list, or null
 */
export const inflectedWord = (word: string): string | null => {
  if (word.length < INFLECTED_FROM || LACTIC.test(word)) return null;
  const made = TURKISH_WITH.get(WITH.exec(word)?.[1] ?? '');
  if (made !== undefined) return made;
  for (const { stem, ending } of BY_START.get(word.slice(0, 2)) ?? []) {
    const { word: named, printed } = stem;
    if (
      word.length <= printed.length + LONGEST_ENDING &&
      word.startsWith(printed) &&
      ending.test(word.slice(printed.length))
    )
      return named;
  }
  return null;
};

// "d'œuf" and "l'orge" with the apostrophe lost or misread as a letter: "doeuf", "dioeuf", "dlamandes".
const ELIDED = /^[dl][il1t!|]?((?:oe|[aeiouh])[a-z]{3,})$/;

/** The word after an article whose apostrophe was lost or misread; null for other words. @param word normalised */
export const behindArticle = (word: string): string | null => ELIDED.exec(word)?.[1] ?? null;
