import { describe, expect, test } from 'vitest';
import { groupName, groupText, mixesAlphabets, textParts } from '#domain/groups/group-text.ts';
import { holdsLink } from '#domain/link-text.ts';

// Product P22.6: text is text.

const hrefs = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

describe('links', () => {
  test('an address by http or https becomes one, without the mark that ends the sentence', () => {
    expect(textParts('See https://example.org/a?b=c#d. And (http://b.example).')).toEqual([
      { at: 0, text: 'See ', href: null },
      { at: 4, text: 'https://example.org/a?b=c#d', href: 'https://example.org/a?b=c#d' },
      { at: 31, text: '. And (', href: null },
      { at: 38, text: 'http://b.example', href: 'http://b.example' },
      { at: 54, text: ').', href: null },
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://user:secret@example.org/',
    'https://exаmple.org/',
    'https://localhost/',
    'https://example.org\u0000.evil.test',
    'ftp://example.org/x',
    'HTTPS://',
    'https://-bad-.org:999999/',
  ])('%s stays words', (text) => {
    expect(hrefs(text).filter((href) => href === text || !/^https?:\/\/[a-z0-9]/i.test(href))).toEqual([]);
  });

  test('the parts together are the text, whatever it is', () => {
    for (const text of [
      '',
      'x',
      'https://a.example',
      ' https://a.example,https://b.example ',
      '<b>http://c.example</b>',
    ]) {
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });

  test('what reads like an address is known as one, made a link or not', () => {
    expect(['www.example.org', 'go to shop.example.com now', 'http://x'].every(holdsLink)).toBe(true);
    expect(['3.5 g of salt', 'Hello. World', 'pH 5.5'].some(holdsLink)).toBe(false);
  });
});

describe('letters', () => {
  test('marks do not tower over the lines around, and what scripts need stays', () => {
    const tower = `Z${'\u0301'.repeat(500)}algo`;
    expect([...groupText(1000).parse(tower)].length).toBeLessThan(12);
    expect(groupText(1000).parse('שָׁלוֹם ไม้ Việt')).toBe('שָׁלוֹם ไม้ Việt'.normalize('NFC'));
  });

  test('controls and marks of direction go; a name is one line; nothing is cut', () => {
    expect(groupName(60).parse('Bridge\n\u202eStreet\u0000  parents')).toBe('Bridge Street parents');
    expect(groupText(100, 1).parse('a\r\n\r\n\r\n\r\nb')).toBe('a\n\nb');
    expect(groupName(10).safeParse('x'.repeat(11)).success).toBe(false);
    expect(groupName(10).safeParse('\u200b \u202e').success).toBe(false);
    expect(groupText(4000, 1).safeParse('x'.repeat(100_000)).success).toBe(false);
  });

  test('a name that mixes alphabets that look alike is known', () => {
    expect(['Nооr', 'Αdmin', 'Тоm'].every(mixesAlphabets)).toBe(true);
    expect(['Noor', 'Нина', 'Ελένη', 'José', '山田 Yamada', 'Tom 2'].some(mixesAlphabets)).toBe(false);
  });
});
