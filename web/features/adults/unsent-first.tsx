import { CloudUpload } from 'lucide-react';
import { useClient, useNetwork } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

/** How much this phone has not sent yet: it belongs to the household of today. */
export function useUnsent(): number {
  const { queued, notSent } = useNetwork();
  return queued + notSent;
}

/** Before the household changes: what was done for this one goes to this one (product P2.9.5). */
export function UnsentFirst() {
  const client = useClient();
  const { syncing } = useNetwork();
  const unsent = useUnsent();
  if (unsent === 0) return null;
  return (
    <Notice icon={<CloudUpload strokeWidth={1.9} aria-hidden="true" />} role="status">
      <p>
        {unsent === 1
          ? 'This phone has 1 change that is not sent yet. It belongs to your household of today, so send it first.'
          : `This phone has ${unsent} changes that are not sent yet. They belong to your household of today, so send them first.`}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" variant="secondary" pending={syncing} onClick={() => client.syncNow()}>
          {syncing ? 'Sending' : 'Send now'}
        </Button>
        <TextLink to={paths.notSent}>What waits</TextLink>
      </div>
    </Notice>
  );
}
