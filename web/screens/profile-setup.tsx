import { ProfileSetupPage } from '#web/features/household/questionnaire/profile-setup-page.tsx';

/** /profile-setup */
export function Component() {
  return <ProfileSetupPage />;
}
