import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { CONFIDENCE, hit, type NameHit, type NameMatcher } from './match-name.ts';

/** Words of a state that is a danger of its own, in the languages of the method. */
const RAW =
  /^(?:raw|unpasteuri[sz]ed|(?:not|non)[ -]pasteuri[sz]ed|non pasteurise[es]*|crue?s?|rohe?[nrs]?|nicht pasteurisiert|unpasteurisiert|crud[oaie]s?|rauwe?|ongepasteuriseerd)$/;

/**
 * What a name and the state in its bracket are together: "milk (unpasteurised)" is raw milk (method M2.4.7).
 * @param name the words before the bracket
 * @param state the words in it
 * @returns null where the bracket names no such state, or the two together are no name
 */
export const inState = (name: string, state: string, matcher: NameMatcher): NameHit | null => {
  if (!RAW.test(foldInPlace(state).trim())) return null;
  // "Milch (roh)" is Rohmilch, in one word.
  const together = [`${state} ${name}`, `${name} ${state}`, `${state}${name}`];
  const id = together.map((text) => matcher.sure(text)?.id).find((found) => found != null);
  return id == null ? null : hit(id, 'bracket', CONFIDENCE.bracket);
};
