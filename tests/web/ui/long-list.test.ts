import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LongList } from '#web/ui/long-list.tsx';

const drawn = (count: number): string => {
  const items = Array.from({ length: count }, (_, at) => at);
  const children = (at: number) => createElement('li', { key: at }, `row ${at}`);
  return renderToStaticMarkup(createElement(LongList<number>, { items, children }));
};

it.each([
  [1, 1, null],
  [10, 10, null],
  [11, 10, 'Show 1 more'],
  [400, 10, 'Show 390 more'],
])('of %i rows %i are drawn at once', (count, rows, more) => {
  const markup = drawn(count);
  expect(markup.match(/row \d+/g)).toHaveLength(rows);
  expect(/Show \d+ more/.exec(markup)?.[0] ?? null).toBe(more);
});
