import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { understandTyped } from '#domain/safety/household/understand-allergen.ts';
import { PRODUCT_TYPES } from '#domain/safety/vocabulary.ts';
import { allergenWords } from '#domain/safety/warnings/wording/who-words.ts';
import { knowledge } from './pack.ts';

// Properties that every JavaScript object has: a lookup in a table must not find them.
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'];

it.each(NAMES)('%s is a word like any other, wherever it stands', (word) => {
  const texts = [word, `Aqua, ${word}`, `${word} (${word}) 5%`, `Contains: ${word}, milk`, `May contain ${word}`];
  for (const text of [...texts, `Enthält ${word}`, `Aqua. Sans ${word}.`, `${word}: yes`, `E${word}`, `H${word}`]) {
    for (const type of PRODUCT_TYPES) {
      const label = { text, types: [type], forms: [], baby: false, name: word };
      expect(() => assess(label, knowledge), `${type}: ${text}`).not.toThrow();
    }
  }
  expect(allergenWords(word)).toBe(word.replaceAll('_', ' '));
  expect(() => understandTyped(`${word}, ${word} and milk`)).not.toThrow();
});
