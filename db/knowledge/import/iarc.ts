import type { ListEntry } from '../list-schema.ts';
import { rowsBelow } from './delimited.ts';
import { listEntryOf } from './draft-entry.ts';
import { isName, splitOutside, tidy } from './name-texts.ts';
import { casNumbers } from './number-texts.ts';

const CLASSES: Readonly<Record<string, string>> = { '1': 'IARC_1', '2A': 'IARC_2A', '2B': 'IARC_2B' };

/** Circumstances, habits and organisms, which no ingredient list names. */
const NO_SUBSTANCE =
  /occupational|infection|production|manufactur|\bexposures?\b|\bwork\b|radiation|consumption|virus|\bHPV\b|industry|therap|emissions|smok|pollution|contracepti|implant|fields|founding|mining|gasification|beverages|drinking|dry cleaning|malaria|fission|radio|MOPP|joinery|process|exhaust|ultraviolet|perineal|dyes metabolized|traditional|red meat/i;
/** Agents that were evaluated for inhalation. */
const INHALED = /\bdust\b|fibres|whiskers|\bmists\b|fumes|carbon black|cobalt metal|titanium dioxide/i;

/** IARC groups 1, 2A and 2B, limited to agents that are substances. */
export function iarcGroups(text: string): ListEntry[] {
  return rowsBelow(text, ',', 'CAS No.').flatMap((row) => {
    const found = CLASSES[row('Group')];
    const agent = tidy(row('Agent'));
    if (found === undefined || NO_SUBSTANCE.test(agent)) return [];
    const whole = tidy(agent.replace(/ \(see also[^)]*\)| \((?:technical-grade|uncertain purity)\)/g, ''));
    const behind = /^(.{4,}?) \(([^()]{2,})\)$/.exec(whole);
    const plain = behind && !/without|form|fibres|long|including|heavy/i.test(behind[2] ?? '');
    const inside = plain ? splitOutside(behind[2] ?? '', (part, at) => part[at] === ';') : [];
    const names = plain ? [tidy(behind[1] ?? ''), ...inside, whole] : [whole];
    const facts = [INHALED.test(agent) ? `${found}@inhal` : found];
    const draft = { entry: row('Volume').replace(/ online.*$/, ''), facts };
    return [listEntryOf(draft, { names: names.filter(isName), cas: casNumbers(row('CAS No.')) })];
  });
}
