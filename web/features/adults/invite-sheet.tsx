import { lazy, Suspense, useCallback } from 'react';
import { invite } from '#domain/households/household-calls.ts';
import { shareLink } from '#web/browser/share-link.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';

const CodePicture = lazy(() => import('#web/browser/code-picture.tsx'));

/** A new invitation, as a code and as a link. Shown only once: the server does not store the working link. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(invite), [client]));
  return (
    <Sheet open form onClose={onClose} title="Invite an adult">
      <ServerAnswerView asked={asked} again={again}>
        {({ token }) => {
          const link = `${window.location.origin}${paths.join}#${token}`;
          return (
            <>
              <Suspense fallback={<div className="mx-auto aspect-square w-full max-w-[240px]" />}>
                <CodePicture
                  text={link}
                  label="QR code of the invitation"
                  className="mx-auto block w-full max-w-[240px]"
                />
              </Suspense>
              <p className="mt-4">
                Scan this code with the other phone, or send the link. It works once, for 7 days, and is only shown
                here.
              </p>
              <p className="small mt-3 select-all wrap-anywhere text-ink-2">{link}</p>
              <p className="small mt-3 text-ink-2">
                Anyone who joins can see and change everything in this household: its products, scans, people and their
                health details.
              </p>
              <Button block className="mt-5" onClick={() => void shareLink('Join our household on Safeshelf', link)}>
                Share link
              </Button>
            </>
          );
        }}
      </ServerAnswerView>
    </Sheet>
  );
}
