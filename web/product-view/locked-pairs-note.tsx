import { PlanNote } from '#web/scanning/plan-note.tsx';

/** The number of pairs at home that only a larger plan shows (product P6.31). Renders nothing if there are none. */
export const LockedPairsNote = ({ count }: { count: number }) =>
  count > 0 && (
    <PlanNote entitlement="interactionWarnings">
      {count === 1 ? '1 more pair' : `${count} more pairs`} at home, below CRITICAL and producing no gas, should not be
      mixed.
    </PlanNote>
  );
