import { useCallback, useEffect, useState } from 'react';
import { PIXEL_HOST } from '#domain/marketing/pixel.ts';
import { useSupport } from '#web/client/use-support.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { clearFiles, readStored, type StoredThing } from './stored-here.ts';
import { useRequests } from './use-requests.ts';

type Stored = Awaited<ReturnType<typeof readStored>>;

const sizeWords = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;

const rowWords = (rows: number): string => (rows === 1 ? '1 entry' : `${rows} entries`);

const Things = ({ things, none }: { things: readonly StoredThing[]; none: string }) =>
  things.length === 0 ? (
    <p className="text-ink-2">{none}</p>
  ) : (
    <PanelList inset={16}>
      {things.map(({ name, rows, bytes }) => (
        <li key={name} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2.5">
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          <span className="num text-ink-2">{`${rowWords(rows)}, ${sizeWords(bytes)}`}</span>
        </li>
      ))}
    </PanelList>
  );

function Requests() {
  const pixel = useSupport()?.pixel;
  const made = useRequests();
  const foreign = made.filter(({ url }) => url.origin !== window.location.origin);
  return (
    <Section title="What this page requested" aside={`${made.length} requests`}>
      <Notice level={foreign.length > 0 ? 'WARNING' : 'INFO'} role="status">
        {foreign.length === 0
          ? `All of them went to ${window.location.host}.`
          : `${foreign.length} of them went elsewhere.`}
      </Notice>
      <p className="small mt-2 text-ink-2">
        As recorded by your browser while you’re here. It keeps the first 250 for a page.
        {pixel &&
          ` If you agreed to it, this server’s advertising pixel uses a document of its own, which loads one picture from ${PIXEL_HOST}. Browsers list that with the document, not here.`}
      </p>
      <div className="mt-3">
        <PanelList inset={16}>
          {made.map(({ key, url }) => (
            <li key={key} className="small px-4 py-2 [overflow-wrap:anywhere]">
              {url.origin === window.location.origin ? url.pathname : url.href}
            </li>
          ))}
        </PanelList>
      </div>
    </Section>
  );
}

/** What is stored in this browser, by kind of storage. */
function StoredHere({ stored, signedIn, onClear }: { stored: Stored; signedIn: boolean; onClear: () => void }) {
  return (
    <>
      <Section title="Tables" className="mt-6">
        <Things things={stored.tables} none="No tables are stored here." />
        {signedIn && (
          <p className="small mt-3 text-ink-2">
            They hold your household’s data and anything still waiting to be sent.{' '}
            <TextLink to={paths.settings} className="inline">
              Clear them in Settings
            </TextLink>
          </p>
        )}
      </Section>
      <Section title="App files">
        <Things things={stored.files} none="No app files are stored here." />
        {stored.files.length > 0 && (
          <>
            <div className="mt-3">
              <Button variant="secondary" onClick={onClear}>
                Clear the files
              </Button>
            </div>
            <p className="small mt-2 text-ink-2">
              Until they’re downloaded again, the app won’t open without a signal. Nothing you entered is lost.
            </p>
          </>
        )}
      </Section>
      <Section title="Settings and cookies">
        <Things things={stored.others} none="" />
      </Section>
    </>
  );
}

/**
 * What this page has requested and what is stored in this browser, counted when the page opens. Nothing below the
 * heading is shown before counting has ended, so that nothing moves.
 */
export function PrivacyCheckPage({ signedIn }: { signedIn: boolean }) {
  const [stored, setStored] = useState<Stored | null>(null);
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => {
    readStored().then(setStored, () => setFailed(true));
  }, []);
  useEffect(look, [look]);
  const clear = async () => {
    await clearFiles();
    look();
  };
  return (
    <Page title="Privacy check">
      <PageHeader
        title="Privacy check"
        back={paths.home}
        subtitle="What this page requested and what’s stored in this browser, counted just now."
      />
      {failed && (
        <div className="mt-4">
          <Notice level="WARNING">This browser doesn’t let the page read what’s stored.</Notice>
        </div>
      )}
      {!stored && !failed && (
        <p className="mt-6" role="status">
          Counting
        </p>
      )}
      {stored && <StoredHere stored={stored} signedIn={signedIn} onClear={() => void clear()} />}
      {(stored || failed) && <Requests />}
    </Page>
  );
}
