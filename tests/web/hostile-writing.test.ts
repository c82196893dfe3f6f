import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { csvRow } from '#domain/account-export/section.ts';
import { nameShape } from '#domain/accounts/name-shape.ts';
import { uploadTable } from '#domain/catalogue/review/upload-table.ts';
import { Registration } from '#domain/contract/account.ts';
import { delimitedCells } from '#domain/delimited-cells.ts';
import { answerWords } from '#domain/delivery/message-words.ts';
import { groupName, groupText, mixesAlphabets, textParts } from '#domain/groups/group-text.ts';
import { escapeHtml } from '#domain/html-text.ts';
import { drawHtml } from '#domain/mail/draw-html.ts';
import { drawText } from '#domain/mail/draw-text.ts';
import { EntryText } from '#web/client/entry-text.tsx';
import { HOSTILE_WRITING } from '../support/hostile-writing.ts';

// Product P22.6: three hundred hostile texts and names, in every place where other people read them.

const Text = groupText(4000);
const Name = groupName(60);
const taken = HOSTILE_WRITING.flatMap(({ kind, text }) => {
  const read = Text.safeParse(text);
  return read.success ? [{ kind, text: read.data }] : [];
});
const names = HOSTILE_WRITING.flatMap(({ kind, text }) => {
  const read = Name.safeParse(text);
  return read.success ? [{ kind, text: read.data }] : [];
});

test('there are three hundred, and what is too long is refused and never cut', () => {
  expect(HOSTILE_WRITING.length).toBeGreaterThanOrEqual(300);
  const refused = HOSTILE_WRITING.filter(({ text }) => !Text.safeParse(text).success);
  expect(refused.filter(({ text }) => text.length <= 4000)).toEqual([]);
  expect(HOSTILE_WRITING.filter(({ text }) => text.length >= 100_000 && Text.safeParse(text).success)).toEqual([]);
});

test('nothing is kept that changes how the letters around it are read', () => {
  const seen =
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
  for (const { kind, text } of [...taken, ...names]) {
    expect([kind, seen.test(text)]).toEqual([kind, false]);
    expect([kind, /\p{M}{5}/u.test(text)]).toEqual([kind, false]);
    expect([kind, /\n{3}/.test(text)]).toEqual([kind, false]);
  }
  for (const { kind, text } of names) expect([kind, /[\r\n\t]/.test(text)]).toEqual([kind, false]);
});

test('the name of an account, which others read beside what it says, towers over no line either', () => {
  for (const { kind, text } of HOSTILE_WRITING) {
    const read = Registration.shape.username.safeParse(text);
    if (read.success) expect([kind, /\p{M}{5}/u.test(read.data)]).toEqual([kind, false]);
  }
});

test('a page shows letters, and links that lead by http or https to the host they name', () => {
  for (const { kind, text } of taken) {
    const parts = textParts(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const { href } of parts) {
      if (href === null) continue;
      const url = new URL(href);
      expect([kind, url.protocol, url.username, url.password]).toEqual([kind, url.protocol, '', '']);
      expect(['http:', 'https:']).toContain(url.protocol);
      expect([kind, href.toLowerCase().split('/')[2]?.startsWith(url.hostname)]).toEqual([kind, true]);
    }
    const markup = renderToStaticMarkup(createElement(EntryText, { text }));
    const links =
      markup.match(
        /<a href="https?:\/\/[^"<>\s]+" target="_blank" rel="noopener noreferrer nofollow ugc" class="link inline">/gi,
      ) ?? [];
    const tags = markup.match(/<[^>]*>/g) ?? [];
    // One paragraph, the links, and nothing else that a browser could read as markup.
    expect([kind, tags.length]).toEqual([kind, 2 + 2 * links.length]);
  }
});

test('a mail holds them as letters, in one header line each', () => {
  const letter = (text: string, subject: string) => ({
    ...{ subject, greeting: text, paragraphs: [text], afterwards: [text], reason: text },
    action: { label: text, url: 'https://shelf.example.org/community' },
  });
  const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];
  const plain = tagsOf(drawHtml(letter('Hello', 'Hello')));
  for (const { kind, text } of taken) {
    const html = drawHtml(letter(text, names[0]?.text ?? ''));
    expect([kind, tagsOf(html)]).toEqual([kind, plain]);
    expect(drawText(letter(text, ''))).toContain(text.split('\n')[0]?.slice(0, 20).trim() ?? '');
  }
  for (const { kind, text } of names) expect([kind, /[\r\n]/.test(text)]).toEqual([kind, false]);
});

test('a message on a phone is short, and a push holds none of them', () => {
  for (const { kind, text } of taken) expect([kind, answerWords(text).body.length <= 140]).toEqual([kind, true]);
});

describe('a spreadsheet', () => {
  const section = {
    name: 'a',
    title: 'A',
    about: '',
    columns: [['Text', (row: { text: string }) => row.text]],
  } as const;

  test('runs none of them, and has each in one cell', () => {
    for (const { kind, text } of taken) {
      const row = csvRow(section, { text });
      const [cells = [], ...others] = delimitedCells(row, ',').filter((line) => line.some((one) => one !== ''));
      if (text === '') continue;
      expect([kind, others, cells.length]).toEqual([kind, [], 1]);
      expect([kind, /^[=+\-@\t\r]/.test(cells[0] ?? '')]).toEqual([kind, false]);
    }
  });

  test('nor those of a file that is handed on', () => {
    const source = { name: 'x', date: '2026-01-01', licence: null };
    for (const { kind, text } of names) {
      const facts = {
        ...{ code: '1', codeFault: null, name: text, brand: text, size: null, category: 'General' as const },
        ...{ productType: null, ingredientsText: text, emoji: '', countries: [], source },
      };
      const [, row = []] = delimitedCells(uploadTable([{ id: '1', facts }]), ',');
      expect([kind, row.length, row.some((one) => /^[=+\-@\t\r]/.test(one))]).toEqual([kind, 5, false]);
    }
  });
});

test('names that look alike have one shape, and a mixture of alphabets is told', () => {
  for (const name of ['N\u043eor', 'Nο\u03bfr', 'NOOR', 'n-o-o-r', 'N\u200boor'])
    expect(nameShape(name)).toBe(nameShape('Noor'));
  expect(['N\u043eor', 'Nο\u03bfr', 'M\u0430ya'].map(mixesAlphabets)).toEqual([true, true, true]);
  expect(escapeHtml('<a b="c">&\'')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&#39;');
});
