import { useEffect } from 'react';
import { matchRoutes, type NonIndexRouteObject, useLocation, useRoutes } from 'react-router-dom';
import { markedSignedIn } from './browser/signed-in-mark.ts';
import { whenQuiet } from './browser/when-idle.ts';
import { paths, productPath } from './paths.ts';
import { type Screen, ScreenOf, screen } from './screen.tsx';
import { Root } from './screens/layouts/root.tsx';

/** A route, and the screen whose code it needs. The outermost route is part of the entry. */
interface ScreenRoute extends NonIndexRouteObject {
  readonly handle?: Screen;
  readonly children?: ScreenRoute[];
}

type Load = Parameters<typeof screen>[0];

/** One screen. */
const at = (path: string, load: Load): ScreenRoute => {
  const handle = screen(load);
  return { path, element: <ScreenOf of={handle} />, handle };
};

/** A layout around screens. */
const around = (load: Load, children: ScreenRoute[]): ScreenRoute => {
  const handle = screen(load);
  return { element: <ScreenOf of={handle} />, handle, children };
};

// Screens with several addresses, imported in one place: everyone's first paint carries this table.
const demos: Load = () => import('./screens/demos.tsx');
const homeHealth: Load = () => import('./screens/home-health.tsx');
const billing = () => import('./screens/billing.tsx');
const community = () => import('./screens/community.tsx');
const password = () => import('./screens/forgot-password.tsx');
const ingredients = () => import('./screens/ingredient-database.tsx');
const household = () => import('./screens/household.tsx');

/** Every address and its screen, inside its layouts. The service worker has stored the code of all of them. */
const ROUTES: ScreenRoute[] = [
  {
    element: <Root />,
    children: [
      at(paths.home, () => import('./screens/landing.tsx')),
      at(paths.auth, () => import('./screens/auth.tsx')),
      at(paths.forgotPassword, password),
      at(paths.resetPassword, async () => ({ Component: (await password()).Reset })),
      at(paths.confirmEmail, () => import('./screens/confirm-email.tsx')),
      at(paths.join, () => import('./screens/join.tsx')),
      at('/community/groups/invite/:token', community),
      at(paths.contact, () => import('./screens/contact.tsx')),
      around(
        () => import('./screens/layouts/open-to-all.tsx'),
        [
          at(paths.method, () => import('./screens/method.tsx')),
          at(paths.attribution, () => import('./screens/attribution.tsx')),
          at('/api', () => import('./screens/api.tsx')),
          at(paths.privacyCheck, () => import('./screens/privacy-check.tsx')),
          at(paths.demoScan, demos),
          at(paths.demoProduct, demos),
          at(paths.demoInventory, demos),
          at(paths.demoAlternatives, demos),
        ],
      ),
      // Anyone sent a link to a recall notice can read it without an account.
      around(
        () => import('./screens/layouts/open-with-own-bars.tsx'),
        [at(paths.recall, () => import('./screens/recall.tsx'))],
      ),
      // Administrators of the server have a separate sign-in.
      at('/admin/*', () => import('./screens/administration.tsx')),
      // Outside the sign-in: the emergency number must be there for anyone holding the phone.
      at(paths.emergency, () => import('./screens/emergency.tsx')),
      at(paths.emergencyCard, () => import('./screens/emergency-card.tsx')),
      around(
        () => import('./screens/layouts/signed-in.tsx'),
        [
          at(paths.scan, () => import('./screens/scan.tsx')),
          at(paths.label, () => import('./screens/label.tsx')),
          around(
            () => import('./screens/layouts/with-own-bars.tsx'),
            [
              at(paths.manualEntry, () => import('./screens/manual-entry.tsx')),
              at(paths.profileSetup, () => import('./screens/profile-setup.tsx')),
              at(paths.shoppingList, () => import('./screens/shopping-list.tsx')),
              at(paths.referral, async () => ({ Component: (await household()).Referral })),
              at(paths.reviews, () => import('./screens/reviews.tsx')),
              at(paths.compare, () => import('./screens/compare.tsx')),
              at(paths.subscription, () => import('./screens/subscription.tsx')),
              at(paths.aislePacks, () => import('./screens/aisle-packs.tsx')),
              around(
                () => import('./screens/layouts/beside-inventory.tsx'),
                [at(paths.product, () => import('./screens/product.tsx'))],
              ),
            ],
          ),
          around(
            () => import('./screens/layouts/with-tabs.tsx'),
            [
              at(paths.dashboard, () => import('./screens/dashboard.tsx')),
              at(paths.inventory, () => import('./screens/inventory.tsx')),
              at('/community/groups?/:id?', community),
              at(paths.leaderboard, () => import('./screens/leaderboard.tsx')),
              at(paths.detector, () => import('./screens/hazard-detector.tsx')),
              at(paths.homeHealth, homeHealth),
              at(paths.homeHealthShort, homeHealth),
              at(paths.ledger, () => import('./screens/exposure-ledger.tsx')),
              at(paths.environment, () => import('./screens/environment.tsx')),
              at(paths.area, () => import('./screens/area.tsx')),
              at(paths.familyProfiles, () => import('./screens/family-profiles.tsx')),
              at(paths.search, () => import('./screens/product-search.tsx')),
              at(paths.household, household),
              at(paths.ingredients, ingredients),
              at(paths.ingredient, async () => ({ Component: (await ingredients()).Ingredient })),
              at(paths.billing, billing),
              at(paths.billingSuccess, async () => ({ Component: (await billing()).Success })),
              at(paths.billingCancel, async () => ({ Component: (await billing()).Cancel })),
              at(paths.notSent, () => import('./screens/not-sent.tsx')),
              at(paths.recalls, () => import('./screens/recalls.tsx')),
              at(paths.achievements, () => import('./screens/achievements.tsx')),
              at(paths.notifications, () => import('./screens/notifications.tsx')),
              at(paths.settings, () => import('./screens/settings.tsx')),
            ],
          ),
        ],
      ),
      at('*', () => import('./screens/not-found.tsx')),
    ],
  },
];

/** Screens people usually open next, wherever they started: a report, and the main tabs. */
const NEXT = [productPath('next'), paths.inventory, paths.dashboard, paths.detector];

/** One after the other, so that none delays a tap for long. */
async function loadNext(): Promise<void> {
  for (const path of NEXT) await loadScreen(path);
  // Checks the home for dashboard and detector. If it fails to load, they request it themselves.
  await import('./product-view/check-home.ts').catch(() => undefined);
}

/** The screen for the current address. Fetches the likely next screens once the page is quiet. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== paths.home && markedSignedIn()) return whenQuiet(() => void loadNext());
  }, [pathname]);
  return useRoutes(ROUTES);
}

/**
 * Fetches all parts of an address's screen at once. The routes alone would request each part only after the one around
 * it is drawn. Never rejects: a part that failed is requested again when it is drawn, and the error is shown there.
 */
export async function loadScreen(pathname: string): Promise<void> {
  const parts = matchRoutes(ROUTES, pathname) ?? [];
  await Promise.allSettled(parts.map(({ route }) => route.handle?.load()));
}
