import { expect, test } from 'vitest';
import { HOME_CATEGORIES } from '#domain/products/category.ts';
import { dueOverlay, type WelcomeState } from '#domain/welcome/due-overlay.ts';

const NEWCOMER: WelcomeState = {
  user: { hasOnboarded: false, hasChildren: null, hasPets: null },
  preferencesOnboardingCompleted: false,
  onboardingCompleted: false,
  dashboardTourCompleted: false,
  inventory: 0,
  categories: HOME_CATEGORIES.map((category) => ({ category, checked: 0, complete: false })),
  drawn: 0.99,
  nudged: false,
};
const SETTLED: WelcomeState = {
  ...NEWCOMER,
  user: { hasOnboarded: true, hasChildren: true, hasPets: false },
  onboardingCompleted: true,
  dashboardTourCompleted: true,
  inventory: 12,
};
const kind = (state: WelcomeState) => dueOverlay(state)?.kind ?? null;

test('a newcomer is asked first, then told, then shown round: one after the other (product P2.3.4)', () => {
  expect(kind(NEWCOMER)).toBe('questionnaire');
  const answered = { ...NEWCOMER, user: { hasOnboarded: true, hasChildren: false, hasPets: false } };
  expect(kind(answered)).toBe('onboarding');
  expect(kind({ ...answered, onboardingCompleted: true })).toBe('tour');
  expect(kind({ ...answered, onboardingCompleted: true, dashboardTourCompleted: true })).toBeNull();
});

test.each([
  ['they have onboarded', { user: { hasOnboarded: true, hasChildren: null, hasPets: null } }],
  ['children were answered', { user: { hasOnboarded: false, hasChildren: false, hasPets: null } }],
  ['pets were answered', { user: { hasOnboarded: false, hasChildren: null, hasPets: true } }],
  ['this device has asked', { preferencesOnboardingCompleted: true }],
])('the questionnaire is not shown where %s (product P2.3.3)', (_why, part) => {
  expect(kind({ ...NEWCOMER, ...part })).toBe('onboarding');
});

test('the onboarding is for a household with nothing at home; the tour is shown once (product P2.3.4)', () => {
  const asked = { ...NEWCOMER, preferencesOnboardingCompleted: true, inventory: 1 };
  expect(kind(asked)).toBe('tour');
  expect(kind({ ...asked, dashboardTourCompleted: true })).toBeNull();
});

test('a nudge comes in 30 of 100 starts, for a category that is not complete, once (product P2.3.4)', () => {
  expect(kind({ ...SETTLED, drawn: 0.3 })).toBeNull();
  expect(kind({ ...SETTLED, drawn: 0.299 })).toBe('nudge');
  expect(kind({ ...SETTLED, drawn: 0, nudged: true })).toBeNull();
  expect(kind({ ...SETTLED, drawn: 0, inventory: 0 })).toBeNull();
  const drawnOf1000 = Array.from({ length: 1000 }, (_, at) => kind({ ...SETTLED, drawn: at / 1000 }));
  expect(drawnOf1000.filter((one) => one === 'nudge')).toHaveLength(300);
});

test('the nudge names the category that is nearest to complete', () => {
  const categories = SETTLED.categories.map((one) => {
    if (one.category === 'kitchen') return { ...one, checked: 12, complete: true };
    return one.category === 'laundry' ? { ...one, checked: 7 } : one;
  });
  expect(dueOverlay({ ...SETTLED, categories, drawn: 0 })).toEqual({ kind: 'nudge', category: 'laundry' });
  const complete = categories.map((one) => ({ ...one, complete: true }));
  expect(dueOverlay({ ...SETTLED, categories: complete, drawn: 0 })).toBeNull();
});
