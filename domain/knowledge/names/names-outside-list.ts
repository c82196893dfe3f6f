import { readCas, readENumber } from '../chemistry/numbers.ts';
import type { Knowledge } from '../knowledge.ts';
import { isForeignWord } from '../pack/pack-words.ts';
import { normaliseName } from './normalise.ts';

/** Outside a list, names of more words are not looked for. */
const MOST_WORDS = 6;
/** Shorter names are also words of many languages. */
const SHORTEST = 4;
/** The most word positions searched per label. */
const MOST_SEARCHED = 1200;
/** A longer clause is prose, not a list with a foreign word in it. */
const MOST_BROKEN = 40;
const MOST_FOREIGN = 3;
// Commas between digits belong to a name ("1,4-dichlorobenzene").
const CLAUSE_END = /[,;](?!\d)|[:()[\]{}|•·!?"“”«»\n]|\.(?=\s|$)/;
const NUMBER = /(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])|(?<![\p{L}\d])e ?\d{3,4}[a-h]?\b/giu;

// Both patterns start only at the beginning of a run of letters, so that a long run is scanned once.
// A word joined into a systematic name is not a name of its own: "benzene-1,4-diol", "2-(trifluoromethyl)-hexane".
const TIED = /(?<=[)\]]-)\p{L}+|(?<!\p{L})\p{L}+(?=-\d+(?:,\d+)*-\p{L})/gu;
// A percentage or amount that lost its space ("hydroquinone2%").
const GLUED = /(?<!\p{L})(\p{L}{4,})(\d+(?:[.,]\d+)? ?(?:%|mg|ml|g|ppm)(?!\p{L}))/gu;

/** Whether an ingredient has facts or warnings. Missing any other one does no harm. */
const isTold = (id: string, knowledge: Knowledge): boolean => {
  const found = knowledge.ingredient(id);
  return found !== undefined && found.facts.length + found.audience.length > 0;
};

/**
 * The ingredients named in text outside the list, each once. Finds whole names of up to six words, the longest at each
 * position, and CAS and E numbers. Only ingredients with facts or warnings are returned.
 * @param stretches texts outside the list, without denials ("free from …")
 * @returns ids, in text order
 */
export const namesOutsideList = (stretches: readonly string[], knowledge: Knowledge): readonly string[] => {
  const found = new Set<string>();
  let searched = 0;
  const add = (id: string | undefined): boolean => {
    if (id === undefined) return false;
    if (isTold(id, knowledge)) found.add(id);
    return true;
  };
  const search = (words: readonly string[]): void => {
    for (let at = 0; at < words.length && searched < MOST_SEARCHED; ) {
      searched += 1;
      let step = 1;
      for (let size = Math.min(MOST_WORDS, words.length - at); size > 0; size -= 1) {
        const name = words.slice(at, at + size).join(' ');
        if (name.length < SHORTEST || !add(knowledge.idOfName(name))) continue;
        step = size;
        break;
      }
      at += step;
    }
  };
  for (const stretch of stretches) {
    for (const { 0: number } of stretch.matchAll(NUMBER)) {
      const cas = readCas(number);
      const additive = cas === null ? readENumber(number, false) : null;
      if (cas !== null) add(knowledge.idOfNumber('cas', cas));
      else if (additive !== null) add(knowledge.idOfNumber('e', additive));
    }
    for (const clause of stretch.replace(TIED, ' ').replace(GLUED, '$1 $2').split(CLAUSE_END)) {
      const words = normaliseName(clause).split(' ');
      search(words);
      if (words.length > MOST_BROKEN) continue;
      // A foreign word does not hide a name: "hydroxyisohexyl 3-cyclohexene xyz carboxaldehyde" (method M3.4.5).
      const foreign = words.flatMap((word, at) => (isForeignWord(word, knowledge) ? [at] : []));
      if (foreign.length === words.length || foreign.length > MOST_FOREIGN) continue;
      for (const at of foreign) search(words.filter((_, other) => other !== at));
      if (foreign.length > 1) search(words.filter((_, other) => !foreign.includes(other)));
    }
  }
  return [...found];
};
