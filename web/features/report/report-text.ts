import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { identified } from '#domain/safety/identified.ts';
import type { Report } from '#domain/safety/report.ts';
import { audienceName } from '#web/audience-words.ts';
import { purposeWords } from '#web/purpose-words.ts';
import { RISK_WORD, SUBSTANCE_WORD } from '#web/ui/levels.ts';
import { factLines } from './ingredient-facts.ts';
import { receiptOf } from './receipt.ts';
import {
  assessedAs,
  confidenceMeaning,
  identifiedWords,
  productMeta,
  sourceWords,
  versionWords,
} from './report-words.ts';
import { byAudience } from './warning-order.ts';

const WIDTH = 72;

const heading = (title: string): string[] => ['', title, '-'.repeat(title.length)];

/** "Name .......... -17.70", as on the receipt. */
const dotted = (name: string, value: string): string =>
  `${name} ${'.'.repeat(Math.max(2, WIDTH - name.length - value.length - 2))} ${value}`;

const metric = (name: string, value: number | null): string =>
  dotted(name, value === null ? 'not applicable' : `${value}`);

/**
 * A report as a plain text that can be kept, printed and sent: the base report, without anything of the household.
 */
export function reportText(product: Product, report: Report): string {
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  const { known, total } = identified(report);
  const receipt = receiptOf(report);
  const { metrics } = report;
  const lines: string[] = [
    product.name,
    productMeta(product),
    ...(gtin ? [printedCode(gtin)] : []),
    '',
    report.score === null
      ? 'No score: no ingredient list that could be read.'
      : `Score ${report.score} of 100, ${RISK_WORD[report.label]}${report.provisional ? ', provisional' : ''}`,
    ...(report.score === null
      ? []
      : [
          `Confidence ${report.confidence.grade}, ${confidenceMeaning(report.confidence.grade)}. ${identifiedWords(known, total)}.`,
          `${assessedAs(report.productType)}${report.productType === 'food' ? ' Nutrition is not scored.' : ''}`,
          ...heading('Four metrics, 0 to 100, higher is better'),
          metric('Child safety', metrics.child),
          metric('Pet safety', metrics.pet),
          metric('Environmental impact', metrics.environment),
          metric('Air quality', metrics.air),
        ]),
  ];
  if (report.warnings.length > 0) {
    lines.push(...heading('Warnings by audience'));
    for (const { audience, warnings } of byAudience(report.warnings)) {
      for (const { severity, message, action, source } of warnings) {
        lines.push(`${severity}, ${audienceName(audience)}: ${message} ${action} [${source}]`);
      }
    }
  }
  if (total > 0) {
    lines.push(...heading('Ingredients, in the order of the label'));
    for (const ingredient of report.ingredients) {
      const purpose = purposeWords(ingredient.purpose);
      lines.push(`${ingredient.name}: ${SUBSTANCE_WORD[ingredient.level]}${purpose === '' ? '' : `, ${purpose}`}`);
      for (const { text, source } of factLines(ingredient))
        lines.push(`  ${text}${source === null ? '' : ` [${source}]`}`);
    }
  }
  if (receipt) {
    lines.push(...heading('Receipt'), dotted('Starts at', '100.00'));
    for (const entry of [...receipt.entries, ...(receipt.cap ? [receipt.cap] : [])]) {
      lines.push(dotted(entry.name, entry.points), `  ${entry.reason ?? ''} [${entry.source ?? ''}]`);
    }
    lines.push(dotted(receipt.sumName, receipt.sum), dotted('Score', `${receipt.score}`));
  }
  lines.push('', versionWords(report.versions), sourceWords(product.source));
  lines.push('A missing warning is not a statement of safety: it means that nothing was found in the sources checked.');
  return `${lines.filter((line) => line !== undefined).join('\n')}\n`;
}
