import { useSession } from '#web/client/client-context.tsx';
import { PrivacyCheckPage } from '#web/features/privacy-check/privacy-check-page.tsx';

/** /privacy/check: lets anyone check what the app requests and stores. */
export function Component() {
  return <PrivacyCheckPage signedIn={useSession().status === 'signedIn'} />;
}
