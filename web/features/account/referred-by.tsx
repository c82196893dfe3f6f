import { useCallback } from 'react';
import { previewReferral } from '#domain/referral/preview-call.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { Notice } from '#web/ui/frame/notice.tsx';

/** The referral code used at sign-up, and what the person who shared it gets and sees (product P6.22). */
export function ReferredBy({ code }: { code: string }) {
  const client = useClient();
  const [asked] = useServerAnswer(
    useCallback(() => client.server.ask(previewReferral, { body: { code: code.slice(0, 40) } }), [client, code]),
  );
  if (asked.state === 'there' && !asked.value.known) {
    return (
      <Notice>The code in your link doesn’t work here. You can sign up without it and enter another one later.</Notice>
    );
  }
  return (
    <Notice>
      A family invited you with the code <b className="wrap-anywhere">{code.slice(0, 40)}</b>. Your account keeps it on
      every device. Your first scan gives them 5 extra scans a month. They see “A family” unless you share your first
      name under Invite families in Settings.
    </Notice>
  );
}
