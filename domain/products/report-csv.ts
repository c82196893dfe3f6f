import { writeCsv } from '../inventory/csv.ts';
import type { Report } from '../safety/report.ts';
import type { Product } from './product.ts';

/**
 * A report as a table for spreadsheets: the product, one line per ingredient, the deductions and the warnings. Ends
 * with the versions needed to reproduce the report.
 */
export function reportCsv(product: Product, report: Report): string {
  const { score, label, confidence, ingredients, deductions, warnings, versions } = report;
  return writeCsv([
    ['Product', product.name],
    ['Brand', product.brand],
    ['Barcode', product.gtin ?? ''],
    ['Score', score === null ? 'no score' : `${score} of 100`],
    ['Label', label],
    ['Confidence', confidence.grade],
    [],
    ['Ingredient', 'Matched to', 'Level', 'Purpose', 'Taken off', 'Sources'],
    ...ingredients.map(({ raw, name, id, level, purpose, applied, facts }) => [
      raw,
      id === null ? '' : name,
      level,
      purpose.join('; '),
      String(applied),
      [...new Set(facts.map(({ source }) => source))].join('; '),
    ]),
    [],
    ['Deduction', 'Class', 'Taken off', 'Source'],
    ...deductions.map((line) => [line.ingredient, line.class, String(line.applied), line.source]),
    [],
    ['Warning for', 'Severity', 'What', 'What to do', 'Source'],
    ...warnings.map(({ audience, severity, message, action, source }) => [audience, severity, message, action, source]),
    [],
    ['Engine', versions.engine],
    ['Knowledge', versions.knowledge],
  ]);
}
