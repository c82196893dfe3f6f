import type { ConditionKind } from '../list-schema.ts';

const CONDITIONS: readonly (readonly [RegExp, ConditionKind])[] = [
  [/\bwhen (?:it is )?used (?:as|in)\b|\bfor use as\b/i, 'use'],
  [/\bif\b|\bprovided that\b/i, 'purity'],
  [
    /\bexcept(?:ion|ed|ing|s)?\b|\bunless\b|\bother than\b|\bexcluding\b|\bexcluded\b|\bannex (?:iii|iv|v|vi)\b/i,
    'exception',
  ],
  [/\(nano\)/i, 'form'],
];

/**
 * Which kind of condition the text of an Annex II row states (method M1.4.1).
 * @returns undefined for a row that prohibits without a condition
 */
export const conditionOf = (text: string): ConditionKind | undefined =>
  CONDITIONS.find(([pattern]) => pattern.test(text))?.[1];
