import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGroups } from '#db/knowledge/read-groups.ts';
import { delimitedRows } from '#tests/support/delimited-rows.ts';
import { namedRow } from './annex-names.ts';

/** The names of Annex II that the measurement looks up. */
export interface AnnexTwoNames {
  readonly substances: readonly string[];
  readonly plants: readonly string[];
  /** Members of the group entries; for a group that cannot be expanded, the name of the group. */
  readonly groups: readonly string[];
}

// "(nano)" is a condition too, because the plain name covers every form.
const CONDITION =
  /\b(?:if|except\w*|exception|when used|unless|provided|other than|excluding|annex (?:iii|iv|v|vi))\b|\(nano\)/i;

/** The name under which an entry prohibits a plant: a printed name, its oil, or an extract. */
const formOf = (plant: string, text: string): string => {
  const printed = /[“"]([^”"]+)[”"]/.exec(text)?.[1];
  if (printed !== undefined) return printed;
  return /\((?:essential )?oil\)/.test(text) ? `${plant} oil` : `${plant} extract`;
};

/**
 * The names of all unconditional rows of Annex II, as printed, without those that Annexes III to VI allow.
 * @param folder the official files
 * @param allowed whether another annex allows a name
 */
export function annexTwoNames(folder: string, allowed: (name: string) => boolean): AnnexTwoNames {
  const text = readFileSync(join(folder, 'cosing_2026/COSING_Annex_II_v2.txt'), 'utf8');
  const substances = new Set<string>();
  const plants = new Set<string>();
  const groups = new Set<string>();
  for (const row of delimitedRows(text.slice(text.indexOf('"Reference Number"')), ',')) {
    const cell = row['Chemical name / INN'] ?? '';
    if (/moved or deleted/i.test(cell) || CONDITION.test(cell.replace(/\s+/g, ' '))) continue;
    const named = namedRow(row['Reference Number'] ?? '', cell);
    for (const plant of named.plants) plants.add(formOf(plant, cell));
    if (!named.group) for (const name of named.names) if (!allowed(name)) substances.add(name);
  }
  for (const group of readGroups()) {
    if (group.how === 'none') groups.add(group.name);
    else if (group.how === 'members') for (const line of group.members) groups.add(line.split('|')[0] ?? line);
    else if (group.how === 'element') {
      if (group.prohibited) for (const line of [group.name, ...group.members]) groups.add(line.split('|')[0] ?? line);
    } else for (const plant of group.plants) plants.add(`${plant} ${group.forms[0] ?? 'extract'}`);
  }
  return { substances: [...substances], plants: [...plants], groups: [...groups].filter((name) => !allowed(name)) };
}
