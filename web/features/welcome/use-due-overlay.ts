import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { HomeHealth } from '#domain/inventory/home-health.ts';
import { dueOverlay, type Overlay } from '#domain/welcome/due-overlay.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import { isFlagSet, setFlag } from './flags.ts';

/** Random number, drawn once per app start, so that returning to the dashboard does not roll the dice again. */
const DRAWN = Math.random();
let nudged = false;

const FLAG = {
  questionnaire: 'preferencesOnboardingCompleted',
  onboarding: 'onboardingCompleted',
  tour: 'dashboardTourCompleted',
} as const;

/**
 * The overlay that the dashboard shows, and a function to end it. Null until the phone has pulled the inventory once,
 * so that a household with a full shelf is not taken for a new one.
 */
export function useDueOverlay(health: HomeHealth | undefined): {
  readonly overlay: Overlay | null;
  readonly end: (overlay: Overlay) => void;
} {
  const { db, user } = useAccount();
  const [, look] = useState(0);
  const read = useLiveQuery(async () => {
    if ((await readMeta(db, 'pulledAt')) === undefined) return null;
    const profile = await db.profiles.get(user.id);
    return { answers: profile?.answers ?? null, inventory: await db.inventory.count() };
  }, [db, user.id]);
  const overlay =
    read && health
      ? dueOverlay({
          user: read.answers
            ? { hasOnboarded: true, hasChildren: read.answers.hasYoungChildren, hasPets: read.answers.hasPets }
            : user,
          preferencesOnboardingCompleted: isFlagSet(FLAG.questionnaire),
          onboardingCompleted: isFlagSet(FLAG.onboarding),
          dashboardTourCompleted: isFlagSet(FLAG.tour),
          inventory: read.inventory,
          categories: health.categories.map(({ category, checked, score }) => ({
            category,
            checked,
            complete: score !== null,
          })),
          drawn: DRAWN,
          nudged,
        })
      : null;
  const end = ({ kind }: Overlay): void => {
    if (kind === 'nudge') nudged = true;
    else setFlag(FLAG[kind]);
    look((times) => times + 1);
  };
  return { overlay, end };
}
