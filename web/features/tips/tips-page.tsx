import { Download, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { reportTip, type SharedTip } from '#domain/tips/calls.ts';
import { TIPS } from '#domain/tips/editorial-tips.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ReportSheet } from '#web/client/report-sheet.tsx';
import { TipSource } from '#web/client/tip-source.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterChip, FilterRow } from '#web/ui/form/filter-chip.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AREA_WORDS } from '#web/words/tip-words.ts';
import { ShareSheet } from './share-sheet.tsx';
import { SharedTipItem } from './shared-tip-item.tsx';
import { useTips } from './use-tips.ts';
import './tips.css';

/** Number of editors' tips per area shown until all are requested. */
const FIRST = 4;

function FromEditors({ tips }: { tips: readonly Tip[] }) {
  const [all, setAll] = useState(false);
  if (tips.length === 0) return null;
  return (
    <Section title="From the editors" aside="checked, with sources">
      <PanelList inset={16}>
        {(all ? tips : tips.slice(0, FIRST)).map(({ title, area, audience, text, source }) => (
          <li key={title} className="p-4">
            <p className="small text-ink-2">{`${area} · for ${audience}`}</p>
            <h3 className="title-3 mt-1">{title}</h3>
            <p>{text}</p>
            <TipSource source={source} />
          </li>
        ))}
      </PanelList>
      {!all && tips.length > FIRST && (
        <Button variant="secondary" block className="mt-3" onClick={() => setAll(true)}>
          All {tips.length} from the editors
        </Button>
      )}
    </Section>
  );
}

/** /community/tips: tips by the editors and by families of this server (product P25). */
export function TipsPage() {
  const client = useClient();
  const { tips, problem, again } = useTips();
  const [area, setArea] = useState<string | null>(null);
  const [sharing, setSharing] = useState(false);
  const [reported, setReported] = useState<SharedTip | null>(null);
  const shared = tips ?? [];
  const areas = [...new Set([...TIPS.map((tip) => tip.area), ...shared.map((tip) => AREA_WORDS[tip.area])])];
  const ofFamilies = shared.filter((tip) => area === null || AREA_WORDS[tip.area] === area);
  return (
    <Page title="Safety tips">
      <PageHeader
        title="Safety tips"
        back={paths.community}
        actions={
          <Button
            variant="soft"
            icon={<SquarePen aria-hidden="true" strokeWidth={1.9} />}
            onClick={() => setSharing(true)}
          >
            Share a tip
          </Button>
        }
      />
      <div className="mt-4">
        <FilterRow label="Part of the home">
          <FilterChip label="All" pressed={area === null} onPress={() => setArea(null)} />
          {areas.map((one) => (
            <FilterChip key={one} label={one} pressed={one === area} onPress={() => setArea(one)} />
          ))}
        </FilterRow>
      </div>
      <FromEditors key={area} tips={TIPS.filter((tip) => area === null || tip.area === area)} />
      <Section title="From families">
        {tips === undefined && <Skeleton className="h-40" />}
        {problem && tips !== undefined && (
          <div className="mb-3">
            <Notice role="status">{tips === null ? problem : `${problem} Showing what was last loaded.`}</Notice>
          </div>
        )}
        {tips !== undefined && ofFamilies.length === 0 && (
          <p className="text-ink-2">
            {tips === null
              ? 'Family tips aren’t on this phone yet. They’ll load once your server can be reached.'
              : 'Nobody on this server has shared a tip here yet.'}
          </p>
        )}
        {ofFamilies.length > 0 && (
          <PanelList inset={16}>
            {ofFamilies.map((tip) => (
              <SharedTipItem key={tip.id} tip={tip} again={again} onReport={() => setReported(tip)} />
            ))}
          </PanelList>
        )}
      </Section>
      <p className="mt-4 flex items-start gap-2 px-1 text-ink-2">
        <Download size={18} strokeWidth={1.9} aria-hidden="true" className="mt-px flex-none" />
        All tips are on this phone and open without a signal.
      </p>
      {sharing && <ShareSheet onClose={() => setSharing(false)} again={again} />}
      {reported && (
        <ReportSheet
          title={`Report “${reported.title}”`}
          send={(body) => client.server.ask(reportTip, { params: { id: reported.id }, body })}
          onClose={() => setReported(null)}
        />
      )}
    </Page>
  );
}
