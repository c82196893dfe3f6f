import { describe, expect, it } from 'vitest';
import type { Warning } from '#domain/safety/report.ts';
import { groupWarnings } from '#web/features/report/warnings/warning-groups.ts';
import { byAudience, foldWarnings } from '#web/features/report/warnings/warning-order.ts';

const warning = (
  severity: Warning['severity'],
  subject: string | null = 'Maya',
  audience = 'asthma',
  text: Partial<Warning> = {},
): Warning => ({
  audience,
  subject,
  severity,
  ingredient: 'x',
  message: '',
  action: '',
  source: '',
  kind: 'use',
  ...text,
});

describe('foldWarnings', () => {
  it('shows up to four in full, the most severe first and members before everyone', () => {
    const { shown, folded } = foldWarnings([
      warning('CAUTION', 'Ida'),
      warning('WARNING', null, 'everyone'),
      warning('WARNING', 'Jonas'),
      warning('CRITICAL'),
    ]);
    expect(shown.map(({ first }) => [first.severity, first.subject])).toEqual([
      ['CRITICAL', 'Maya'],
      ['WARNING', 'Jonas'],
      ['WARNING', null],
      ['CAUTION', 'Ida'],
    ]);
    expect(folded).toEqual([]);
  });

  it('folds all but three of more, and never a CRITICAL', () => {
    const five = ['CRITICAL', 'WARNING', 'WARNING', 'CAUTION', 'INFO'] as const;
    expect(
      foldWarnings(five.map((one, at) => warning(one, `P${at}`))).folded.map(({ first }) => first.severity),
    ).toEqual(['CAUTION', 'INFO']);
    const critical = [...Array.from({ length: 5 }, (_, at) => warning('CRITICAL', `C${at}`)), warning('WARNING', 'W')];
    expect(foldWarnings(critical).shown).toHaveLength(5);
    expect(foldWarnings(critical).folded.map(({ first }) => first.severity)).toEqual(['WARNING']);
  });
});

describe('groupWarnings (product P2.6.6)', () => {
  const rash = (ingredient: string): Partial<Warning> => ({
    ingredient,
    message: `${ingredient} may cause a rash in Maya.`,
    action: 'Choose one without.',
    source: 'List',
  });

  it('says once what is said of several ingredients, on one card for each person', () => {
    const groups = groupWarnings([
      warning('WARNING', 'Maya', 'al_fragrance', rash('Fragrance')),
      warning('WARNING', 'Maya', 'al_fragrance', rash('Linalool')),
      warning('WARNING', 'Maya', 'asthma', {
        ingredient: 'Ammonia',
        message: 'Ammonia sets off asthma.',
        action: 'Air.',
      }),
      warning('CAUTION', 'Maya', 'al_fragrance', rash('Limonene')),
      warning('WARNING', 'Miso', 'cat', {
        ingredient: 'Tea tree',
        message: 'Tea tree can kill.',
        action: 'Keep away.',
      }),
    ]);
    expect(groups.map(({ who }) => who)).toEqual(['Maya, fragrance allergy and asthma', 'Miso, your cat']);
    expect(groups[0]?.parts.map(({ severity, message }) => [severity, message])).toEqual([
      ['WARNING', 'Fragrance and Linalool may cause a rash in Maya.'],
      ['WARNING', 'Ammonia sets off asthma.'],
      ['CAUTION', 'Limonene may cause a rash in Maya.'],
    ]);
    expect(groups[0]?.parts[0]?.sources).toEqual(['List']);
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
