import type { HouseholdReport } from '#domain/safety/report.ts';
import { VerdictBar } from '#web/ui/risk/verdict-bar.tsx';

const WORDS = {
  suitable: { verdict: 'suitable', title: 'Suitable', why: 'Nothing in it speaks against your household.' },
  suitable_locked: {
    verdict: 'suitable',
    title: 'Suitable, keep locked away',
    why: 'It can harm somebody in your home who gets at it.',
  },
  not_suitable: {
    verdict: 'not_suitable',
    title: 'Not suitable for your household',
    why: 'Its score or a warning speaks against it.',
  },
  not_enough_known: {
    verdict: 'not_enough_known',
    title: 'Not enough is known',
    why: 'Too much of its label could not be identified.',
  },
} as const;

interface ShoppingVerdictProps {
  verdict: HouseholdReport['verdict'];
  /** The reasons follow below it. */
  plain: boolean;
}

/** The answer in the shop, before anything else. */
export function ShoppingVerdict({ verdict, plain }: ShoppingVerdictProps) {
  const words = WORDS[verdict];
  return (
    <div className="mb-3.5 pr-9">
      <VerdictBar verdict={words.verdict} title={words.title}>
        {!plain && words.why}
      </VerdictBar>
    </div>
  );
}
