import type { AchievementState } from '#domain/achievements/achievements.ts';
import type { BadgeType } from '#domain/achievements/badge.ts';
import { paths } from '#web/paths.ts';
import { formatDay } from '#web/ui/formats.ts';

/** What is counted, and what to do for it. */
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
    todo: 'Scan what stands next to it.',
    link: 'Scan a product',
    to: paths.scan,
  },
  profile_setup: {
    counted: (done, goal) => `${done} of ${goal} profile`,
    todo: 'Say who lives with you, so that warnings name them.',
    link: 'Open family profiles',
    to: paths.familyProfiles,
  },
  pair_resolved: {
    counted: (done, goal) => `${done} of ${goal} pair`,
    todo: 'Put two products apart that must not be mixed, and say so in the detector.',
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
    todo: 'Photograph the list of a product again: makers change what is in it.',
    link: 'Look at your products',
    to: paths.inventory,
  },
  recall_handled: {
    counted: (done, goal) => `${done} of ${goal} recall`,
    todo: 'When a recall names something at home, do what it says, and say so.',
    link: 'Look at recalls',
    to: paths.recalls,
  },
};

/** When it was reached, or how far it is. */
export const achievementCaption = ({ badgeType, done, goal, awardedAt }: AchievementState): string =>
  awardedAt === null
    ? WORDS[badgeType].counted(done, goal)
    : // The day stays in one line.
      `Reached on ${formatDay(awardedAt).replaceAll(' ', '\u00a0')}`;

/** What to do for it, and where. */
export const achievementTodo = (badgeType: BadgeType) => WORDS[badgeType];

/** What Family Hero says: it stands on every shelf (product P2.10.1). */
export const familyCaption = (family: number): string => {
  if (family === 0) return 'Looks after the home';
  return family === 1 ? 'Looks after one' : `Looks after ${family}`;
};
