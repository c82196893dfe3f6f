import type { Household } from '../../households/household.ts';
import type { Report, Warning } from '../report.ts';
import type { ProductType } from '../vocabulary.ts';
import { type Subject, subjectsOf } from './subject.ts';
import { isToldAnew, type WarnedReport, warningsFor } from './subject-warnings.ts';

/** What a report may say that is CRITICAL for somebody, whoever that is: a small part of it. */
export interface CriticalPart {
  readonly type: ProductType;
  /** Somebody eats it: a food that no law makes labels name may be CRITICAL in it, and is looked for in its list. */
  readonly eaten: boolean;
  /** Warnings of people and animals. What is put into words anew for each of them comes without its message. */
  readonly warnings: readonly Warning[];
}

/** Takes the part of a report that {@link criticalFor} reads. */
export const criticalPart = ({ productType, forms, warnings }: Report): CriticalPart => ({
  type: productType,
  eaten: productType === 'food' || forms.includes('oral') || forms.includes('supplement'),
  // A member is warned as severely as the audience they belong to, or less, and never more.
  warnings: warnings
    .filter(({ severity, audience }) => severity === 'CRITICAL' && audience !== 'everyone')
    .map((warning) => (isToldAnew(warning) ? { ...warning, message: '', action: '' } : warning)),
});

/** Everybody of a household, understood once for many products. */
export interface Everybody {
  readonly subjects: readonly Subject[];
  /** Somebody named a food or substance that labels need not name as an allergen: only the whole list tells of it. */
  readonly ownWords: boolean;
}

/** Understands who lives in a household. */
export function everybodyOf(household: Household): Everybody {
  const subjects = subjectsOf(household);
  return { subjects, ownWords: subjects.some(({ foods }) => foods.some(({ ids }) => ids.length === 0)) };
}

/** What is CRITICAL for somebody in a whole report, in the order of its household view (method M5). */
export const criticalInReport = (report: WarnedReport, { subjects }: Everybody): readonly Warning[] =>
  subjects.flatMap((subject) => warningsFor(report, subject)).filter(({ severity }) => severity === 'CRITICAL');

/** Whether only the whole report tells what is CRITICAL for this household: ask {@link criticalInReport} then. */
export const needsReport = ({ eaten }: Pick<CriticalPart, 'eaten'>, { ownWords }: Everybody): boolean =>
  eaten && ownWords;

/** The same from the part alone, for a household that needs no more than it. */
export const criticalFor = ({ type, warnings }: CriticalPart, everybody: Everybody): readonly Warning[] =>
  warnings.length === 0
    ? []
    : criticalInReport(
        { productType: type, forms: [], baby: false, ingredients: [], warnings: [...warnings] },
        everybody,
      );
