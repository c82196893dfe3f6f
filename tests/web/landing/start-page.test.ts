import { beforeAll, describe, expect, it } from 'vitest';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { inventoryRules } from '#domain/inventory/item-rules.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { SCAN_LIMIT } from '#domain/plans/plan.ts';
import { assess } from '#domain/safety/engine.ts';
import { drawStartPage } from '#web/drawn/start-page.tsx';
import { DEMO_INPUT } from '#web/product-view/demo-product.ts';
import { receiptCells } from '#web/product-view/receipt-cells.ts';

let page = '';
let cells: readonly string[] = [];
let counts: readonly number[] = [];

beforeAll(() => {
  const bytes = compiledPack();
  const knowledge = readPack(bytes);
  page = drawStartPage(bytes);
  cells = receiptCells(assess(DEMO_INPUT, knowledge));
  const ids = knowledge.ids();
  counts = [ids.length, ids.reduce((sum, id) => sum + (knowledge.ingredient(id)?.facts.length ?? 0), 0)];
});

/** The words that a sighted reader sees, without the receipt. */
const textOf = (html: string): string =>
  html
    .replace(/<dl class="receipt">.*?<\/dl>/s, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'");

describe('product P2.12.1: the start page as the build draws it', () => {
  it('holds the report of the sample as the engine makes it, line by line', () => {
    const shown = [...page.matchAll(/class="receipt-(?:name|points)">([^<]*)</g)].map(([, text]) => text);
    expect(shown).toEqual(cells);
    expect(page).toContain('Score 48 of 100, moderate');
    expect(page).toContain('A made-up sample');
  });

  it('prints no figure that is not computed or a rule of the server', () => {
    const rows = inventoryRules.bounds.rows;
    const known = [
      ...counts.map((count) => count.toLocaleString('en-GB')),
      ...cells.flatMap((cell) => cell.match(/\d+(?:\.\d+)?/g) ?? []),
      ...[rows.free, rows.starter, rows.unlimited].map((count) => count.toLocaleString('en-GB')),
      `${SCAN_LIMIT.free}`,
      `${SCAN_LIMIT.starter}`,
      // The scale, the nine areas (product P3.2), the reminders (P2.8.4), the steps, and the prices of the plans.
      ...['100', '9', '30', '7', '1', '2', '3', '4', '0', '10', '25'],
      // The number of the sample's ingredients, its audiences beyond three, and the number in a colour's name.
      ...['11', '42090'],
    ];
    const figures = textOf(page).match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
    expect(figures.length).toBeGreaterThan(20);
    expect(figures.filter((figure) => !known.includes(figure))).toEqual([]);
  });

  it('claims nothing that is not built, and nothing that nobody can back', () => {
    expect(textOf(page)).not.toMatch(
      /\bis safe\b|non-toxic|chemical-free|families trust|10,000|2\.5 million|92%|4\.9|most popular/i,
    );
  });

  it('needs no inline style and no script to be read', () => {
    expect(page).not.toMatch(/ style=|<script/);
    expect(page.match(/<h1/g)).toHaveLength(1);
    for (const anchor of ['features', 'how-it-works', 'pricing']) {
      expect(page).toContain(`href="#${anchor}"`);
      expect(page).toContain(`id="${anchor}"`);
    }
    expect(page.match(/href="\/demo-scan"/g)).toHaveLength(2);
    expect(page.match(/href="\/auth/g)?.length).toBeGreaterThanOrEqual(3);
  });
});
