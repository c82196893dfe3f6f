import { ThumbsUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SharedTip } from '#domain/tips/calls.ts';
import { TIPS } from '#domain/tips/editorial-tips.ts';
import { weeklyTip } from '#domain/tips/weekly-tip.ts';
import { EntryText } from '#web/client/entry-text.tsx';
import { TipSource } from '#web/client/tip-source.tsx';
import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { AREA_WORDS, AUDIENCE_WORDS } from '#web/words/tip-words.ts';

interface TipLineProps {
  about: string;
  by: string;
  title: string;
  children: ReactNode;
}

const TipLine = ({ about, by, title, children }: TipLineProps) => (
  <li className="p-4">
    <p className="small flex flex-wrap justify-between gap-x-4 text-ink-2">
      <span>{about}</span>
      <span className="wrap-anywhere">{by}</span>
    </p>
    <h3 className="title-3 mt-1 wrap-anywhere" dir="auto">
      {title}
    </h3>
    {children}
  </li>
);

interface TipsSectionProps {
  /** As stored on this phone; null before the first answer. */
  ofFamilies: readonly SharedTip[] | null;
  now: number;
}

/** One tip by the editors, a different one each week, and the most helpful tip by families. */
export function TipsSection({ ofFamilies, now }: TipsSectionProps) {
  // On the very first answer the families' tip would push down what is below, so it appears from the next visit on.
  const [knownAtFirst] = useState(ofFamilies !== null);
  const editors = weeklyTip(TIPS, now);
  const best = knownAtFirst ? ofFamilies?.find(({ hidden }) => hidden === null) : undefined;
  return (
    <Section
      title="Tips"
      aside={
        <Link to={paths.tips} className="link">
          All tips
        </Link>
      }
    >
      <PanelList inset={16}>
        {editors && (
          <TipLine about={`${editors.area} · for ${editors.audience}`} by="Editors" title={editors.title}>
            <p>{editors.text}</p>
            <TipSource source={editors.source} />
          </TipLine>
        )}
        {best && (
          <TipLine
            about={`${AREA_WORDS[best.area]} · for ${AUDIENCE_WORDS[best.audience]}`}
            by={best.yours ? 'Yours' : `${best.elsewhere ? 'from' : 'by'} ${best.by}`}
            title={best.title}
          >
            <div className="line-clamp-6">
              <EntryText text={best.text} />
            </div>
            <TipSource source={best.source} />
            {best.helpful > 0 && (
              <p className="small mt-2 flex items-center gap-2 text-ink-2">
                <ThumbsUp size={18} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
                <span className="num">Helpful {best.helpful}</span>
              </p>
            )}
          </TipLine>
        )}
      </PanelList>
    </Section>
  );
}
