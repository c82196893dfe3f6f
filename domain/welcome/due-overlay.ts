import type { HomeCategory } from '../products/category.ts';

/** What the dashboard may lay over itself, one at a time. */
export type Overlay =
  | { readonly kind: 'questionnaire' | 'onboarding' | 'tour' }
  | { readonly kind: 'nudge'; readonly category: HomeCategory };

/** What decides which is due: the person, the flags of this device, what is at home, and chance. */
export interface WelcomeState {
  readonly user: {
    readonly hasOnboarded: boolean;
    readonly hasChildren: boolean | null;
    readonly hasPets: boolean | null;
  };
  /** The flags of this device, by the names they are kept under. */
  readonly preferencesOnboardingCompleted: boolean;
  readonly onboardingCompleted: boolean;
  readonly dashboardTourCompleted: boolean;
  /** Entries of the inventory. */
  readonly inventory: number;
  /** How many products of each category are checked, and whether it is complete. */
  readonly categories: readonly {
    readonly category: HomeCategory;
    readonly checked: number;
    readonly complete: boolean;
  }[];
  /** Drawn once each time the app starts, from 0 up to 1. */
  readonly drawn: number;
  /** The nudge was shown since the app started. */
  readonly nudged: boolean;
}

/** How likely a nudge is (product P2.3.4). */
const NUDGE_CHANCE = 0.3;

/** How long after the dashboard has loaded the tour begins, in milliseconds (product P2.3.4). */
export const TOUR_AFTER_MS = 1000;

/**
 * The one overlay that is due, never two at once: questions about the home first, then what the app is for, then the
 * tour, then a category that is not complete (product P2.3.4).
 */
export function dueOverlay(state: WelcomeState): Overlay | null {
  const { hasOnboarded, hasChildren, hasPets } = state.user;
  if (!hasOnboarded && hasChildren === null && hasPets === null && !state.preferencesOnboardingCompleted) {
    return { kind: 'questionnaire' };
  }
  if (state.inventory === 0 && !state.onboardingCompleted) return { kind: 'onboarding' };
  if (!state.dashboardTourCompleted) return { kind: 'tour' };
  if (state.inventory === 0 || state.nudged || state.drawn >= NUDGE_CHANCE) return null;
  const incomplete = state.categories.filter(({ complete }) => !complete);
  const [next] = incomplete.toSorted((a, b) => b.checked - a.checked);
  return next ? { kind: 'nudge', category: next.category } : null;
}
