import type { Phrase } from '../allergens/allergen-spans.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HIRAGANA = /\p{Script=Hiragana}/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
/** Short words in one syllabary may be parts of other words: "いか" of "いかが", "イカ" of "スイカ". */
const SHORT = 3;
/** Particles next to a noun in a sentence. */
const PARTICLE = /[をとやのがはもな]/;
/** "含まない", "不使用" deny what comes before them; "不含", "无" what comes after. */
const DENIED_BEHIND =
  /^(?:成分|類|类|製品|制品)?(?:不使用|フリー|除去|なし|ゼロ|を?(?:含|使用|使)[^、。,]{0,4}(?:ない|なし|ません)|は?(?:含まれ|入って)[^、。,]{0,4}(?:ない|ません))/;
const DENIED_BEFORE = /(?:不含有?|未含|不添加|未添加|无添加|無添加|无|無|零)$/;

/** Whether a word is written in a script that puts no spaces between words. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

const touches = (letter: string, script: RegExp): boolean => letter !== '' && script.test(letter);

/** Whether the letters around a short word in one syllabary make it part of another word. */
const isPartOfAnother = (word: string, phrase: string, at: number): boolean => {
  if (phrase.length > SHORT) return false;
  const [before, behind] = [word.charAt(at - 1), word.charAt(at + phrase.length)];
  if ([...phrase].every((letter) => HIRAGANA.test(letter)))
    return (
      (touches(before, HIRAGANA) && !PARTICLE.test(before)) || (touches(behind, HIRAGANA) && !PARTICLE.test(behind))
    );
  return [...phrase].every((letter) => KATAKANA.test(letter)) && touches(before, KATAKANA);
};

/**
 * The phrases in a run of Chinese or Japanese characters, the longest at each position, and none inside another:
 * "小麦粉" is wheat, "豆乳" soy and not milk, "乳化剤" neither.
 * @param word a run without spaces, normalised
 * @param phrases of one word each, longest first
 */
export const phrasesWithin = (word: string, phrases: readonly Phrase[]): readonly Phrase[] => {
  const found: Phrase[] = [];
  let at = 0;
  while (at < word.length) {
    const here = phrases.filter(
      ({ words: [text = ''] }) => word.startsWith(text, at) && !isPartOfAnother(word, text, at),
    );
    const length = here[0]?.words[0]?.length ?? 0;
    if (length === 0) {
      at += 1;
      continue;
    }
    const isDenied = DENIED_BEHIND.test(word.slice(at + length)) || DENIED_BEFORE.test(word.slice(0, at));
    if (!isDenied)
      found.push(...here.filter(({ words: [text = ''], sense }) => text.length === length && sense !== 'not'));
    at += length;
  }
  return found;
};
