import type { Badge, BadgeType } from './badge.ts';

/** What a household has done so far, counted from its rows. */
export interface Deeds {
  /** Scans that found a product. */
  readonly scans: number;
  /** People and pets with a profile. */
  readonly profiles: number;
  /** Pairs that must not be mixed and that somebody marked as resolved. */
  readonly pairsResolved: number;
  /** Home categories, out of nine, with at least one checked product. */
  readonly areasBegun: number;
  /** Products whose ingredient list was read again and had changed. */
  readonly formulasChecked: number;
  /** Recalls of something at home that somebody marked as handled. */
  readonly recallsHandled: number;
}

/** One achievement: the count it depends on, and the goal. */
interface Achievement {
  readonly badgeType: BadgeType;
  readonly name: string;
  readonly emoji: string;
  readonly counts: keyof Deeds;
  readonly goal: number;
}

/** Every achievement, in display order (product P2.10.1). */
export const ACHIEVEMENTS: readonly Achievement[] = [
  { badgeType: 'first_scan', name: 'Safety First', emoji: '🏆', counts: 'scans', goal: 1 },
  { badgeType: 'pet_protector', name: '10 Scans', emoji: '⭐', counts: 'scans', goal: 10 },
  { badgeType: 'profile_setup', name: 'Guardian', emoji: '🛡️', counts: 'profiles', goal: 1 },
  { badgeType: 'pair_resolved', name: 'Kept Apart', emoji: '🧪', counts: 'pairsResolved', goal: 1 },
  { badgeType: 'areas_begun', name: 'Every Corner', emoji: '🏠', counts: 'areasBegun', goal: 9 },
  { badgeType: 'formula_checked', name: 'Second Look', emoji: '🔎', counts: 'formulasChecked', goal: 1 },
  // Last, so that it is suggested only when nothing else is left: a recall is not something to aim for.
  { badgeType: 'recall_handled', name: 'Off the Shelf', emoji: '📦', counts: 'recallsHandled', goal: 1 },
];

/** A household's progress towards an achievement. */
export interface AchievementState extends Achievement {
  /** Capped at the goal. */
  readonly done: number;
  /** When it was reached, in milliseconds since 1970; null if it was not, or if the badge is not recorded yet. */
  readonly awardedAt: number | null;
}

/** Progress on each achievement. A badge is permanent, even if what it was earned with has since been removed. */
export function achievementStates(deeds: Deeds, badges: readonly Badge[]): AchievementState[] {
  return ACHIEVEMENTS.map((one) => {
    const badge = badges.find(({ badgeType }) => badgeType === one.badgeType);
    const done = badge ? one.goal : Math.min(one.goal, deeds[one.counts]);
    return { ...one, done, awardedAt: badge?.awardedAt ?? null };
  });
}

/** Badges that were reached and not recorded yet: each is awarded once (product P2.10.2). */
export const dueBadges = (states: readonly AchievementState[]): BadgeType[] =>
  states.flatMap(({ badgeType, done, goal, awardedAt }) => (done >= goal && awardedAt === null ? [badgeType] : []));

/** The achievement to suggest next: the one nearest its goal, on a tie the first in order. Null if all are reached. */
export function nextAchievement(states: readonly AchievementState[]): AchievementState | null {
  const open = states.filter(({ done, goal }) => done < goal);
  return open.toSorted((a, b) => b.done / b.goal - a.done / a.goal)[0] ?? null;
}
