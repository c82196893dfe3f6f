import type { ReactNode } from 'react';
import type { HouseholdReport } from '#domain/safety/report.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';

const WORDS = {
  suitable: { level: 'MINIMAL', shape: 'MINIMAL', title: 'Suitable for your household', why: null },
  suitable_locked: {
    level: 'MINIMAL',
    shape: 'MINIMAL',
    title: 'Suitable, keep locked away',
    why: 'It can harm someone at home who gets hold of it.',
  },
  not_suitable: { level: 'HIGH', shape: 'VERY_HIGH', title: 'Not suitable for your household', why: null },
  not_enough_known: {
    level: 'UNKNOWN',
    shape: 'UNKNOWN',
    title: 'Not enough is known',
    why: 'This is neither a yes nor a no.',
  },
} as const;

interface ShoppingSheetProps {
  verdict: HouseholdReport['verdict'];
  children: ReactNode;
}

/** The answer in the shop, in the colour of the whole sheet, then the product, then why. */
export function ShoppingSheet({ verdict, children }: ShoppingSheetProps) {
  const { level, shape, title, why } = WORDS[verdict];
  return (
    <div className={classNames('shopping-sheet', LEVEL_CLASS[level])}>
      <div className="shopping-head">
        <RiskShape level={shape} tone={level} size={72} />
        <p className="shopping-answer" role="status">
          {title}
        </p>
      </div>
      {why !== null && <p>{why}</p>}
      {children}
    </div>
  );
}
