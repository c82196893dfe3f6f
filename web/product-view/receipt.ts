import type { Deduction, Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { citation, citations } from '#web/product-view/citation.ts';
import { points } from '#web/ui/risk/receipt.tsx';
import { shortClassWords } from '#web/words/class-words.ts';

/** One line of the receipt, ready for display. */
export interface ReceiptEntry {
  readonly key: string;
  readonly name: string;
  /** Signed, with two decimals and the real minus sign. */
  readonly points: string;
  readonly reason: string | null;
  readonly source: string | null;
  /** Whether an expert still has to confirm one of its sources. */
  readonly reviewNeeded: boolean;
  readonly notCompared: boolean;
}

interface ReceiptText {
  readonly entries: readonly ReceiptEntry[];
  readonly cap: ReceiptEntry | null;
  /** "100 less 52.08". */
  readonly sumName: string;
  readonly sum: string;
  /** "Score", or "From what is known" if not enough is known. */
  readonly scoreName: string;
  readonly score: number;
}

/** For each hazard group, the class that costs most, and its sources. The ingredient lists further sources. */
function reasonOf(line: Deduction): Pick<ReceiptEntry, 'reason' | 'source' | 'reviewNeeded' | 'notCompared'> {
  const all = line.parts ?? [{ class: line.class, group: '', source: line.source }];
  const parts = all.filter((part, at) => all.findIndex((one) => one.group === part.group) === at);
  const { text, reviewNeeded, notCompared } = citations(parts.map((part) => part.source));
  return {
    reason: shortClassWords([...new Set(parts.map((part) => part.class))]),
    source: text,
    reviewNeeded,
    notCompared,
  };
}

/** The word on the pack, and the name in the ingredient list if it differs. */
const nameOf = ({ ingredient, name = ingredient }: Report['deductions'][number]): string =>
  name.toLowerCase() === ingredient.toLowerCase() ? name : `${ingredient} (${name})`;

/**
 * The receipt of a scored report, ordered by points. Null if there is no score.
 * The cap is a line of its own: it takes off whatever the deductions leave above it.
 */
export function receiptOf(report: Report): ReceiptText | null {
  if (report.score === null) return null;
  const scoreName = shownRisk(report).band === 'not_enough_known' ? 'From what is known' : 'Score';
  let less = 0;
  const entries = report.deductions.map((line, at): ReceiptEntry => {
    less += line.applied;
    return {
      key: `${at} ${line.ingredient}`,
      name: nameOf(line),
      points: points(-line.applied),
      ...reasonOf(line),
    };
  });
  let left = Math.max(0, 100 - less);
  let cap: ReceiptEntry | null = null;
  if (report.cap) {
    const cut = Math.max(0, left - report.cap.value);
    const capSource = citation(report.cap.source);
    cap = {
      key: 'cap',
      name: `Limited to ${report.cap.value}`,
      points: cut > 0 ? points(-cut) : points(0),
      reason: cut > 0 ? report.cap.cause : `${report.cap.cause}. The points alone already bring it lower.`,
      source: capSource.text,
      reviewNeeded: capSource.reviewNeeded,
      notCompared: capSource.notCompared,
    };
    less += cut;
    left -= cut;
  }
  return { entries, cap, sumName: `100 less ${points(less)}`, sum: points(left), scoreName, score: report.score };
}
