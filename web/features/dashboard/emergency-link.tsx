import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { whenIdle } from '#web/browser/when-idle.ts';
import { useClient } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The way to the emergency card. The confirmed numbers are fetched while nothing is wrong, so that they are there offline. */
export function EmergencyLink() {
  const client = useClient();
  useEffect(
    () =>
      whenIdle(() => {
        // Where the signal goes first, the numbers that the phone has stay.
        import('#web/client/help-numbers.ts')
          .then(({ refreshHelpNumbers }) => refreshHelpNumbers(client))
          .catch(() => undefined);
      }),
    [client],
  );
  return (
    <LinkButton to={paths.emergency} variant="secondary" block icon={<Phone aria-hidden="true" strokeWidth={1.9} />}>
      Emergency
    </LinkButton>
  );
}
