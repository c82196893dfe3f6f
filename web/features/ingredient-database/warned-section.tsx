import type { AudienceEntry } from '#domain/knowledge/knowledge.ts';
import { SEVERITIES } from '#domain/safety/vocabulary.ts';
import { CitationLine } from '#web/product-view/citation-line.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { audienceName } from '#web/words/audience-words.ts';
import { whenWords } from './condition-words.ts';

/** The audiences warned of an ingredient, most severe first, each with its conditions. */
export function WarnedSection({ audience }: { audience: readonly AudienceEntry[] }) {
  if (audience.length === 0) return null;
  const sorted = [...audience].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return (
    <Section title="Who is warned">
      <PanelList inset={46}>
        {sorted.map((entry) => (
          <li
            key={`${entry.audience} ${entry.severity} ${entry.routes.join()}`}
            className={`ingredient ${LEVEL_CLASS[entry.severity]}`}
          >
            <SeverityShape level={entry.severity} />
            <span className="min-w-0">
              <span className="ingredient-name">{audienceName(entry.audience)}</span>
              {entry.routes.length > 0 && <span className="ingredient-purpose">{whenWords(entry.routes)}</span>}
              <CitationLine sources={[entry.source]} className="mt-0.5" />
            </span>
            <span className="ingredient-level">{entry.severity}</span>
          </li>
        ))}
      </PanelList>
      <p className="small mt-2.5 text-ink-2">
        Not listed does not mean not affected: it was not found in the sources checked.
      </p>
    </Section>
  );
}
