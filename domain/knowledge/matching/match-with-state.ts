import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { CONFIDENCE, hit, type NameHit, type NameMatcher } from './match-name.ts';

/** Words for a state that is a hazard in itself, in the languages of the method. */
const RAW =
  /^(?:raw|unpasteuri[sz]ed|(?:not|non)[ -]pasteuri[sz]ed|non pasteurise[es]*|crue?s?|rohe?[nrs]?|nicht pasteurisiert|unpasteurisiert|crud[oaie]s?|rauwe?|ongepasteuriseerd)$/;

/**
 * Matches a name together with the state in its brackets: "milk (unpasteurised)" is raw milk (method M2.4.7).
 * @param name the words before the bracket
 * @param state the words in the bracket
 * @returns null if the bracket names no such state, or if the combination is not a known name
 */
export const matchWithState = (name: string, state: string, matcher: NameMatcher): NameHit | null => {
  if (!RAW.test(foldInPlace(state).trim())) return null;
  // "Milch (roh)" is the one word "Rohmilch".
  const together = [`${state} ${name}`, `${name} ${state}`, `${state}${name}`];
  const id = together.map((text) => matcher.exactOrNumber(text)?.id).find((found) => found != null);
  return id == null ? null : hit(id, 'bracket', CONFIDENCE.bracket);
};
