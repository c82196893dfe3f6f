import { readPercent } from './percent.ts';

/** The words an extract's name ends in, and words after them that say that its strength was standardised. */
const EXTRACT =
  /^(.*(?:extra[ck]t(?:s|e|en|os?)?|extraits?|estratt[oi]|ekstrakt[a-z]{0,3})(?: (?:powder|pulver|poudre|polvo|polvere)| (?:sec |secco |seco )?(?:de |di |d'|aus |von )[a-z' -]{3,40}?)?)(?:[ ,]+(?:standardi[sz]ed|standardisiert|standardise|titre|titrato|titolato|estandarizado|estandarizada|containing|with|mit|avec|con|to|auf|a|al|at)){0,3}[ ,]*$/;
const OF = /^ ?(?:(?:of|de|di|en|an|von) |d')?/;
/** One substance, or a few words for a kind of substance; not a sentence, and nothing that describes the extract. */
const MARKER =
  /^(?!(?:and|et|und|y|e|or|ou|oder|in|with|mit|avec|con|vol|organic|bio|from|aus)(?![a-z]))[a-z][a-z0-9' -]{1,60}$/;
const MOST_WORDS = 4;

/** Positions in an item: the end of the extract's name, and the start of the substance it is standardised to. */
export interface ExtractMarker {
  readonly end: number;
  readonly start: number;
}

/**
 * "Curcuma longa extract 95% curcuminoids", "Ginkgo extract standardised to 24% flavone glycosides": the share belongs
 * to a substance in the extract, which is read as if it were in brackets.
 * @param folded an item without brackets, folded
 */
export const extractMarker = (folded: string): ExtractMarker | null => {
  if (!/extra[ck]t|extrait|estratt|ekstrakt/.test(folded)) return null;
  const { spans } = readPercent(folded);
  const [share] = spans;
  const name = share === undefined || spans.length > 1 ? undefined : EXTRACT.exec(folded.slice(0, share[0]))?.[1];
  if (share === undefined || name === undefined) return null;
  const start = share[1] + (OF.exec(folded.slice(share[1]))?.[0].length ?? 0);
  const marker = folded.slice(start).trimEnd();
  return MARKER.test(marker) && marker.split(' ').length <= MOST_WORDS ? { end: name.length, start } : null;
};
