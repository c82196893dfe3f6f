import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { type AchievementState, achievementStates, type Deeds, dueBadges } from '#domain/achievements/achievements.ts';
import type { BadgeType } from '#domain/achievements/badge.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { useHomeHealth } from '#web/product-view/use-home-health.ts';

/** What the rows of this phone tell of what the household has done, but for its categories. */
async function readDeeds(db: AccountDb): Promise<Omit<Deeds, 'areasBegun'>> {
  const [scans, people, pets, marks, relabelled] = await Promise.all([
    db.scans.filter(({ outcome }) => outcome !== 'unknown').count(),
    db.members.count(),
    db.pets.count(),
    db.hazardMarks.toArray(),
    db.products.filter(({ earlierLists }) => (earlierLists?.length ?? 0) > 0).count(),
  ]);
  const pairsResolved = marks.filter(({ id, state }) => id.startsWith('pair:') && state === 'resolved').length;
  return { scans, profiles: people + pets, pairsResolved, formulasChecked: relabelled };
}

export interface AchievementsRead {
  readonly states: readonly AchievementState[];
  /** People and pets that the household looks after. */
  readonly family: number;
}

/**
 * How far the household is, worked out on this phone. What is reached and was not written down yet is, also without a
 * signal. Undefined while the tables are read.
 */
export function useAchievements(): AchievementsRead | undefined {
  const { db } = useAccount();
  const client = useClient();
  const health = useHomeHealth()?.health;
  const read = useLiveQuery(async () => ({ deeds: await readDeeds(db), badges: await db.badges.toArray() }), [db]);
  const areasBegun = health?.categories.filter(({ checked }) => checked > 0).length;
  const states =
    read && areasBegun !== undefined ? achievementStates({ ...read.deeds, areasBegun }, read.badges) : undefined;
  // One text, so that the effect runs when something else is due and not with every row that changes.
  const due = states ? dueBadges(states).join(' ') : '';
  useEffect(() => {
    const award = async () => {
      for (const badgeType of due.split(' ') as BadgeType[]) {
        await client.perform('badge.award', badgeType, { badgeType });
      }
    };
    if (due !== '') void award();
  }, [due, client]);
  return states && read ? { states, family: read.deeds.profiles } : undefined;
}
