import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { identifiedCount } from '#domain/safety/identified-count.ts';
import type { Report } from '#domain/safety/report.ts';
import { type ShownRisk, shownRisk } from '#domain/safety/shown-risk.ts';
import { NOT_COMPARED_WORDS } from '#web/product-view/citation.ts';
import { receiptOf } from '#web/product-view/receipt.ts';
import { RISK_WORD, SUBSTANCE_WORD } from '#web/ui/risk/levels.ts';
import { audienceName } from '#web/words/audience-words.ts';
import { confidenceMeaning, identifiedWords } from '#web/words/confidence-words.ts';
import { purposeWords } from '#web/words/purpose-words.ts';
import { factLines } from '../ingredients/ingredient-facts.ts';
import { assessedAs, productMeta, sourceWords, versionWords } from '../report-words.ts';
import { byAudience } from '../warnings/warning-order.ts';

const WIDTH = 72;

const heading = (title: string): string[] => ['', title, '-'.repeat(title.length)];

/** Note on a source that nobody has compared with its original. */
const marked = ({ notCompared }: { readonly notCompared?: boolean }): string =>
  notCompared ? `; ${NOT_COMPARED_WORDS.toLowerCase()}` : '';

/** "Name .......... -17.70", as on the receipt. */
const dotted = (name: string, value: string): string =>
  `${name} ${'.'.repeat(Math.max(2, WIDTH - name.length - value.length - 2))} ${value}`;

/** The score in one line, or why there is none. */
export function scoreLine({ score, level, provisional, total }: ShownRisk): string {
  if (level === 'NOT_ENOUGH') return 'Not enough is known for a score you can trust.';
  if (score !== null) return `Score ${score} of 100, ${RISK_WORD[level]}${provisional ? ', provisional' : ''}`;
  return total === 0 ? 'No score: no readable ingredient list.' : 'No score: none of the ingredients is known here.';
}

const metric = (name: string, value: number | null): string =>
  dotted(name, value === null ? 'not applicable' : `${value}`);

/** A report as plain text to keep, print or send: the base report, without anything about the household. */
export function reportText(product: Product, report: Report): string {
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  const { known, total } = identifiedCount(report);
  const receipt = receiptOf(report);
  const { metrics } = report;
  const lines: string[] = [
    product.name,
    productMeta(product),
    ...(gtin ? [printedCode(gtin)] : []),
    '',
    scoreLine(shownRisk(report)),
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
    lines.push(...heading('Ingredients, in label order'));
    for (const ingredient of report.ingredients) {
      if (ingredient.aside === true) {
        lines.push(`${ingredient.name}: not an ingredient`);
        continue;
      }
      const purpose = purposeWords(ingredient.purpose);
      lines.push(`${ingredient.name}: ${SUBSTANCE_WORD[ingredient.level]}${purpose === '' ? '' : `, ${purpose}`}`);
      for (const line of factLines(ingredient))
        lines.push(`  ${line.text}${line.source === null ? '' : ` [${line.source}${marked(line)}]`}`);
    }
  }
  if (receipt) {
    lines.push(...heading('Receipt'), dotted('Starts at', '100.00'));
    for (const entry of [...receipt.entries, ...(receipt.cap ? [receipt.cap] : [])]) {
      lines.push(dotted(entry.name, entry.points), `  ${entry.reason ?? ''} [${entry.source ?? ''}${marked(entry)}]`);
    }
    lines.push(dotted(receipt.sumName, receipt.sum), dotted(receipt.scoreName, `${receipt.score}`));
  }
  lines.push('', versionWords(report.versions), sourceWords(product));
  lines.push('A missing warning is not a statement of safety: it means that nothing was found in the sources checked.');
  return `${lines.filter((line) => line !== undefined).join('\n')}\n`;
}
