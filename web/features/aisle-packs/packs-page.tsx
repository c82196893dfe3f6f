import { Download, RefreshCw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { HOME_CATEGORY_LABELS, type HomeCategory } from '#domain/products/category.ts';
import { useNetwork } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { PackRow } from './pack-row.tsx';
import { downloadLabel, END_WORDS, madeWords, offeredSize, packArea, packSize } from './pack-words.ts';
import { StorageBar } from './storage-bar.tsx';
import { usePacks } from './use-packs.ts';

/** Whether the browser reports a cellular connection or data saver mode. */
const isMetered = (): boolean => {
  const line = (navigator as { connection?: { type?: string; saveData?: boolean } }).connection;
  return line?.type === 'cellular' || line?.saveData === true;
};

/** /aisle-packs: whole areas of the catalogue stored on this phone, to look products up without a signal. */
export function PacksPage() {
  const { held, offers, arriving, ends, look, fetch, stop, remove } = usePacks();
  const { status, stayOffline } = useNetwork();
  const [chosen, setChosen] = useState<ReadonlySet<HomeCategory>>(new Set());
  const offered = offers.state === 'there' ? offers.packs : [];
  const offerOf = (area: HomeCategory) => offered.find(({ manifest }) => manifest.area === area);
  const here = new Set(held?.map(({ area }) => area));
  const more = offered.filter(({ manifest: { area } }) => !here.has(area));
  const wanted = more.filter(({ manifest: { area } }) => chosen.has(area) && !arriving.has(area));
  const sum = wanted.reduce((total, { sent }) => total + sent, 0);
  const problemOf = (area: HomeCategory) => {
    const end = ends.get(area);
    return end && end !== 'held' ? END_WORDS[end] : undefined;
  };
  const stopButton = (area: HomeCategory) => (
    <IconButton label={`Stop the download of ${HOME_CATEGORY_LABELS[area]}`} onClick={() => stop(area)}>
      <X size={20} strokeWidth={1.9} aria-hidden="true" />
    </IconButton>
  );
  const choose = (area: HomeCategory, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(area);
    else next.delete(area);
    setChosen(next);
  };
  return (
    <Page title="Aisle packs">
      <PageHeader
        title="Aisle packs"
        subtitle="Look up whole aisles in a shop without a signal."
        back={paths.settings}
      />
      <StorageBar packs={held?.reduce((total, { bytes }) => total + bytes, 0) ?? 0} />
      <Section title="On this phone">
        {!held && <Skeleton className="h-6 w-60" />}
        {held?.length === 0 && <p className="text-ink-2">No packs yet. Choose aisles below.</p>}
        {held && held.length > 0 && (
          <PanelList inset={50}>
            {held.map(({ area: text, version, products, bytes, madeOn }) => {
              const area = packArea(text);
              if (area === null) return null;
              const newer = offerOf(area);
              const isBehind = newer !== undefined && newer.manifest.version !== version;
              const label = HOME_CATEGORY_LABELS[area];
              return (
                <PackRow
                  key={area}
                  area={area}
                  words={`${packSize(products, bytes)} · ${madeWords(madeOn)}`}
                  problem={problemOf(area)}
                  arriving={arriving.get(area)}
                >
                  {arriving.has(area) ? (
                    stopButton(area)
                  ) : (
                    <>
                      {isBehind && (
                        <IconButton label={`Update ${label}`} onClick={() => void fetch([newer]).then(look)}>
                          <RefreshCw size={20} strokeWidth={1.9} aria-hidden="true" />
                        </IconButton>
                      )}
                      <IconButton label={`Remove ${label}`} onClick={() => void remove(area, version)}>
                        <Trash2 size={20} strokeWidth={1.9} aria-hidden="true" />
                      </IconButton>
                    </>
                  )}
                </PackRow>
              );
            })}
          </PanelList>
        )}
      </Section>
      <Section title="More aisles">
        {offers.state === 'asking' && <Skeleton className="h-28" />}
        <OfferNotice offers={offers} nothingMore={more.length === 0} offline={status === 'offline' || stayOffline} />
        {(offers.state === 'unreachable' || offers.state === 'other_key') && (
          <Button size="small" variant="secondary" className="mt-3" onClick={look}>
            Try again
          </Button>
        )}
        {more.length > 0 && (
          <PanelList inset={50}>
            {more.map(({ manifest: { area, products, bytes }, sent }) => (
              <PackRow
                key={area}
                area={area}
                words={offeredSize(products, sent, bytes)}
                problem={problemOf(area)}
                arriving={arriving.get(area)}
              >
                {arriving.has(area) ? (
                  stopButton(area)
                ) : (
                  <label className="grid h-11 w-11 shrink-0 place-items-center">
                    <input
                      type="checkbox"
                      className="h-6 w-6 accent-[var(--accent-mark)]"
                      aria-label={`Choose ${HOME_CATEGORY_LABELS[area]}`}
                      checked={chosen.has(area)}
                      onChange={(event) => choose(area, event.target.checked)}
                    />
                  </label>
                )}
              </PackRow>
            ))}
          </PanelList>
        )}
      </Section>
      {offers.state !== 'asking' && (
        <p className="small mt-4 text-ink-2">
          Signed by your server. A pack that was cut off or changed is never read; the old one stays.
        </p>
      )}
      {wanted.length > 0 && (
        <>
          {isMetered() && (
            <div className="mt-3">
              <Notice level="CAUTION">This phone is on mobile data or saving data.</Notice>
            </div>
          )}
          <ActionBar>
            <Button
              block
              icon={<Download strokeWidth={1.9} aria-hidden="true" />}
              onClick={() => {
                setChosen(new Set());
                void fetch(wanted).then(look);
              }}
            >
              {downloadLabel(wanted.length, sum)}
            </Button>
          </ActionBar>
        </>
      )}
    </Page>
  );
}
