import { SEVERITIES } from '../safety/vocabulary.ts';
import type { CitedRecords } from './pack-records.ts';
import type { PackStrings } from './pack-strings.ts';

/** Classes behind which a CRITICAL warning or a cap below 60 may stand (method, sections 4.5 and 6). */
const CLASSES: ReadonlySet<string> = new Set([
  'PROHIBITED',
  'NOT_PERMITTED',
  'CMR_1',
  'IARC_1',
  'CORROSIVE',
  'ACUTE_FATAL',
  'ACUTE_TOXIC',
  'ASPIRATION',
  'RESP_SENS',
]);
const CRITICAL = SEVERITIES.indexOf('CRITICAL');

/** Records of one ingredient: the first, and the end of the last. */
type Range = readonly [from: number, to: number];

/** Whether a CRITICAL warning or a cap may follow from an ingredient's records, told without making objects of them. */
export const isGrave = (
  facts: CitedRecords,
  [firstFact, endOfFacts]: Range,
  audience: CitedRecords,
  [firstEntry, endOfEntries]: Range,
  strings: PackStrings,
): boolean => {
  for (let at = firstFact; at < endOfFacts; at += 1) if (CLASSES.has(strings.text(facts.kind(at, 0)))) return true;
  for (let at = firstEntry; at < endOfEntries; at += 1) if (audience.kind(at, 1) === CRITICAL) return true;
  return false;
};
