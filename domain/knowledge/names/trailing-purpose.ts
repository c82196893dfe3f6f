import { FUNCTION_WORDS } from '#domain/products/label/function-words.ts';

// "… added to preserve freshness", "… to protect flavor", "… for colour", "… added to packaging".
const SO_THAT =
  /[ ,-]+(?:(?:is |are )?(?:added|used) )?(?:to|as a means to|pour|zur|para|per) (?:preserve|retain|protect|maintain|promote|ensure|prevent|improve|enhance|help|keep|control|preserver|conserver|proteger|erhaltung|conservar|preservare)(?![a-z]).*$/;
const FOR =
  /[ ,-]+(?:added )?for (?:freshness|colou?r|flavou?r|tartness|crispness|texture|taste|firmness|stability)$|[ ,-]+(?:added|applied) to (?:the )?(?:packaging|package|pack|liner|wrapper)(?: (?:material|to [a-z]+ [a-z]+))?$/;
// "soy lecithin - an emulsifier", "BHT added as a preservative".
const LINK = /[ ,-]+(?:(?:added|used) )?(?:as an?|an?|as|comme|als|como|come) $/;

/**
 * A name without the purpose that the label adds to it.
 * @param folded a folded name
 * @returns null if no purpose was found
 */
export const withoutPurpose = (folded: string): string | null => {
  if (folded.length > 200 || !folded.includes(' ')) return null;
  const short = folded.replace(SO_THAT, '').replace(FOR, '');
  if (short !== folded) return short === '' ? null : short;
  const found = FUNCTION_WORDS.all(folded);
  const last = found[found.length - 1];
  if (!last || last.end !== folded.length || last.start === 0) return null;
  const link = LINK.exec(folded.slice(0, last.start));
  return link && link.index > 0 ? folded.slice(0, link.index) : null;
};
