import { foldText } from './fold.ts';
import { singular } from './singular.ts';

// "Cocos nucifera L.", "Malus domestica Borkh.": a botanist's name after the species.
const AUTHOR = /(\p{Ll}) \(?(?:L|Linn|Mill|Borkh|Thunb|Roxb|Willd)\.\)?(?= |$|\))/gu;
// "C.I.", "E.D.T.A.": dots inside an abbreviation.
const ABBREVIATION = /(?<![\p{L}\d])\p{L}\.(?:\p{L}\.)+/gu;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Letters and digits of any script, but not the blocks of punctuation and symbols. */
const isWord = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  isDigit(code) ||
  (code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7) ||
  (code >= 0x2c00 && (code < 0x3000 || code > 0x303f));

// British and American spellings of the same name.
const spelled = (word: string): string => {
  if (word.length < 6) return word;
  const one = word.includes('sulph') ? word.replaceAll('sulph', 'sulf') : word;
  if (one.includes('our')) return one.replace('colour', 'color').replace('flavour', 'flavor');
  return one === 'aluminium' ? 'aluminum' : one;
};

/**
 * Joins words and the few meaningful signs, with single spaces. A slash or an opening bracket is held back until the
 * next word, and dropped if none follows.
 */
class NameBuilder {
  private out = '';
  private depth = 0;
  private gap = false;
  private slashes = false;
  private opened = 0;

  word(word: string): void {
    if (this.slashes) this.out += '/';
    else if (this.out !== '' && (this.gap || this.opened > 0)) this.out += ' ';
    for (; this.opened > 0; this.opened -= 1) this.out += '(';
    this.slashes = false;
    this.gap = false;
    this.out += spelled(singular(word));
  }

  space(): void {
    this.gap = true;
  }

  slash(): void {
    if (this.out !== '' && this.opened === 0) this.slashes = true;
  }

  open(): void {
    this.opened += 1;
    this.depth += 1;
  }

  close(): void {
    this.gap = true;
    if (this.depth === 0) return;
    this.depth -= 1;
    if (this.opened > 0) {
      this.opened -= 1;
      return;
    }
    this.slashes = false;
    this.out += ')';
  }

  finish(): string {
    while (this.depth > 0) this.close();
    return this.out;
  }
}

/**
 * The form in which names are stored in a knowledge pack and looked up: folded, words in the singular, one spelling,
 * hyphens and spaces as one space, all brackets round, commas and points only between digits. Idempotent; linear time.
 * @param text a name as printed on a label or in a list
 * @returns "" if the text contains no letter or digit
 */
export const normaliseName = (text: string): string => {
  let raw = text;
  if (text.includes('.')) raw = text.replace(AUTHOR, '$1');
  let folded = foldText(raw);
  if (folded.includes('.')) folded = folded.replace(ABBREVIATION, (dotted) => `${dotted.replaceAll('.', '')} `);
  const name = new NameBuilder();
  const length = folded.length;
  let at = 0;
  while (at < length) {
    const code = folded.charCodeAt(at);
    if (isWord(code)) {
      const start = at;
      at += 1;
      while (at < length) {
        const next = folded.charCodeAt(at);
        if (isWord(next) || next === 37) at += 1;
        else if (
          (next === 44 || next === 46) &&
          isDigit(folded.charCodeAt(at - 1)) &&
          isDigit(folded.charCodeAt(at + 1))
        )
          at += 1;
        else break;
      }
      // An English possessive 's belongs to its word.
      if (folded.charCodeAt(at) === 39 && folded.charCodeAt(at + 1) === 115 && !isWord(folded.charCodeAt(at + 2))) {
        name.word(`${folded.slice(start, at)}s`);
        at += 2;
      } else name.word(folded.slice(start, at));
      continue;
    }
    if (code === 40 || code === 91 || code === 123) name.open();
    else if (code === 41 || code === 93 || code === 125) name.close();
    else if (code === 47) name.slash();
    else if (code === 38) {
      name.space();
      name.word('and');
      name.space();
    } else name.space();
    at += 1;
  }
  return name.finish();
};
