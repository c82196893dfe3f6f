import type { Severity } from '../../vocabulary.ts';
import type { Family } from '../wording/texts.ts';

/** A warning before it is worded. */
export interface Finding {
  /** A key of method M6.4.1: "child", "cat", "al_food(milk)". */
  readonly audience: string;
  readonly severity: Severity;
  readonly ingredient: string;
  /** The label's own words for it, if they differ. */
  readonly printed?: string | undefined;
  readonly family: Family;
  readonly source: string;
  /** Harmful when used as intended, or when somebody gets hold of it (method M5.3). */
  readonly kind: 'use' | 'access';
  /** The reading was unclear: never CRITICAL, and the text says "may contain" (method M3.2.6). */
  readonly unclear: boolean;
}
