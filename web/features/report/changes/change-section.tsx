import { useState } from 'react';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { CitedSource } from '#web/product-view/citation-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { recomputedWords, wasWords } from '../report-words.ts';
import { changeLines } from './change-words.ts';

/** Element id of the section on what changed. */
export const CHANGE_ID = 'changed';

/** How many changes are shown before expanding. */
const SHOWN = 5;

/** Why a report differs from the one before: another knowledge base or engine, for the same label. */
export function ChangeSection({ stored }: { stored: StoredReport }) {
  const [all, setAll] = useState(false);
  const { previous, report } = stored;
  if (!previous) return null;
  const lines = changeLines(previous.report, report);
  return (
    <div id={CHANGE_ID} tabIndex={-1} className="outline-none">
      <Section title="What changed">
        <p className="mb-3 text-ink-2">
          {`${wasWords(previous.report.score, previous.until)} ${recomputedWords(previous.report.versions, report.versions)}`}
        </p>
        {lines.length > 0 && (
          <PanelList inset={16} className="changed-lines">
            {(all ? lines : lines.slice(0, SHOWN)).map(({ key, text, figures, source }) => (
              <li key={key}>
                <span className="[overflow-wrap:anywhere]">{text}</span>
                {figures !== null && <span className="num small text-ink-2">{figures}</span>}
                {source !== null && (
                  <span className="caption col-span-2 text-ink-2 [overflow-wrap:anywhere]">
                    <CitedSource source={source} />
                  </span>
                )}
              </li>
            ))}
          </PanelList>
        )}
        {lines.length > SHOWN && (
          <Button variant="secondary" block className="mt-2.5" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show ${lines.length - SHOWN} more`}
          </Button>
        )}
      </Section>
    </div>
  );
}
