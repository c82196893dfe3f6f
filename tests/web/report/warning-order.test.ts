import { describe, expect, it } from 'vitest';
import type { Warning } from '#domain/safety/report.ts';
import { byAudience, foldWarnings } from '#web/features/report/warnings/warning-order.ts';

const warning = (severity: Warning['severity'], subject: string | null = 'Maya', audience = 'asthma'): Warning => ({
  audience,
  subject,
  severity,
  ingredient: 'x',
  message: '',
  action: '',
  source: '',
  kind: 'use',
});

describe('foldWarnings', () => {
  it('shows up to four in full, the most severe first and members before everyone', () => {
    const { shown, folded } = foldWarnings([
      warning('CAUTION'),
      warning('WARNING', null, 'everyone'),
      warning('WARNING'),
      warning('CRITICAL'),
    ]);
    expect(shown.map((one) => [one.severity, one.subject])).toEqual([
      ['CRITICAL', 'Maya'],
      ['WARNING', 'Maya'],
      ['WARNING', null],
      ['CAUTION', 'Maya'],
    ]);
    expect(folded).toEqual([]);
  });

  it('folds all but three of more, and never a CRITICAL', () => {
    const five = ['CRITICAL', 'WARNING', 'WARNING', 'CAUTION', 'INFO'] as const;
    expect(foldWarnings(five.map((one) => warning(one))).folded.map((one) => one.severity)).toEqual([
      'CAUTION',
      'INFO',
    ]);
    const critical = [...Array.from({ length: 5 }, () => warning('CRITICAL')), warning('WARNING')];
    expect(foldWarnings(critical).shown).toHaveLength(5);
    expect(foldWarnings(critical).folded.map((one) => one.severity)).toEqual(['WARNING']);
  });
});

describe('byAudience', () => {
  it('puts the audience with the most severe warning first', () => {
    const groups = byAudience([
      warning('CAUTION', null, 'child'),
      warning('WARNING', null, 'cat'),
      warning('CRITICAL', null, 'child'),
    ]);
    expect(groups.map((group) => [group.audience, group.warnings.length])).toEqual([
      ['child', 2],
      ['cat', 1],
    ]);
  });
});
