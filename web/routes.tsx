import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from './paths.ts';
import { Root } from './screens/root.tsx';

/** A screen that is fetched when it is first needed; the service worker has stored them all. */
const screen = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }));

const signedIn = () => import('./screens/signed-in.tsx');
const withTabs = () => import('./screens/with-tabs.tsx');
const scan = () => import('./screens/scan.tsx');
const dashboard = () => import('./screens/dashboard.tsx');
const inventory = () => import('./screens/inventory.tsx');

const Landing = screen(() => import('./screens/landing.tsx'));
const Auth = screen(() => import('./screens/auth.tsx'));
const ForgotPassword = screen(() => import('./screens/forgot-password.tsx'));
const Contact = screen(() => import('./screens/contact.tsx'));
const OpenToAll = screen(() => import('./screens/open-to-all.tsx'));
const Method = screen(() => import('./screens/method.tsx'));
const Attribution = screen(() => import('./screens/attribution.tsx'));
const SignedIn = screen(signedIn);
const WithTabs = screen(withTabs);
const WithOwnBars = screen(() => import('./screens/with-own-bars.tsx'));
const Scan = screen(scan);
const Label = screen(() => import('./screens/label.tsx'));
const ManualEntry = screen(() => import('./screens/manual-entry.tsx'));
const Product = screen(() => import('./screens/product.tsx'));
const Dashboard = screen(dashboard);
const Inventory = screen(inventory);
const Community = screen(() => import('./screens/community.tsx'));
const Detector = screen(() => import('./screens/hazard-detector.tsx'));
const FamilyProfiles = screen(() => import('./screens/family-profiles.tsx'));
const IngredientDatabase = screen(() => import('./screens/ingredient-database.tsx'));
const Ingredient = screen(() => import('./screens/ingredient.tsx'));
const Subscription = screen(() => import('./screens/subscription.tsx'));
const NotSent = screen(() => import('./screens/not-sent.tsx'));
const Notifications = screen(() => import('./screens/notifications.tsx'));
const Settings = screen(() => import('./screens/settings.tsx'));
const NotFound = screen(() => import('./screens/not-found.tsx'));

/** What the home screen and its shortcuts open, from the outside to the inside. */
const STARTS: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  [paths.dashboard]: [signedIn, withTabs, dashboard],
  [paths.scan]: [signedIn, scan],
  [paths.inventory]: [signedIn, withTabs, inventory],
};

// Every part of the screen that the page was opened on is asked for at once, while the account is still being read. Left
// to the routes, each part would be asked for when the one around it stands. What fails is asked for again by its route.
for (const load of STARTS[window.location.pathname] ?? []) load().catch(() => undefined);

/** Every address and its screen. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Root />}>
      <Route path={paths.home} element={<Landing />} />
      <Route path={paths.auth} element={<Auth />} />
      <Route path={paths.forgotPassword} element={<ForgotPassword />} />
      <Route path={paths.contact} element={<Contact />} />
      <Route element={<OpenToAll />}>
        <Route path={paths.method} element={<Method />} />
        <Route path={paths.attribution} element={<Attribution />} />
      </Route>
      <Route element={<SignedIn />}>
        <Route path={paths.scan} element={<Scan />} />
        <Route path={paths.label} element={<Label />} />
        <Route element={<WithOwnBars />}>
          <Route path={paths.manualEntry} element={<ManualEntry />} />
          <Route path={paths.product} element={<Product />} />
        </Route>
        <Route element={<WithTabs />}>
          <Route path={paths.dashboard} element={<Dashboard />} />
          <Route path={paths.inventory} element={<Inventory />} />
          <Route path={paths.community} element={<Community />} />
          <Route path={paths.detector} element={<Detector />} />
          <Route path={paths.familyProfiles} element={<FamilyProfiles />} />
          <Route path={paths.ingredients} element={<IngredientDatabase />} />
          <Route path={paths.ingredient} element={<Ingredient />} />
          <Route path={paths.subscription} element={<Subscription />} />
          <Route path={paths.notSent} element={<NotSent />} />
          <Route path={paths.notifications} element={<Notifications />} />
          <Route path={paths.settings} element={<Settings />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
