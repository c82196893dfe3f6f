import type { z } from 'zod';
import type { SourceAllergen, SourceAudience, SourceComposite, SourceFact, SourceIngredient } from './source-schema.ts';

type Entry = z.infer<typeof SourceAudience>;

/** How the pack marks a citation that nobody has compared with its original. The app shows its own wording for it. */
export const NOT_COMPARED = '(not compared with the original)';

const factKey = ({ class: name, route }: SourceFact): string => (route === null ? name : `${name}/${route}`);
const entryKey = ({ who, severity, routes }: Entry): string =>
  routes.length === 0 ? `${who}:${severity}` : `${who}:${severity}/${routes.join('+')}`;

/** Whether a fact of an ingredient was compared with a copy of its source. */
export const isFactCompared = (one: SourceIngredient, fact: SourceFact): boolean =>
  fact.compared ?? !(one.unchecked.includes(factKey(fact)) || one.unchecked.includes(fact.class));

/** Whether a warning of an ingredient was compared with a copy of its source. */
export const isEntryCompared = (one: SourceIngredient, entry: Entry): boolean =>
  entry.compared ?? !one.unchecked.includes(entryKey(entry));

/** A citation with its mark, as the pack stores it. */
export const citedAs = (source: string, compared: boolean): string => (compared ? source : `${source} ${NOT_COMPARED}`);

/** An ingredient whose citations carry their marks, instead of separate flags for whether they were compared. */
export const withMarks = (one: SourceIngredient): SourceIngredient => ({
  ...one,
  facts: one.facts.map(({ compared: _, ...fact }, at) => ({
    ...fact,
    source: citedAs(fact.source, isFactCompared(one, one.facts[at] ?? fact)),
  })),
  audience: one.audience.map(({ compared: _, ...entry }, at) => ({
    ...entry,
    source: citedAs(entry.source, isEntryCompared(one, one.audience[at] ?? entry)),
  })),
});

/** A food allergen or a composite food whose citation carries its mark. */
export const withMark = <T extends SourceAllergen | SourceComposite>(one: T): T => ({
  ...one,
  source: citedAs(one.source, one.checked !== 'background'),
});
