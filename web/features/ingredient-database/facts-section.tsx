import type { Fact } from '#domain/knowledge/knowledge.ts';
import { CitationLine } from '#web/product-view/citation-line.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { classWords } from '#web/words/class-words.ts';
import { routeWords } from './condition-words.ts';
import { EVIDENCE_WORDS, GROUP_WORDS, groupFacts } from './fact-groups.ts';

/** All hazard facts by group, in plain words, with legal instrument, entry and evidence. */
export function FactsSection({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) {
    return (
      <Section title="Facts">
        <p className="text-ink-2">No listed hazard in the sources checked.</p>
      </Section>
    );
  }
  const letters = (['A', 'B', 'C'] as const).filter((letter) => facts.some(({ evidence }) => evidence === letter));
  return (
    <Section title="Facts" aside="Each with its source">
      <PanelList inset={16}>
        {groupFacts(facts).map(({ group, facts: grouped }) => (
          <li key={group} className="px-4 py-3">
            <h3 className="small-strong text-ink-2">{GROUP_WORDS[group]}</h3>
            <ul className="mt-1 grid gap-2.5">
              {grouped.map((fact) => (
                <li key={`${fact.class} ${fact.route} ${fact.evidence}`}>
                  <p>{classWords(fact.class)}</p>
                  {fact.route !== null && <p className="small text-ink-2">{routeWords(fact.route)}</p>}
                  <CitationLine sources={fact.sources} evidence={fact.evidence} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </PanelList>
      <p className="caption mt-2.5 text-ink-2">
        {`Evidence ${letters.map((letter) => EVIDENCE_WORDS[letter]).join('; ')}.`}
      </p>
    </Section>
  );
}
