import { CircleHelp, UserRoundPlus } from 'lucide-react';
import type { Household } from '#domain/households/household.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { adjustedWords, warningCount } from '../report-words.ts';
import { WarningList } from './warning-list.tsx';

interface HouseholdSectionProps {
  report: Report;
  household: Household;
}

/** What a product means for the people and animals of this home. */
export function HouseholdSection({ report, household }: HouseholdSectionProps) {
  const view = householdView(report, household);
  const { score } = shownRisk(report);
  const nobody = household.members.length + household.pets.length === 0;
  return (
    <Section title="For your household" aside={warningCount(view.warnings.length)} className="mt-7">
      {view.warnings.length > 0 && <WarningList warnings={view.warnings} household={household} />}
      {view.adjusted !== null && score !== null && view.adjusted < score && (
        <p className="small mt-3 text-ink-2">{adjustedWords(view.adjusted)}</p>
      )}
      {nobody ? (
        <div className="mt-3 grid gap-3">
          <p className="small text-ink-2">
            Your family list is empty, so this report cannot check for allergies, children or pets.
          </p>
          <LinkButton
            to={paths.familyProfiles}
            variant="secondary"
            size="small"
            icon={<UserRoundPlus aria-hidden="true" strokeWidth={1.9} />}
          >
            Add your family and pets
          </LinkButton>
        </div>
      ) : (
        <div className="mt-3">
          <Notice icon={<CircleHelp aria-hidden="true" strokeWidth={1.9} />}>
            No warning for someone means nothing was found in the sources checked. It is not a statement of safety.
          </Notice>
        </div>
      )}
    </Section>
  );
}
