import { readFileSync } from 'node:fs';
import type { LabelReading, LabelToken } from '#domain/products/label/label-reading.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

/** Names that the reader treats as known, in place of a knowledge pack. */
const KNOWN = new Set(
  `water|aqua|glycerin|parfum|limonene|linalool|fragrance|sugar|salt|milk|egg|eggs|rice|wheat flour|flour|butter|honey
|peanuts|soy|nuts|zucker|milch|salz|eier|sucre|lait|sel|eau|starch|talc|sodium chloride|citric acid|cocoa|palm oil`
    .replaceAll('\n', '')
    .split('|'),
);
const isName = (text: string): boolean => KNOWN.has(text.trim().toLowerCase());

const flags = (token: LabelToken): string =>
  [
    token.percent === null ? '' : `${token.percent}%`,
    ...(['minor', 'optional', 'mayContain', 'active', 'listed', 'head'] as const).map((name) =>
      token[name] ? name : '',
    ),
  ]
    .filter((flag) => flag !== '')
    .join(' ');

const tokenLines = (token: LabelToken, kind: string, depth: number): string[] => {
  const about = flags(token);
  return [
    `${'  '.repeat(depth)}${kind} ${token.text}${token.raw === token.text ? '' : ` <- ${token.raw}`}${about === '' ? '' : ` | ${about}`}`,
    ...token.children.flatMap((child) => tokenLines(child, 'child', depth + 1)),
  ];
};

const shown = (text: string): string => text.replaceAll('\n', '⏎');

/** Everything in a reading, one item per line. */
const readingLines = (reading: LabelReading): string[] => [
  ...reading.tokens.flatMap((token) => tokenLines(token, 'item', 1)),
  ...reading.contains.flatMap((token) => tokenLines(token, 'contains', 1)),
  ...reading.traces.map((text) => `  trace ${text}`),
  ...reading.structure.map((text) => `  structure ${text}`),
  ...reading.notes.map(({ reason, text }) => `  ${reason} ${text}`),
  `  spans ${reading.spans.map(({ start, end, as }) => `${start}-${end} ${as}`).join(', ')}`,
];

const FOLDER = new URL('./', import.meta.url);

/** The labels of `labels.txt`, where ⏎ stands for a line break. */
export const goldenLabels = (): readonly string[] =>
  readFileSync(new URL('labels.txt', FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** The reading of a line of `labels.txt`: the label itself, then one line per item. */
export const goldenReading = (line: string): string =>
  [line, ...readingLines(readLabel(line.replaceAll('⏎', '\n'), isName)).map(shown)].join('\n');

/** Every label with its reading, in the format of `readings.txt`. */
export const goldenReadings = (): string => `${goldenLabels().map(goldenReading).join('\n\n')}\n`;
