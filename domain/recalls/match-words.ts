import type { RecallMatch } from './match.ts';
import type { RecallNotice } from './notice.ts';

/** One sentence on why a notice is shown, and one on what would settle the match; null if nothing is open. */
export interface MatchWords {
  readonly why: string;
  readonly decides: string | null;
}

const SHOWN = 4;

/** The first few entries of a list, and how many more there are. */
export function few(marks: readonly string[]): string {
  const shown = marks.slice(0, SHOWN).join(', ');
  return marks.length > SHOWN ? `${shown} and ${marks.length - SHOWN} more` : shown;
}

const WHY: Readonly<Record<RecallMatch['basis'], string>> = {
  gtin: 'The notice names the barcode of your product.',
  brandModel: 'The notice names the brand and model of your product.',
  brandName: 'The brand and name match the notice, but it may mean another product with that name.',
};

/** What would settle the match: the first fact that has not been compared yet (product P11.3). */
function decides({ lots, dates, models, gtins }: RecallNotice, { evidence }: RecallMatch): string | null {
  if (evidence.lot === 'check') return `Look for the lot on the pack: ${few(lots)}.`;
  if (evidence.date === 'check') {
    return `Look for the date on the pack: ${few(dates.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)))}.`;
  }
  if (evidence.date === 'different') return 'The date you noted is a different one. Check the date on the pack.';
  if (evidence.model === 'check') return `Look for the model number: ${few(models)}.`;
  if (evidence.barcode === 'check')
    return `Compare the barcode: ${few(gtins.map((gtin) => gtin.replace(/^0{1,6}/, '')))}.`;
  if (evidence.size === 'check') return 'Compare the size of the pack with the notice.';
  return null;
}

/** Puts a match into whole sentences. */
export const matchWords = (notice: RecallNotice, match: RecallMatch): MatchWords => ({
  why: WHY[match.basis],
  decides: decides(notice, match),
});
