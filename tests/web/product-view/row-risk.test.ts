import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { rowRisk } from '#web/product-view/row-risk.ts';
import { riskName, rowWord } from '#web/ui/risk/levels.ts';

const listed = { ingredientsText: 'Aqua' };
const unlisted = { ingredientsText: null };
const report = (text: string) => assess({ text, types: ['leave_on'], forms: [], baby: false }, knowledgePack());

it('draws a report that is on its way as such, and never like a product that nobody knows', () => {
  expect(rowRisk(listed, null, true).level).toBe('READING');
  // The phone has the entry but not its product yet.
  expect(rowRisk(null, null, false).level).toBe('READING');
  expect(riskName(rowRisk(listed, null, true))).toBe('Still reading the label');
  expect(rowWord(rowRisk(listed, null, true))).toBe('Still reading');
});

it('says that there is no score where nothing is being read', () => {
  expect(rowRisk(unlisted, null, true).level).toBe('UNKNOWN');
  expect(rowRisk(listed, null, false).level).toBe('UNKNOWN');
});

it('keeps the report it has while a newer one is made', () => {
  expect(rowRisk(listed, shownRisk(report('Aqua, Glycerin')), true).score).toBeGreaterThan(0);
});
