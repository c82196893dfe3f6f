import { describe, expect, it } from 'vitest';
import { tidyText, typedText } from '#domain/text-limits.ts';

describe('a text somebody typed', () => {
  it.each([
    ['a bidi override', 'soap\u202egnp.exe', 'soapgnp.exe'],
    ['a zero-width space, which stands for a space', 'milk\u200bpowder', 'milk powder'],
    ['a word joiner and a byte order mark', '\ufeffMa\u2060ya', 'Maya'],
    ['joiners between letters that never join', 'Ma\u200dy\u200ca', 'Maya'],
    ['a NUL', 'a\u0000b', 'ab'],
  ])('loses %s', (_, said, tidy) => expect(tidyText(said)).toBe(tidy));

  it('keeps joiners where they mean something', () => {
    for (const text of ['\u{1F468}\u200d\u{1F469}\u200d\u{1F467}', 'می\u200cخواهم']) expect(tidyText(text)).toBe(text);
  });

  it('is empty where nothing can be seen', () => {
    expect(typedText(80, 1).safeParse('\u200b\u2060\u200d').success).toBe(false);
  });
});
