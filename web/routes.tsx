import type { RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { ErrorScreen } from './screens/error.tsx';
import { Root } from './screens/root.tsx';

/** Every address and its screen. Each screen is fetched when it is first needed; the service worker has them all. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    HydrateFallback: () => null,
    children: [
      { path: paths.home, lazy: () => import('./screens/landing.tsx') },
      { path: paths.auth, lazy: () => import('./screens/auth.tsx') },
      { path: paths.forgotPassword, lazy: () => import('./screens/forgot-password.tsx') },
      { path: paths.contact, lazy: () => import('./screens/contact.tsx') },
      {
        lazy: () => import('./screens/signed-in.tsx'),
        children: [
          { path: paths.scan, lazy: () => import('./screens/scan.tsx') },
          {
            lazy: () => import('./screens/shell.tsx'),
            children: [
              { path: paths.dashboard, lazy: () => import('./screens/dashboard.tsx') },
              { path: paths.manualEntry, handle: { ownBars: true }, lazy: () => import('./screens/manual-entry.tsx') },
              { path: paths.inventory, lazy: () => import('./screens/inventory.tsx') },
              { path: paths.product, handle: { ownBars: true }, lazy: () => import('./screens/product.tsx') },
              { path: paths.community, lazy: () => import('./screens/community.tsx') },
              { path: paths.detector, lazy: () => import('./screens/hazard-detector.tsx') },
              { path: paths.familyProfiles, lazy: () => import('./screens/family-profiles.tsx') },
              { path: paths.subscription, lazy: () => import('./screens/subscription.tsx') },
              { path: paths.settings, lazy: () => import('./screens/settings.tsx') },
            ],
          },
        ],
      },
      { path: '*', lazy: () => import('./screens/not-found.tsx') },
    ],
  },
];
