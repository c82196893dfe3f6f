import { MISTAKE_LABEL_MAX, type MistakeAbout, type MistakeKind } from '#domain/mistakes/mistake.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report, ReportIngredient } from '#domain/safety/report.ts';
import { MistakeSheet } from '#web/mistakes/mistake-sheet.tsx';

/** What somebody wants to report a mistake in: the whole report, or one ingredient. */
export type MistakeSubject = 'report' | ReportIngredient;

interface ReportMistakeProps {
  product: Product;
  report: Report | null;
  /** Null while the sheet is closed. */
  subject: MistakeSubject | null;
  onClose: () => void;
}

const OF_REPORT: readonly MistakeKind[] = [
  'wrong_ingredient',
  'wrong_product',
  'missing_warning',
  'wrong_fact',
  'other',
];
const OF_INGREDIENT: readonly MistakeKind[] = ['wrong_ingredient', 'wrong_fact', 'missing_warning', 'other'];

function aboutOf(product: Product, report: Report | null, subject: MistakeSubject): MistakeAbout {
  return {
    product: {
      id: product.id,
      name: product.name.slice(0, 200),
      gtin: product.gtin,
      ingredientsText: product.ingredientsText?.slice(0, MISTAKE_LABEL_MAX) ?? null,
    },
    ingredient:
      subject === 'report'
        ? null
        : { id: subject.id, name: subject.name.slice(0, 300), raw: subject.raw.slice(0, 300) },
    versions: report?.versions ?? null,
  };
}

/** "Report a mistake", opened from the report or from one of its ingredients. */
export function ReportMistake({ product, report, subject, onClose }: ReportMistakeProps) {
  const open = subject !== null;
  return (
    <MistakeSheet
      open={open}
      onClose={onClose}
      kinds={subject === 'report' ? OF_REPORT : OF_INGREDIENT}
      about={aboutOf(product, report, subject ?? 'report')}
    />
  );
}
