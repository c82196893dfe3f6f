import type { HomeCategory } from '../products/category.ts';

/** The overlays the dashboard can show, one at a time. */
export type Overlay =
  | { readonly kind: 'questionnaire' | 'onboarding' | 'tour' }
  | { readonly kind: 'nudge'; readonly category: HomeCategory };

/** What decides which overlay is due: the person, flags of this device, what is at home, and chance. */
export interface WelcomeState {
  readonly user: {
    readonly hasOnboarded: boolean;
    readonly hasChildren: boolean | null;
    readonly hasPets: boolean | null;
  };
  /** The flags of this device, under their storage names. */
  readonly preferencesOnboardingCompleted: boolean;
  readonly onboardingCompleted: boolean;
  readonly dashboardTourCompleted: boolean;
  /** Number of inventory entries. */
  readonly inventory: number;
  /** For each category, the number of checked products, and whether it is complete. */
  readonly categories: readonly {
    readonly category: HomeCategory;
    readonly checked: number;
    readonly complete: boolean;
  }[];
  /** A random number drawn once per app start, from 0 up to but not including 1. */
  readonly drawn: number;
  /** Whether the nudge was already shown since the app started. */
  readonly nudged: boolean;
}

/** Probability of a nudge (product P2.3.4). */
const NUDGE_CHANCE = 0.3;

/** Delay between the dashboard finishing loading and the start of the tour, in milliseconds (product P2.3.4). */
export const TOUR_AFTER_MS = 1000;

/**
 * The one overlay that is due: first the questions about the home, then what the app is for, then the tour, then a
 * nudge towards an incomplete category (product P2.3.4).
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
