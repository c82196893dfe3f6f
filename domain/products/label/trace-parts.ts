import { outsideBrackets } from './brackets.ts';
import { foldInPlace } from './fold-in-place.ts';
import { itemText, withWholeWords } from './item-text.ts';
import { endOfConnecting, isConnecting } from './trace-words.ts';

// "des traces d'oeufs", "traces of any nuts", "made in a workshop using: nuts": the words before the first name.
const LEAD =
  /^(?:[^:;,.]{0,30}(?:using|handl|process|utilis|manipul|verarbeit|lavora|elabor|trait|allerg)[^:;,.]{0,20}: ?(?=[a-z]))?(?:(?:et |and |und |e |y |ou |or |oder )?(?:de la |de l'|de |d'|d |du |des |'|of |von |vom |van:? |an |di |del |della |dell'|da ))*/;
const TRAILING_VERB =
  /(?: (?:enthalten|sein|bevatten|innehålla|tartalmazhat|içerebilir|icerebilir|möglich|(?:(?:are|is) )?(?:also )?(?:processed|handled|used|produced|manufactured|stored|packed)|(?:may be |are |is )?present|verarbeitet|verwendet|hergestellt|gelagert|verpackt|werden|wird|worden|wordt|verwerkt|gebruikt))+$/i;
/** Hungarian attaches the word for traces to the food: "tejnyomokat", "tej-nyomokat", "tej nyomokat". */
const JOINED_TRACES = /(?<=\p{L}{2})[ -]?(?:nyomokat|nyomait|nyomok)(?!\p{L})/giu;

/** A name without the Hungarian word for traces; unchanged if it has none. */
export const withoutJoinedTraces = (name: string): string => name.replace(JOINED_TRACES, '');
const MOST_WORDS = 4;

/** A name without the sentence words after it ("Milch können nicht ausgeschlossen"); its first word is kept. */
const withoutTail = (name: string): string => {
  const words = withoutJoinedTraces(name.replace(TRAILING_VERB, '')).split(' ');
  while (words.length > 1 && isConnecting(foldInPlace(words.at(-1) ?? ''))) words.pop();
  return words.join(' ');
};

/**
 * Where the name begins in an item after "may contain traces of".
 * @param folded the label, folded
 * @returns a position in the label, always before `end`
 */
export const startOfTrace = (folded: string, start: number, end: number): number => {
  const text = folded.slice(start, Math.min(end, start + 80));
  const words = endOfConnecting(text);
  const length = words + (LEAD.exec(text.slice(words))?.[0].length ?? 0);
  return start + length < end ? start + length : start;
};

/** A stretch of an item of traces: a name, or a sentence after a full stop. */
export interface TracePart {
  readonly text: string;
  readonly isTrace: boolean;
  /** Positions in the item. */
  readonly start: number;
  readonly end: number;
}

const SENTENCE = /\. (?=\p{Ll})/gu;

/** Full stops between sentences, outside brackets. */
const sentenceEnds = (text: string): readonly number[] =>
  outsideBrackets(
    text,
    Array.from(text.matchAll(SENTENCE), ({ index }) => index),
  );

/** "mustard. keep in a cool place" is one trace and a sentence; "milk. eggs" are two traces. @param text the item as printed */
export const traceParts = (text: string): readonly TracePart[] => {
  const parts: TracePart[] = [];
  let start = 0;
  for (const end of [...sentenceEnds(text), text.length]) {
    const part = text.slice(start, end);
    // A closing bracket that was never opened is not part of the name.
    const name = withoutTail(itemText(withWholeWords(part.includes('(') ? part : part.replace(/[)\]}]+\s*$/, ''))));
    const isTrace = parts.length === 0 || part.trim().split(' ').length <= MOST_WORDS;
    if (name !== '') parts.push({ text: name, isTrace, start, end });
    start = end;
  }
  return parts;
};
