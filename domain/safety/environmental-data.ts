import { HAZARD_CLASSES } from './hazard-classes.ts';
import type { Report } from './report.ts';

/** One environmental hazard class of an ingredient, with all its sources. */
export interface EnvironmentalEntry {
  readonly class: string;
  readonly sources: readonly string[];
}

/** The environmental hazard classes of one ingredient. */
export interface EnvironmentalLine {
  readonly ingredient: string;
  readonly entries: readonly EnvironmentalEntry[];
}

/** The classes that the environmental metric counts (method M4.7). */
const counts = (name: string): boolean => name === 'PFAS' || HAZARD_CLASSES.get(name)?.group === 'env';

const weightOf = (name: string): number => HAZARD_CLASSES.get(name)?.points ?? 0;
const heaviest = ({ entries }: EnvironmentalLine): number => Math.max(...entries.map((one) => weightOf(one.class)));

/**
 * What the environmental metric of a report is based on: for each ingredient the classes that count, gravest first.
 * @returns empty if no ingredient has any; gaps in knowledge are not listed
 */
export function environmentalData({ ingredients }: Pick<Report, 'ingredients'>): readonly EnvironmentalLine[] {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const { name, facts } of ingredients) {
    for (const fact of facts) {
      if (!counts(fact.class)) continue;
      const classes = found.get(name) ?? new Map<string, Set<string>>();
      found.set(name, classes);
      classes.set(fact.class, (classes.get(fact.class) ?? new Set()).add(fact.source));
    }
  }
  const lines = [...found].map(([ingredient, classes]): EnvironmentalLine => {
    const entries = [...classes].map(([name, sources]) => ({ class: name, sources: [...sources] }));
    return { ingredient, entries: entries.sort((one, other) => weightOf(other.class) - weightOf(one.class)) };
  });
  return lines.sort((one, other) => heaviest(other) - heaviest(one));
}
