import { PlanNote } from '#web/scanning/plan-note.tsx';

/** Pairs at home that a larger plan tells, counted (product P6.31). Nothing where there are none. */
export const HeldPairs = ({ count }: { count: number }) =>
  count > 0 && (
    <PlanNote entitlement="interactionWarnings">
      {count === 1 ? '1 more pair' : `${count} more pairs`} at home, below CRITICAL and without a gas, should not be
      mixed.
    </PlanNote>
  );
