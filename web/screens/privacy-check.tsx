import { useSession } from '#web/client/client-context.tsx';
import { PrivacyCheckPage } from '#web/features/privacy-check/privacy-check-page.tsx';

/** /privacy/check: what anybody can see of what the app asks and stores. */
export function Component() {
  return <PrivacyCheckPage signedIn={useSession().status === 'signedIn'} />;
}
