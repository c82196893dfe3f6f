import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { whenIdle } from '#web/browser/when-idle.ts';
import { useClient } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Link to the emergency card. Prefetches the confirmed numbers when idle, so that they are available offline. */
export function EmergencyLink() {
  const client = useClient();
  useEffect(
    () =>
      whenIdle(() => {
        // If the network fails, the numbers already on the phone stay.
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
