import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { PRODUCT_FORMS, type ProductForm, ProductType, SEVERITIES } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

/** One line of a table: the severity that a label or a name must give for one audience. */
interface Row {
  readonly expected: string;
  readonly type: ProductType;
  readonly forms: readonly ProductForm[];
  readonly baby: boolean;
  readonly name: string;
  readonly text: string | null;
}

// "CRITICAL | household caustic | Drain gel | Sodium hydroxide 30%"; "-" stands for no name or no list.
const readRow = (line: string): Row => {
  const [expected = '', use = '', name = '', text = ''] = line.split('|').map((cell) => cell.trim());
  const [type, ...words] = use.split(' ');
  return {
    expected,
    type: ProductType.parse(type),
    forms: PRODUCT_FORMS.filter((form) => words.includes(form)),
    baby: words.includes('baby'),
    name: name === '-' ? '' : name,
    text: text === '-' || text === '' ? null : text,
  };
};

/** The most severe warning of a label for one audience, or "none". */
const worst = (row: Row, audience: string): string => {
  const { text, type, forms, baby, name } = row;
  const told = assess({ text, types: [type], forms, baby, name }, knowledge).warnings.filter(
    (warning) => warning.audience === audience,
  );
  return SEVERITIES.find((severity) => told.some((warning) => warning.severity === severity)) ?? 'none';
};

/**
 * Asserts a part of the warnings table of method M6: each label or name gives exactly the severity of its line for the
 * audience.
 * @param audience a key of the method
 * @param table lines "severity | type forms | name | label"; "none" if there must be no warning
 */
export const expectSeverities = (audience: string, table: string): void => {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  describe(`${audience} is told`, () => {
    it.each(lines.map((line) => line.trim()))('%s', (line) => {
      const row = readRow(line);
      expect(worst(row, audience)).toBe(row.expected);
    });
  });
};
