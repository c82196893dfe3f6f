import type { Household } from '../../households/household.ts';
import type { Report, Warning } from '../report.ts';
import type { ProductType } from '../vocabulary.ts';
import { type Subject, subjectsOf } from './subject.ts';
import { isRewordedPerMember, type WarnedReport, warningsFor } from './subject-warnings.ts';

/** The small part of a report that can hold CRITICAL warnings, whoever is in the household. */
export interface CriticalPart {
  readonly type: ProductType;
  /** It is eaten: a food that labels need not name by law may be CRITICAL in it, and is searched for in its list. */
  readonly eaten: boolean;
  /** Warnings for people and animals. Those that are worded again for each member come without their message. */
  readonly warnings: readonly Warning[];
}

/** Extracts the part of a report that {@link criticalFor} reads. */
export const criticalPart = ({ productType, forms, warnings }: Report): CriticalPart => ({
  type: productType,
  eaten: productType === 'food' || forms.includes('oral') || forms.includes('supplement'),
  // A member is never warned more severely than the audience they belong to.
  warnings: warnings
    .filter(({ severity, audience }) => severity === 'CRITICAL' && audience !== 'everyone')
    .map((warning) => (isRewordedPerMember(warning) ? { ...warning, message: '', action: '' } : warning)),
});

/** The members and pets of a household, interpreted once for many products. */
export interface HouseholdSubjects {
  readonly subjects: readonly Subject[];
  /** Somebody named a food or substance that labels need not name as an allergen: only the whole list shows it. */
  readonly ownWords: boolean;
}

/** Interprets who lives in a household. */
export function householdSubjectsOf(household: Household): HouseholdSubjects {
  const subjects = subjectsOf(household);
  return { subjects, ownWords: subjects.some(({ foods }) => foods.some(({ ids }) => ids.length === 0)) };
}

/** The warnings of a whole report that are CRITICAL for somebody, in the order of its household view (method M5). */
export const criticalInReport = (report: WarnedReport, { subjects }: HouseholdSubjects): readonly Warning[] =>
  subjects.flatMap((subject) => warningsFor(report, subject)).filter(({ severity }) => severity === 'CRITICAL');

/**
 * Whether the whole report is needed to find what is CRITICAL for this household: then use {@link criticalInReport}.
 */
export const needsReport = ({ eaten }: Pick<CriticalPart, 'eaten'>, { ownWords }: HouseholdSubjects): boolean =>
  eaten && ownWords;

/** The same from the part alone, for a household that does not need the whole report. */
export const criticalFor = ({ type, warnings }: CriticalPart, everybody: HouseholdSubjects): readonly Warning[] =>
  warnings.length === 0
    ? []
    : criticalInReport(
        { productType: type, forms: [], baby: false, ingredients: [], warnings: [...warnings] },
        everybody,
      );
