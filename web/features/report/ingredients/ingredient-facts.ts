import type { ReportIngredient } from '#domain/safety/report.ts';
import { citations } from '#web/product-view/citation.ts';
import { classWords } from '#web/words/class-words.ts';

/** One line below an opened ingredient: a fact and its source. */
export interface FactLine {
  readonly text: string;
  readonly source: string | null;
  /** Whether an expert still has to confirm it. */
  readonly reviewNeeded?: boolean;
  readonly notCompared?: boolean;
}

const PERCENT = (percent: number): string => `${Number(percent.toFixed(2))}% according to the label`;

/** What the name on the label was matched to, and how. */
export function matchLine(ingredient: ReportIngredient): FactLine {
  const { raw, name, match } = ingredient;
  const same = raw.toLowerCase() === name.toLowerCase();
  switch (match.step) {
    case 'exact':
      return same
        ? { text: 'Read as written on the label, exact match', source: null }
        : { text: `Another name of ${name}`, source: `On the label: ${raw}` };
    case 'number':
      return { text: `Known by its number as ${name}`, source: `On the label: ${raw}` };
    case 'bracket':
      return { text: `Matched to ${name} by the words in or before the brackets`, source: `On the label: ${raw}` };
    case 'part':
      return { text: `Matched to ${name} by part of the text`, source: `On the label: ${raw}` };
    case 'class':
      return { text: `Known by its kind: ${name}`, source: `On the label: ${raw}` };
    case 'fuzzy':
      return { text: `Read as ${name}, spelled differently`, source: `On the label: ${raw}` };
    case 'none':
      return { text: 'Not found in the sources checked, so nothing is known about it', source: `On the label: ${raw}` };
  }
}

/** The facts about an ingredient with instrument, entry and evidence letter, then how it was matched. */
export function factLines(ingredient: ReportIngredient): readonly FactLine[] {
  // One line per class and evidence letter, with all its sources.
  const kinds = [...new Set(ingredient.facts.map((fact) => `${fact.class} ${fact.evidence}`))];
  const lines: FactLine[] = kinds.map((kind) => {
    const facts = ingredient.facts.filter((fact) => `${fact.class} ${fact.evidence}` === kind);
    const [first] = facts;
    const { text, reviewNeeded, notCompared } = citations(facts.map((fact) => fact.source));
    const source = `${text} \u00b7 evidence ${first?.evidence}`;
    return { text: classWords(first?.class ?? ''), source, reviewNeeded, notCompared };
  });
  if (ingredient.facts.length === 0 && ingredient.id !== null) {
    lines.push({ text: 'No listed hazard in the sources checked', source: null });
  }
  if (ingredient.percent !== null) lines.push({ text: PERCENT(ingredient.percent), source: null });
  if (ingredient.optional) lines.push({ text: 'The label says it may contain this', source: null });
  lines.push(matchLine(ingredient));
  return lines;
}
