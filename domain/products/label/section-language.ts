import type { Language } from './headings.ts';

/** Frequent words of ingredient lists by language, folded. Several languages may share one. */
const WORDS: readonly (readonly [Language, string])[] = [
  ['en', 'and with water sugar salt flour milk oil wheat powder from or syrup starch flavouring flavor color'],
  ['fr', 'et eau sucre sel farine lait huile ble poudre arome aromes du des sirop amidon avec beurre'],
  ['de', 'und wasser zucker salz mehl milch weizenmehl speisesalz pulver aus starke sirup mit aroma butter'],
  ['es', 'y azucar harina leche aceite polvo almidon jarabe maiz huevo con sabor manteca del'],
  ['it', 'acqua zucchero sale farina latte olio frumento polvere sciroppo amido burro aromi di con'],
  ['pt', 'acucar farinha leite oleo amido xarope milho ovo com manteiga aromatizantes corantes emulsionante'],
  ['nl', 'suiker zout melk tarwe bloem olie van poeder tarwebloem zetmeel met en boter eieren'],
  ['sv', 'vatten socker mjol mjolk vete vetemjol salt olja och smor vand sukker hvede maelk'],
  ['pl', 'cukier sol maka mleko olej woda pszenna i w proszku syrop skrobia'],
  ['cs', 'cukr sul mouka mleko olej voda psenicna a prasek sirup skrob'],
  ['hu', 'cukor so liszt tej olaj viz buzaliszt es por szirup kemenyito'],
  ['ru', 'сахар соль мука молоко масло вода и сироп крахмал'],
  ['uk', 'цукор сіль борошно молоко масло олія вода та і сироп крохмаль'],
];

const LANGUAGES = new Map<string, Language[]>();
for (const [language, words] of WORDS) {
  for (const word of words.split(' ')) {
    const known = LANGUAGES.get(word) ?? [];
    known.push(language);
    LANGUAGES.set(word, known);
  }
}

/** Minimum number of words, so that one name in another language does not decide. */
const FEWEST = 3;
const LOOK = 1500;
const WORD = /\p{L}+/gu;

/**
 * The language that a stretch of a label is written in, by its frequent words. INCI lists have none.
 * @param folded the stretch, folded
 * @returns null if there are too few such words, or more than half as many of another language
 */
export const languageOf = (folded: string): Language | null => {
  const counts = new Map<Language, number>();
  for (const [word] of folded.slice(0, LOOK).matchAll(WORD)) {
    for (const language of LANGUAGES.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  let best: Language | null = null;
  let most = 0;
  let second = 0;
  for (const [language, count] of counts) {
    if (count > most) {
      second = most;
      most = count;
      best = language;
    } else if (count > second) second = count;
  }
  return most >= FEWEST && most >= second * 2 ? best : null;
};
