import { FUNCTION_WORDS } from './function-words.ts';

/** Function words shorter than this also end names ("citric acid: E330", "caramel colour: E150d"). */
const SHORTEST = 9;
/** Maximum number of function words in a row ("stabiliser and emulsifier:"). */
const MOST = 4;
const LINK =
  /[\s,/&(-]+(?:with|containing|contains|including|incl\.?|and|as|avec|contenant|dont|et|en tant que|mit|davon|und|als|enthalt|con|contiene|y|como|di cui|e|come|met|en|med|och|z|oraz)?(?: an?| un| ein| een)?[\s,/&(-]*$/;
const LETTER = /\p{L}/u;

/**
 * The end of the name in the words before a colon, if these end with what the next ingredient is for: "peanut butter
 * stabiliser:", "mayonnaise with preservative:".
 * @param folded the words up to the colon, folded
 * @returns the length of the words if they do not end with function words
 */
export const endOfHeadName = (folded: string): number => {
  let end = folded.trimEnd().length;
  const found = FUNCTION_WORDS.all(folded);
  for (let step = 0; step < MOST; step += 1) {
    const last = found.findLast((one) => one.end === end);
    if (last === undefined) break;
    const before = folded.slice(0, last.start);
    const link = LINK.exec(before)?.[0] ?? '';
    if (last.end - last.start < SHORTEST && !LETTER.test(link)) break;
    const name = last.start - link.length;
    if (!LETTER.test(folded.slice(0, name))) break;
    end = name;
  }
  return end;
};
