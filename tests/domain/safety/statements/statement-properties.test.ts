import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { Report } from '#domain/safety/report.ts';
import { HAZARD_CODES, statementText } from '#domain/safety/statements/statement-texts.ts';
import { knowledge } from '../pack.ts';
import { anyLabel, reportOfLabel, textOf } from '../random-labels.ts';

const RUNS = { numRuns: 150 };
const SENTENCES = HAZARD_CODES.flatMap((code) =>
  (['en', 'fr', 'de', 'es', 'it'] as const).map((language) => statementText(code, language) ?? code),
);
const anyStatement = fc.constantFrom(...HAZARD_CODES, ...SENTENCES);

it('a statement behind any list never raises score, confidence or a metric, and removes no warning', () => {
  fc.assert(
    fc.property(anyLabel, fc.array(anyStatement, { minLength: 1, maxLength: 5 }), (label, stated) => {
      const { type, forms, baby } = label;
      const plain = reportOfLabel(label);
      const text = `${textOf(label.tokens)}. ${stated.join('. ')}.`;
      const report = assess({ text, types: [type], forms, baby }, knowledge);
      expect(report.score ?? 101).toBeLessThanOrEqual(plain.score ?? 101);
      if (type !== 'household' && type !== 'outdoor' && type !== 'other') return;
      expect(report.confidence.value).toBeLessThanOrEqual(Math.max(plain.confidence.value, 0.5));
      for (const one of plain.warnings) expect(report.warnings).toContainEqual(one);
      expect(report.statements?.hazards.length).toBeGreaterThan(0);
      expect(Report.parse(report)).toEqual(report);
    }),
    RUNS,
  );
});

it('the receipt and the cap of any such report explain its score', () => {
  fc.assert(
    fc.property(fc.array(anyStatement, { minLength: 1, maxLength: 6 }), (stated) => {
      const report = assess({ text: stated.join('. '), types: ['household'], forms: [], baby: false }, knowledge);
      if (report.score === null) return;
      const left = 100 - report.deductions.reduce((sum, line) => sum + line.applied, 0);
      expect(report.score).toBe(Math.floor(Math.max(0, Math.min(left, report.cap?.value ?? 100)) + 0.5));
      expect(report).toMatchObject({ basis: 'statements', provisional: true });
    }),
    RUNS,
  );
});
