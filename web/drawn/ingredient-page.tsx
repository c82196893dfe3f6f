import type { Ingredient } from '#domain/knowledge/knowledge.ts';
import { SEVERITIES } from '#domain/safety/vocabulary.ts';
import { routeWords, whenWords } from '../features/ingredient-database/condition-words.ts';
import { EVIDENCE_WORDS, GROUP_WORDS, groupFacts } from '../features/ingredient-database/fact-groups.ts';
import { ingredientPath } from '../paths.ts';
import { CitationLine } from '../product-view/citation-line.tsx';
import { Section } from '../ui/frame/page.tsx';
import { LEVEL_CLASS } from '../ui/risk/levels.ts';
import { SeverityShape } from '../ui/risk/risk-shape.tsx';
import { audienceName } from '../words/audience-words.ts';
import { classWords } from '../words/class-words.ts';
import { purposeWords } from '../words/purpose-words.ts';
import { OpenFrame, TryIt } from './open-frame.tsx';

/** The most synonyms a page prints; most ingredients have fewer. */
const SPELLINGS = 40;

const numbersOf = ({ cas, eNumber }: Ingredient): readonly string[] => [
  ...cas.map((number) => `CAS ${number}`),
  ...(eNumber === null ? [] : [eNumber]),
];

/** The title of an ingredient's page. */
export const ingredientTitle = ({ name, id }: Ingredient): string => `${name} (${id}): facts and sources · Safeshelf`;

/** The meta description for search engines, unique to each ingredient. */
export function ingredientDescription(ingredient: Ingredient): string {
  const { name, id, facts, audience } = ingredient;
  const found =
    facts.length === 0
      ? 'No listed hazard in the sources checked'
      : `${facts.length} ${facts.length === 1 ? 'fact' : 'facts'} with published sources`;
  const numbers = numbersOf(ingredient).slice(0, 2);
  return `${[name, id, ...numbers].join(', ')}. ${found}; groups warned: ${audience.length}.`;
}

/** The facts about one ingredient, each with its source. */
export function IngredientPage({ ingredient }: { ingredient: Ingredient }) {
  const { facts, audience, synonyms = [] } = ingredient;
  const numbers = numbersOf(ingredient);
  const letters = (['A', 'B', 'C'] as const).filter((letter) => facts.some(({ evidence }) => evidence === letter));
  const warned = [...audience].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return (
    <OpenFrame>
      <h1 className="title-1 [overflow-wrap:anywhere]">{ingredient.name}</h1>
      <p className="text-ink-2">{purposeWords(ingredient.functions) || 'Purpose not known'}</p>
      <Section title="Facts" aside={facts.length > 0 ? 'Each with its source' : undefined}>
        {facts.length === 0 ? (
          <p className="text-ink-2">No listed hazard in the sources checked.</p>
        ) : (
          <ul className="panel panel-list open-list">
            {groupFacts(facts).map(({ group, facts: grouped }) => (
              <li key={group} className="px-4 py-3">
                <h3 className="small-strong text-ink-2">{GROUP_WORDS[group]}</h3>
                {grouped.map((fact) => (
                  <div key={`${fact.class} ${fact.route} ${fact.evidence}`} className="mt-2">
                    <p>{classWords(fact.class)}</p>
                    {fact.route !== null && <p className="small text-ink-2">{routeWords(fact.route)}</p>}
                    <CitationLine sources={fact.sources} evidence={fact.evidence} />
                  </div>
                ))}
              </li>
            ))}
          </ul>
        )}
        {letters.length > 0 && (
          <p className="caption mt-2.5 text-ink-2">
            {`Evidence ${letters.map((letter) => EVIDENCE_WORDS[letter]).join('; ')}.`}
          </p>
        )}
      </Section>
      {warned.length > 0 && (
        <Section title="Who is warned">
          <ul className="panel panel-list open-list">
            {warned.map((entry) => (
              <li
                key={`${entry.audience} ${entry.severity} ${entry.routes.join()}`}
                className={`open-ingredient ${LEVEL_CLASS[entry.severity]}`}
              >
                <SeverityShape level={entry.severity} />
                <div className="min-w-0">
                  <p className="strong">{`${audienceName(entry.audience)}: ${entry.severity}`}</p>
                  {entry.routes.length > 0 && <p className="small text-ink-2">{whenWords(entry.routes)}</p>}
                  <CitationLine sources={[entry.source]} className="mt-0.5" />
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {numbers.length + synonyms.length > 0 && (
        <Section title="Other names">
          {numbers.length > 0 && <p className="num strong [overflow-wrap:anywhere]">{numbers.join(', ')}</p>}
          <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">{synonyms.slice(0, SPELLINGS).join(', ')}</p>
        </Section>
      )}
      <TryIt
        words="With an account you see which of your products contain it, and who at home it concerns."
        signedIn={{ to: ingredientPath(ingredient.id), name: 'See which of your products contain it' }}
      />
      <p className="caption mt-5 text-ink-3">
        Not listed does not mean not affected: it was not found in the sources checked. It is not a statement of safety.
      </p>
    </OpenFrame>
  );
}
