import type { AchievementState } from '#domain/achievements/achievements.ts';
import type { BadgeType } from '#domain/achievements/badge.ts';
import { paths } from '#web/paths.ts';
import { formatDay } from '#web/ui/formats.ts';

/** For each badge: the progress text, and what to do to earn it. */
const WORDS: Readonly<
  Record<
    BadgeType,
    {
      readonly counted: (done: number, goal: number) => string;
      readonly todo: string;
      readonly link: string;
      readonly to: string;
    }
  >
> = {
  first_scan: {
    counted: (done, goal) => `${done} of ${goal} scan`,
    todo: 'Scan something from under the sink.',
    link: 'Scan a product',
    to: paths.scan,
  },
  pet_protector: {
    counted: (done, goal) => `${done} of ${goal} scans`,
    todo: 'Scan what’s next to it.',
    link: 'Scan a product',
    to: paths.scan,
  },
  profile_setup: {
    counted: (done, goal) => `${done} of ${goal} profile`,
    todo: 'Add who lives with you, so warnings name them.',
    link: 'Open family profiles',
    to: paths.familyProfiles,
  },
  pair_resolved: {
    counted: (done, goal) => `${done} of ${goal} pair`,
    todo: 'Separate two products that must not be mixed, and mark it in the detector.',
    link: 'Open the detector',
    to: paths.detector,
  },
  areas_begun: {
    counted: (done, goal) => `${done} of ${goal} categories`,
    todo: 'Check one product in each category of your home.',
    link: 'Scan a product',
    to: paths.scan,
  },
  formula_checked: {
    counted: (done, goal) => `${done} of ${goal} product`,
    todo: 'Photograph a product’s ingredient list again: makers change what’s in it.',
    link: 'See your products',
    to: paths.inventory,
  },
  recall_handled: {
    counted: (done, goal) => `${done} of ${goal} recall`,
    todo: 'When a recall names something at home, do what it says and mark it done.',
    link: 'See recalls',
    to: paths.recalls,
  },
};

/** When it was reached, or the progress so far. */
export const achievementCaption = ({ badgeType, done, goal, awardedAt }: AchievementState): string =>
  awardedAt === null
    ? WORDS[badgeType].counted(done, goal)
    : // Non-breaking spaces keep the date on one line.
      `Reached on ${formatDay(awardedAt).replaceAll(' ', '\u00a0')}`;

/** What to do to earn it, and where. */
export const achievementTodo = (badgeType: BadgeType) => WORDS[badgeType];

/** The caption of Family Hero, which is on every shelf (product P2.10.1). */
export const familyCaption = (family: number): string => {
  if (family === 0) return 'Looks after the home';
  return family === 1 ? 'Looks after one' : `Looks after ${family}`;
};
