import { expect, it } from 'vitest';
import type { Report } from '#domain/safety/report.ts';
import { changeLines } from '#web/features/report/changes/change-words.ts';

const deduction = (ingredient: string, points: number, applied: number, source = 'CLP 1') => ({
  ingredient,
  class: 'SKIN_SENS',
  source,
  points,
  applied,
});

const report = (over: Partial<Report>): Report =>
  ({
    score: 50,
    label: 'MODERATE',
    provisional: false,
    confidence: { value: 1, grade: 'A' },
    productType: 'household',
    candidateTypes: ['household'],
    forms: [],
    baby: false,
    metrics: { child: null, pet: null, environment: null, air: null },
    ingredients: [],
    deductions: [],
    cap: null,
    warnings: [],
    notes: [],
    versions: { engine: '1', knowledge: 'a' },
    ...over,
  }) as Report;

const warning = {
  audience: 'cat',
  subject: null,
  severity: 'WARNING',
  ingredient: 'Limonene',
  message: '',
  action: '',
  source: 'Veterinary consensus',
  kind: 'access',
} as const;

it('tells what takes points off anew and no more, the limit, and the warnings, with their sources', () => {
  const before = report({ deductions: [deduction('Parfum', 12, 12), deduction('Talc', 3, 2.4)] });
  const after = report({
    deductions: [deduction('Parfum', 12, 12), deduction('Lilial', 45, 36, 'CLP 605-041-00-3')],
    cap: { value: 39, cause: 'Lilial may harm the unborn child', source: 'CLP 605-041-00-3' },
    warnings: [warning],
  });
  const lines = changeLines(before, after);
  expect(lines[0]).toMatchObject({ text: 'Limited: Lilial may harm the unborn child', figures: 'none \u2192 39' });
  expect(lines).toContainEqual({
    key: 'line Lilial',
    text: 'Lilial now takes points off',
    figures: 'nothing \u2192 \u221236.00',
    source: 'CLP 605-041-00-3',
  });
  expect(lines.map(({ text }) => text)).toContain('Talc no longer takes points off');
  expect(lines.at(-1)).toMatchObject({ text: 'New warning for cats: Limonene', source: 'Veterinary consensus' });
  expect(lines.filter(({ text }) => text.startsWith('Parfum'))).toEqual([]);
});

it('says nothing where nothing changed', () => {
  const same = report({ deductions: [deduction('Parfum', 12, 12)] });
  expect(changeLines(same, { ...same, versions: { engine: '2', knowledge: 'b' } })).toEqual([]);
});
