import { useCallback } from 'react';
import { previewReferral } from '#domain/referral/preview-call.ts';
import { useClient } from '#web/client/client-context.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { Notice } from '#web/ui/frame/notice.tsx';

/** The code that somebody signs up with, and what whoever gave it gets and sees (product P6.22). */
export function BroughtBy({ code }: { code: string }) {
  const client = useClient();
  const [asked] = useAsked(
    useCallback(() => client.server.ask(previewReferral, { body: { code: code.slice(0, 40) } }), [client, code]),
  );
  if (asked.state === 'there' && !asked.value.known) {
    return (
      <Notice>
        The code in your link does not work here. You can sign up without it, and enter another one later.
      </Notice>
    );
  }
  return (
    <Notice>
      A family invited you with the code <b className="wrap-anywhere">{code.slice(0, 40)}</b>. Your account keeps it, on
      every device. Your first scan gives them 5 extra scans a month. They see “A family”, unless you show them your
      first name in the settings, under Invite families.
    </Notice>
  );
}
