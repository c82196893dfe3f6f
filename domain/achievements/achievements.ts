import type { Badge, BadgeType } from './badge.ts';

/** What a household has done, counted from its rows. */
export interface Deeds {
  /** Scans that found a product. */
  readonly scans: number;
  /** People and pets with a profile. */
  readonly profiles: number;
  /** Pairs that must not be mixed, and that somebody has dealt with. */
  readonly pairsResolved: number;
  /** Categories of the home with at least one checked product, of nine. */
  readonly areasBegun: number;
  /** Products whose list was read anew, and had changed. */
  readonly formulasChecked: number;
  /** Recalls of something at home that somebody has dealt with. */
  readonly recallsHandled: number;
}

/** One achievement: what counts towards it, and how much of that reaches it. */
interface Achievement {
  readonly badgeType: BadgeType;
  readonly name: string;
  readonly emoji: string;
  readonly counts: keyof Deeds;
  readonly goal: number;
}

/** Every achievement, in the order in which they stand on the shelf (product P2.10.1). */
export const ACHIEVEMENTS: readonly Achievement[] = [
  { badgeType: 'first_scan', name: 'Safety First', emoji: '🏆', counts: 'scans', goal: 1 },
  { badgeType: 'pet_protector', name: '10 Scans', emoji: '⭐', counts: 'scans', goal: 10 },
  { badgeType: 'profile_setup', name: 'Guardian', emoji: '🛡️', counts: 'profiles', goal: 1 },
  { badgeType: 'pair_resolved', name: 'Kept Apart', emoji: '🧪', counts: 'pairsResolved', goal: 1 },
  { badgeType: 'areas_begun', name: 'Every Corner', emoji: '🏠', counts: 'areasBegun', goal: 9 },
  { badgeType: 'formula_checked', name: 'Second Look', emoji: '🔎', counts: 'formulasChecked', goal: 1 },
  // Last: it is next only where nothing else is, since no recall can be looked for.
  { badgeType: 'recall_handled', name: 'Off the Shelf', emoji: '📦', counts: 'recallsHandled', goal: 1 },
];

/** An achievement as it stands for a household. */
export interface AchievementState extends Achievement {
  /** Up to the goal. */
  readonly done: number;
  /** When it was reached, in milliseconds since 1970; null where it is not, or where nobody wrote it down yet. */
  readonly awardedAt: number | null;
}

/** How far a household is with each. What was reached stays, also where what it was reached with has gone since. */
export function achievementStates(deeds: Deeds, badges: readonly Badge[]): AchievementState[] {
  return ACHIEVEMENTS.map((one) => {
    const badge = badges.find(({ badgeType }) => badgeType === one.badgeType);
    const done = badge ? one.goal : Math.min(one.goal, deeds[one.counts]);
    return { ...one, done, awardedAt: badge?.awardedAt ?? null };
  });
}

/** What has been reached and not been written down: each is awarded once (product P2.10.2). */
export const dueBadges = (states: readonly AchievementState[]): BadgeType[] =>
  states.flatMap(({ badgeType, done, goal, awardedAt }) => (done >= goal && awardedAt === null ? [badgeType] : []));

/** The one to reach next: that which is nearest, the first on the shelf where several are. Null where all are reached. */
export function nextAchievement(states: readonly AchievementState[]): AchievementState | null {
  const open = states.filter(({ done, goal }) => done < goal);
  return open.toSorted((a, b) => b.done / b.goal - a.done / a.goal)[0] ?? null;
}
