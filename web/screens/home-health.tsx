import { HomeHealthPage } from '#web/features/home-health/home-health-page.tsx';

/** /home-health-score and /home-health. */
export function Component() {
  return <HomeHealthPage />;
}
