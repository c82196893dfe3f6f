import { type CitedRecords, severityOf } from './pack-records.ts';
import type { PackStrings } from './pack-strings.ts';

/** Classes that may lead to a CRITICAL warning or a cap (method M4.5, M6). */
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
  'MEDICINE',
]);

/** The records of one ingredient: the first, and the end of the last. */
type Range = readonly [from: number, to: number];

/** A CRITICAL warning, or a WARNING for everyone, which caps the score below green (method M4.5.14). */
const mayCap = (audience: string, severity: string | undefined): boolean =>
  severity === 'CRITICAL' || (severity === 'WARNING' && audience === 'everyone');

/** Whether an ingredient's records may lead to a CRITICAL warning or a cap, checked without creating objects. */
export const isGrave = (
  facts: CitedRecords,
  [firstFact, endOfFacts]: Range,
  audience: CitedRecords,
  [firstEntry, endOfEntries]: Range,
  strings: PackStrings,
): boolean => {
  for (let at = firstFact; at < endOfFacts; at += 1) if (CLASSES.has(strings.text(facts.kind(at, 0)))) return true;
  for (let at = firstEntry; at < endOfEntries; at += 1)
    if (mayCap(strings.text(audience.kind(at, 0)), severityOf(audience.kind(at, 1)))) return true;
  return false;
};
