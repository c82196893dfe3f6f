import type { Report } from '#domain/safety/report.ts';
import { receiptOf } from './receipt.ts';

/** The names and figures of a receipt in display order, flattened; empty if there is no score. */
export function receiptCells(report: Report): readonly string[] {
  const receipt = receiptOf(report);
  if (!receipt) return [];
  const lines = [...receipt.entries, ...(receipt.cap ? [receipt.cap] : [])];
  return [
    'Starts at',
    '100.00',
    ...lines.flatMap(({ name, points }) => [name, points]),
    receipt.sumName,
    receipt.sum,
    receipt.scoreName,
    `${receipt.score}`,
  ];
}
