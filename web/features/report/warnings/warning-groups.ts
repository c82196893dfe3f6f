import type { Warning } from '#domain/safety/report.ts';
import { SEVERITIES } from '#domain/safety/vocabulary.ts';
import { whoIsWarned } from '#web/words/audience-words.ts';

/** One message and action, for one ingredient or for several with the same effect. */
export interface WarningPart {
  readonly severity: Warning['severity'];
  readonly message: string;
  readonly action: string;
  readonly sources: readonly string[];
}

/** All warnings for one person or animal, or for everybody. */
export interface WarningGroup {
  /** "Maya, fragrance allergy and asthma". */
  readonly who: string;
  /** The first and most severe of its warnings. */
  readonly first: Warning;
  readonly parts: readonly WarningPart[];
}

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });
const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** The message without the leading ingredient name; null unless the rest also fits several names ("can …", "may …"). */
function saidOf({ message, ingredient }: Warning): string | null {
  const said = message.startsWith(`${ingredient} `) ? message.slice(ingredient.length + 1) : '';
  return /^(?:can|could|may|must) /.test(said) ? said : null;
}

/** Merges warnings that say the same about different ingredients. */
function partsOf(warnings: readonly Warning[]): readonly WarningPart[] {
  const alike = new Map<string, Warning[]>();
  for (const warning of warnings) {
    const said = saidOf(warning);
    const key = JSON.stringify([warning.severity, warning.action, said ?? warning.message]);
    alike.set(key, [...(alike.get(key) ?? []), warning]);
  }
  return [...alike.values()].flatMap((same): WarningPart[] => {
    const [first] = same;
    if (!first) return [];
    const said = saidOf(first);
    const names = unique(same.map(({ ingredient }) => ingredient));
    return [
      {
        severity: first.severity,
        message: said === null || names.length === 1 ? first.message : `${list.format(names)} ${said}`,
        action: first.action,
        sources: unique(same.map(({ source }) => source)),
      },
    ];
  });
}

/** Merges "Maya, fragrance allergy" and "Maya, asthma" into "Maya, fragrance allergy and asthma". */
function namesOf(warnings: readonly Warning[]): string {
  const { subject } = warnings[0] ?? { subject: null };
  const all = unique(warnings.map(whoIsWarned));
  if (subject === null || all.length === 1) return all[0] ?? '';
  const why = all.flatMap((one) => (one.startsWith(`${subject}, `) ? [one.slice(subject.length + 2)] : []));
  return `${subject}, ${list.format(why)}`;
}

/**
 * Groups a household's warnings by person, animal, and everybody (product P2.6.6).
 * @param warnings most severe first; the groups and their parts keep that order
 */
export function groupWarnings(warnings: readonly Warning[]): readonly WarningGroup[] {
  const groups = new Map<string | null, Warning[]>();
  for (const warning of warnings) groups.set(warning.subject, [...(groups.get(warning.subject) ?? []), warning]);
  return [...groups.values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ who: namesOf(all), first, parts: partsOf(all) }] : [];
  });
}

/** Whether a part is less severe than its group, so that its own severity must be shown. */
export const isLower = (part: WarningPart, group: WarningGroup): boolean =>
  SEVERITIES.indexOf(part.severity) > SEVERITIES.indexOf(group.first.severity);
