import { asClearlyNamed } from '../../items-named-outside-list.ts';
import { ANIMALS } from '../animals.ts';
import type { LabelFacts } from '../label-facts.ts';
import { entryFindings } from './entry-findings.ts';
import type { Finding } from './finding.ts';

/** Audiences that a single portion may harm. Food allergens outside the list are searched in `aside-findings.ts`. */
const HARMED: ReadonlySet<string> = new Set(['everyone', 'child', 'infant', 'preg', 'pku', ...ANIMALS]);

/**
 * Warnings for those whom something named outside the list would harm most: reported as unclear, never as CRITICAL
 * (method M2.1.11).
 */
export const apartFindings = ({ apart, use, name }: LabelFacts): readonly Finding[] =>
  apart
    .flatMap((alone) => entryFindings(asClearlyNamed(alone), use, name))
    .filter(({ severity, audience }) => severity === 'CRITICAL' && HARMED.has(audience))
    .map((finding) => ({ ...finding, severity: 'WARNING', unclear: true }));
