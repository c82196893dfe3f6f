import { CloudUpload } from 'lucide-react';
import { useClient, useNetwork } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

/** Number of changes not sent yet; they belong to the current household. */
export function useUnsent(): number {
  const { queued, notSent } = useNetwork();
  return queued + notSent;
}

/** Shown before the household changes: changes made for the current household must be sent first (product P2.9.5). */
export function SendUnsentFirst() {
  const client = useClient();
  const { syncing } = useNetwork();
  const unsent = useUnsent();
  if (unsent === 0) return null;
  return (
    <Notice icon={<CloudUpload strokeWidth={1.9} aria-hidden="true" />} role="status">
      <p>
        {unsent === 1
          ? 'This phone has 1 unsent change. It belongs to your current household, so send it first.'
          : `This phone has ${unsent} unsent changes. They belong to your current household, so send them first.`}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" variant="secondary" pending={syncing} onClick={() => client.syncNow()}>
          {syncing ? 'Sending' : 'Send now'}
        </Button>
        <TextLink to={paths.notSent}>See unsent changes</TextLink>
      </div>
    </Notice>
  );
}
