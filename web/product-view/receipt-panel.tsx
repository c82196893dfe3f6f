import type { Report } from '#domain/safety/report.ts';
import { CitationMarks } from '#web/product-view/citation-line.tsx';
import { Receipt, ReceiptLine } from '#web/ui/risk/receipt.tsx';
import { type ReceiptEntry, receiptOf } from './receipt.ts';

const EntrySource = ({ entry }: { entry: ReceiptEntry }) => (
  <>
    {entry.source} <CitationMarks reviewNeeded={entry.reviewNeeded} notCompared={entry.notCompared} />
  </>
);

const Line = ({ entry }: { entry: ReceiptEntry }) => (
  <ReceiptLine name={entry.name} value={entry.points} reason={entry.reason} source={<EntrySource entry={entry} />} />
);

/** How a report's score comes about: every deduction with reason and source, the cap, the exact sum, the score. */
export function ReceiptPanel({ report }: { report: Report }) {
  const receipt = receiptOf(report);
  if (!receipt) return null;
  return (
    <Receipt>
      <ReceiptLine name="Starts at" value="100.00" />
      {receipt.entries.map((entry) => (
        <Line key={entry.key} entry={entry} />
      ))}
      {receipt.cap && <Line entry={receipt.cap} />}
      <ReceiptLine name={receipt.sumName} value={receipt.sum} kind="sum" />
      <ReceiptLine name={receipt.scoreName} value={receipt.score} kind="total" />
    </Receipt>
  );
}
