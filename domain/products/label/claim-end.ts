import { outsideBrackets } from './brackets.ts';
import { EXCEPT_WORDS } from './but-words.ts';
import { foldInPlace } from './fold-in-place.ts';
import { readPercent } from './percent.ts';

// "But" and "only" in the languages read. French "mais" is "but", and also "maïs" (maize) without its accent.
const BUT =
  /(?<![\p{L}\d'-])(?:but|only|aber|sondern|nur|pero|sino|solo|solamente|soltanto|ma|maar|alleen|seulement|uniquement|tylko|mais(?= (?:avec|contien|enrichi|sucre |edulcor|des? |du |pas )))(?![\p{L}\d'-])/gu;
const EXCEPT = new RegExp(
  `(?<![\\p{L}\\d'-])(?:${EXCEPT_WORDS.map(foldInPlace).join('|')})(?![\\p{L}\\d'-])(?= \\p{L})`,
  'gu',
);
const CONTAINS =
  /(?:[,;/|(–-]|(?<=[a-z])) ?(?:contains?|contient|contiene|enthalt|bevat|zawiera|may contain|peut contenir|puede contener|puo contenere|kann spuren)(?= (?!no |neither |pas |ni |kein|geen |weder ))/g;
const JOINED =
  /(?:[,;:/+&]| - | (?:and|or|nor|et|ou|ni|und|oder|noch|y|o|e|of|en|och|eller|oraz|i|with|avec|mit|con|met)(?= ))/g;
// "free from SLS and silicones Aqua, Glycerin": the list begins without a separator.
const AQUA =
  /(?<=[a-z)] )(?<!\b(?:and|or|nor|et|ou|ni|und|oder|noch|y|o|e|of|en|added) )(?:ingredients? |ingredienti |inci )?aqua(?= ?(?:$|[/(,]))/g;
// "no preservatives 100% natural": describes the whole product.
const WHOLE = /^ ?(?:natur|vegetal|veget|vegan|bio|organi|okolog|ecolog|plant|pflanz|pur|recycl|safe|free)/;
const LETTERS = /[^\W\d_]{3}/u;
const NOTHING = /^[^1-9]*$/;

/**
 * Where an absence ends within its sentence because the text goes on to what is in the product (method M2.7.8): at
 * "but", "except", "only" and "contains", before a name with a share of its own, and at the "Aqua" that begins a list.
 * @param folded the words of absence and the text after them, folded
 * @param from where the first absent thing begins
 * @returns the position of the word that ends the absence, or -1
 */
export const endOfDenied = (folded: string, from: number): number => {
  let end = -1;
  const endsAt = (at: number): void => {
    if (at > from && (end < 0 || at < end)) end = at;
  };
  for (const words of [BUT, EXCEPT, CONTAINS, AQUA]) {
    const found = Array.from(folded.matchAll(words), ({ index }) => index).filter((at) => at > from);
    for (const at of outsideBrackets(folded, found)) endsAt(at);
  }
  if (!folded.includes('%')) return end;
  const shares = readPercent(folded).spans.filter(
    ([at, to]) => at > from && !NOTHING.test(folded.slice(at, to)) && !WHOLE.test(folded.slice(to, to + 12)),
  );
  const outside = new Set(
    outsideBrackets(
      folded,
      shares.map(([at]) => at),
    ),
  );
  const joints = outsideBrackets(
    folded,
    Array.from(folded.matchAll(JOINED), ({ index }) => index),
  ).filter((at) => at > from && LETTERS.test(folded.slice(from, at)));
  for (const [at, to] of shares) {
    if (!outside.has(at)) continue;
    const joint = joints.findLast((place) => place < at);
    if (joint !== undefined && LETTERS.test(folded.slice(joint, at).replace(JOINED, ' '))) endsAt(joint);
    // "no preservatives 100% poultry": the share comes before its name.
    else if (/^ ?[a-z]{3}/.test(folded.slice(to, to + 5))) endsAt(joint ?? at);
    else if (joint !== undefined) endsAt(joint);
  }
  return end;
};

/** Whether an item has something with a share of its own outside its brackets: it is present. @param folded the item */
export const hasShare = (folded: string): boolean =>
  folded.includes('%') &&
  readPercent(folded).spans.some(
    ([at, to]) =>
      !NOTHING.test(folded.slice(at, to)) &&
      !WHOLE.test(folded.slice(to, to + 12)) &&
      outsideBrackets(folded, [at]).length > 0,
  );
