import { ClipboardCopy, Expand, Share2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ReferralAnswer, referral } from '#domain/referral/calls.ts';
import { shownCode } from '#domain/referral/code.ts';
import { copyText, shareLink } from '#web/browser/share-link.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { ClaimCode } from './claim-code.tsx';
import { ExtraScans } from './extra-scans.tsx';
import { JoinedList } from './joined-list.tsx';
import { OwnName } from './own-name.tsx';
import './referral.css';

const CodePicture = lazy(() => import('#web/browser/code-picture.tsx'));

const Picture = ({ link, className }: { link: string; className: string }) => (
  <Suspense fallback={<div className={`aspect-square ${className}`} />}>
    <CodePicture text={link} label="QR code of your link" className={`block ${className}`} />
  </Suspense>
);

/** The code, its link, and the families that joined with it. */
function Invite({ shown, code, again }: { shown: ReferralAnswer; code: string | null; again: () => void }) {
  const [large, setLarge] = useState(false);
  const link = `${window.location.origin}${paths.referral}?ref=${shown.code}`;
  return (
    <>
      {shown.mayClaim && code && <ClaimCode first={code} onKept={again} />}
      {shown.own && <OwnName showsName={shown.own.showsName} onChanged={again} />}
      <section aria-label="Your code" className="referral-card mt-5">
        <Picture link={link} className="referral-code" />
        <p className="referral-letters num select-all">{shownCode(shown.code)}</p>
        <div className="referral-link">
          <span className="small min-w-0 flex-1 select-all wrap-anywhere">{link.replace(/^https?:\/\//, '')}</span>
          <Button
            size="small"
            variant="soft"
            icon={<ClipboardCopy aria-hidden="true" strokeWidth={1.9} />}
            onClick={() => void copyText(link)}
          >
            Copy
          </Button>
        </div>
      </section>
      <ExtraScans shown={shown} />
      <JoinedList joined={shown.joined} scansEach={shown.scansEach} />
      {shown.mayClaim && !code && <ClaimCode first={null} onKept={again} />}
      <ActionBar>
        <Button
          block
          icon={<Share2 aria-hidden="true" strokeWidth={1.9} />}
          onClick={() => void shareLink('Safeshelf: what’s in the products at home', link)}
        >
          Share link
        </Button>
        <IconButton label="Enlarge the code" className="referral-large" onClick={() => setLarge(true)}>
          <Expand strokeWidth={1.9} aria-hidden="true" />
        </IconButton>
      </ActionBar>
      {large && (
        <Sheet open onClose={() => setLarge(false)} title="Scan this with the other phone">
          <Picture link={link} className="mx-auto w-full max-w-[480px]" />
        </Sheet>
      )}
    </>
  );
}

/** /referral: invite other families, and the extra scans this brings (product P6.22). */
export function ReferralPage() {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(referral), [client]));
  const code = new URLSearchParams(useLocation().search).get('ref');
  return (
    <Page title="Invite families">
      <PageHeader
        title="Invite families"
        back={paths.settings}
        {...(asked.state === 'there' &&
          !asked.value.unlimited && {
            subtitle: `You get ${asked.value.scansEach} extra scans a month for each family that makes its first scan.`,
          })}
      />
      <ServerAnswerView asked={asked} again={again}>
        {(shown) => <Invite shown={shown} code={code} again={again} />}
      </ServerAnswerView>
    </Page>
  );
}
