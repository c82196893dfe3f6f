import type { Product } from '#domain/products/product.ts';
import { identifiedCount } from '#domain/safety/identified-count.ts';
import type { Report } from '#domain/safety/report.ts';
import { type ShownRisk, shownRisk } from '#domain/safety/shown-risk.ts';
import { SEVERITIES, type Severity } from '#domain/safety/vocabulary.ts';
import { confidenceMeaning, identifiedWords } from '#web/words/confidence-words.ts';
import { dateWords, productMeta } from '../report-words.ts';
import { scoreLine } from './report-text.ts';

/**
 * The content of a shared report (product P2.6.7). Made only from the product and its base report, so that it can
 * contain nothing about a household.
 */
export interface ShareCard {
  readonly name: string;
  readonly meta: string;
  readonly risk: ShownRisk;
  /** "Confidence B, good"; null without a score. */
  readonly confidence: string | null;
  readonly identified: string;
  /** Number of warnings for anybody per severity, worst first; severities without any are left out. */
  readonly counts: readonly { readonly severity: Severity; readonly count: number }[];
  /** What must not be concluded from it. */
  readonly caution: string;
  readonly assessed: string;
}

const MISSING =
  'A missing warning means that nothing was found in the sources checked. It is not a statement of safety.';

function cautionOf(report: Report): string {
  const { known, total } = identifiedCount(report);
  if (total === 0) return 'Unknown is not safe: none of its ingredients has been checked.';
  const { grade } = report.confidence;
  if (report.score !== null && (grade === 'A' || grade === 'B')) return MISSING;
  return total === known
    ? 'Unknown is not safe: too little is certain about this product.'
    : `Unknown is not safe: ${total - known} of its ${total} ingredients are not known here.`;
}

/**
 * The content of a shared report.
 * @param computedAt when the report was made, in ms
 */
export function shareCard(product: Product, report: Report, computedAt: number): ShareCard {
  const { known, total } = identifiedCount(report);
  const { grade } = report.confidence;
  const counts = SEVERITIES.map((severity) => ({
    severity,
    count: report.warnings.filter((warning) => warning.severity === severity).length,
  }));
  return {
    name: product.name,
    meta: productMeta(product),
    risk: shownRisk(report),
    confidence: report.score === null ? null : `Confidence ${grade}, ${confidenceMeaning(grade)}`,
    identified: identifiedWords(known, total),
    counts: counts.filter(({ count }) => count > 0),
    caution: cautionOf(report),
    assessed: `Assessed by Safeshelf on ${dateWords(computedAt)}`,
  };
}

/** "2 WARNING, 1 CAUTION". */
const countWords = (counts: ShareCard['counts']): string =>
  counts.map(({ severity, count }) => `${count} ${severity}`).join(', ');

/** The same as text, for messages without a picture. */
export function shareText(card: ShareCard): string {
  return [
    card.name,
    card.meta,
    [scoreLine(card.risk), card.confidence, card.identified].filter((part) => part !== null).join('\n'),
    card.counts.length > 0 ? `Warnings, depending on who uses it: ${countWords(card.counts)}` : null,
    card.caution,
    card.assessed,
  ]
    .filter((line) => line !== null && line !== '')
    .join('\n');
}
