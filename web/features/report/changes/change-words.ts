import { compareReports, type LineChange, type ReportChange } from '#domain/safety/compare-reports.ts';
import type { Report } from '#domain/safety/report.ts';
import { points } from '#web/ui/risk/receipt.tsx';
import { audienceName } from '#web/words/audience-words.ts';

/** One difference between two reports. */
export interface ChangeLine {
  readonly key: string;
  readonly text: string;
  /** Figures at the end of the line; null if there are none. */
  readonly figures: string | null;
  readonly source: string | null;
}

const off = (value: number | null): string => (value === null ? 'nothing' : points(-value));

const KIND: Readonly<Record<LineChange['kind'], string>> = {
  added: 'now takes points off',
  removed: 'no longer takes points off',
  changed: 'is scored differently',
  shifted: 'counts at another place',
};

const ofLine = (line: LineChange): ChangeLine => ({
  key: `line ${line.ingredient}`,
  text: `${line.ingredient} ${KIND[line.kind]}`,
  figures: `${off(line.before)} \u2192 ${off(line.after)}`,
  source: line.sources.added[0] ?? line.source,
});

const ofCap = ({ cap }: ReportChange): readonly ChangeLine[] => {
  if (cap === null) return [];
  const word = (value: number | undefined): string => (value === undefined ? 'none' : `${value}`);
  return [
    {
      key: 'cap',
      text: cap.after ? `Limited: ${cap.after.cause}` : 'The score is no longer limited',
      figures: `${word(cap.before?.value)} \u2192 ${word(cap.after?.value)}`,
      source: cap.after?.source ?? null,
    },
  ];
};

const ofWarnings = ({ warnings }: ReportChange): readonly ChangeLine[] => [
  ...warnings.added.map(({ severity, audience, ingredient, source }) => ({
    key: `new ${severity} ${audience} ${ingredient}`,
    text: `New ${severity.toLowerCase()} for ${audienceName(audience).toLowerCase()}: ${ingredient}`,
    figures: null,
    source,
  })),
  ...warnings.removed.map(({ severity, audience, ingredient }) => ({
    key: `gone ${severity} ${audience} ${ingredient}`,
    text: `No longer a ${severity.toLowerCase()} for ${audienceName(audience).toLowerCase()}: ${ingredient}`,
    figures: null,
    source: null,
  })),
];

const ofNames = ({ ingredients }: ReportChange): readonly ChangeLine[] =>
  ingredients.matched.map(({ raw, before, after }) => ({
    key: `name ${raw}`,
    text: `${raw} is now known as ${after}`,
    figures: null,
    source: before === raw ? null : `Before: ${before}`,
  }));

/** The differences between two reports, in words. Lines that only moved because of others are left out. */
export function changeLines(before: Report, after: Report): readonly ChangeLine[] {
  const change = compareReports(before, after);
  return [
    ...ofCap(change),
    ...change.lines.filter(({ kind }) => kind !== 'shifted').map(ofLine),
    ...ofNames(change),
    ...ofWarnings(change),
  ];
}
