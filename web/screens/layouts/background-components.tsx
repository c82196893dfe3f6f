import { ScreenEvents } from '#web/features/analytics/screen-events.tsx';
import { AppBadge } from '#web/features/install/app-badge.tsx';
import { ProfileFollower } from '#web/features/profile/profile-follower.tsx';
import { FromDashboard } from '#web/features/referral/from-dashboard.tsx';
import { TooltipLayer } from '#web/features/tooltips/tooltip-layer.tsx';

/** Components that run alongside every signed-in screen, and that no screen waits for. */
export const BackgroundComponents = () => (
  <>
    <ScreenEvents />
    <AppBadge />
    <ProfileFollower />
    <FromDashboard />
    <TooltipLayer />
  </>
);
