import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { type AchievementState, achievementStates, type Deeds, dueBadges } from '#domain/achievements/achievements.ts';
import type { BadgeType } from '#domain/achievements/badge.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { useHealth } from '#web/product-view/use-home-health.ts';

/** What the household has done, from the tables on this phone, except for its categories. */
async function readDeeds(db: AccountDb): Promise<Omit<Deeds, 'areasBegun'>> {
  // Whole tables: one request takes a tenth of the time of a cursor over as many rows.
  const [scans, people, pets, marks, products, recalls] = await Promise.all([
    db.scans.toArray(),
    db.members.count(),
    db.pets.count(),
    db.hazardMarks.toArray(),
    db.products.toArray(),
    db.recallMarks.toArray(),
  ]);
  const pairsResolved = marks.filter(({ id, state }) => id.startsWith('pair:') && state === 'resolved').length;
  return {
    scans: scans.filter(({ outcome }) => outcome !== 'unknown').length,
    profiles: people + pets,
    pairsResolved,
    formulasChecked: products.filter(({ earlierLists }) => (earlierLists?.length ?? 0) > 0).length,
    recallsHandled: recalls.filter(({ state }) => state === 'done').length,
  };
}

export interface AchievementsRead {
  readonly states: readonly AchievementState[];
  /** People and pets that the household looks after. */
  readonly family: number;
}

/**
 * The household's achievements, computed on this phone. Badges that are reached but not yet recorded are recorded here,
 * even when offline. Undefined while the tables are read.
 */
export function useAchievements(): AchievementsRead | undefined {
  const { db } = useAccount();
  const client = useClient();
  const health = useHealth();
  const read = useLiveQuery(async () => ({ deeds: await readDeeds(db), badges: await db.badges.toArray() }), [db]);
  const areasBegun = health?.categories.filter(({ checked }) => checked > 0).length;
  const states =
    read && areasBegun !== undefined ? achievementStates({ ...read.deeds, areasBegun }, read.badges) : undefined;
  // A string, so that the effect runs only when the due badges change, not on every changed row.
  const due = states ? dueBadges(states).join(' ') : '';
  // With two badges due, recording the first changes `due` and re-runs the effect while the second is being recorded.
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const award = async () => {
      for (const badgeType of due.split(' ') as BadgeType[]) {
        if (asked.current.has(badgeType)) continue;
        asked.current.add(badgeType);
        await client.perform('badge.award', badgeType, { badgeType });
      }
    };
    if (due !== '') void award();
  }, [due, client]);
  return states && read ? { states, family: read.deeds.profiles } : undefined;
}
