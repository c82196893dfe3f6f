import type { ListEntry } from '../list-schema.ts';
import { rowsBelow } from './delimited.ts';
import { listEntryOf } from './draft-entry.ts';
import { chemicalNames } from './name-texts.ts';
import { casNumbers, ecNumbers } from './number-texts.ts';

/** Reasons for inclusion in the Candidate List, by Article 57 of REACH. */
const REASONS: readonly (readonly [RegExp, string, string])[] = [
  [/57a\)/, 'CMR_1', '57(a)'],
  [/57b\)/, 'CMR_1', '57(b)'],
  [/57c\)/, 'CMR_1', '57(c)'],
  [/57d\)/, 'PBT', '57(d)'],
  [/57e\)/, 'PBT', '57(e)'],
  [/Endocrine[^#]*human health/, 'ED_CONFIRMED', '57(f)'],
  [/Endocrine[^#]*environment/, 'ED_ENV', '57(f)'],
  [/Respiratory sensitising/, 'RESP_SENS', '57(f)'],
  [/Specific target organ/, 'STOT_1', '57(f)'],
  [/Equivalent level/, '', '57(f)'],
];

/** Candidate List of REACH. */
export function candidateList(text: string): ListEntry[] {
  return rowsBelow(text, ',', 'Substance name').map((row) => {
    const reasons = REASONS.filter(([pattern]) => pattern.test(row('Reason for inclusion')));
    const facts = reasons.map(([, name]) => name).filter((name) => name !== '');
    const says = [...new Set(reasons.map(([, , article]) => article))].join(', ');
    return listEntryOf(
      { entry: '', facts, says },
      { names: chemicalNames(row('Substance name')), cas: casNumbers(row('CAS No.')), ec: ecNumbers(row('EC No.')) },
    );
  });
}

/** Endocrine assessments of ECHA. Only concluded ones yield a fact. */
export function endocrineAssessments(text: string): ListEntry[] {
  return rowsBelow(text, '\t', 'Substance name').flatMap((row) => {
    const outcome = row('Outcome');
    const facts = [
      ...(/\bED HH\b/.test(outcome) ? ['ED_CONFIRMED'] : []),
      ...(/\bED ENV\b/.test(outcome) ? ['ED_ENV'] : []),
    ];
    if (facts.length === 0) return [];
    const ec = ecNumbers(row('EC / List no'));
    return [
      listEntryOf(
        { entry: '', facts },
        { names: chemicalNames(row('Substance name')), cas: casNumbers(row('CAS no')), ec },
      ),
    ];
  });
}

/**
 * A list from edlists.org.
 * @param health class for the column on health, "" for none
 * @param environment class for the column on the environment, "" for none
 */
export function endocrineList(text: string, health: string, environment: string): ListEntry[] {
  return rowsBelow(text, ',', 'Name and abbreviation').map((row) => {
    const facts = [
      ...(row('Health Effects') === 'Yes' ? [health] : []),
      ...(row('Environmental Effects') === 'Yes' ? [environment] : []),
    ].filter((name) => name !== '');
    return listEntryOf(
      { entry: '', facts },
      {
        names: chemicalNames(row('Name and abbreviation')),
        cas: casNumbers(row('CAS no.')),
        ec: ecNumbers(row('EC / List no.')),
      },
    );
  });
}
