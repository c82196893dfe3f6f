import type { Severity } from '../vocabulary.ts';
import type { Family } from './texts.ts';

/** A warning before it is put into words. */
export interface Finding {
  /** A key of the method's section 6: "child", "cat", "al_food(milk)". */
  readonly audience: string;
  readonly severity: Severity;
  readonly ingredient: string;
  readonly family: Family;
  readonly source: string;
  /** Harmful when used as meant, or when somebody gets at it (method, section 5). */
  readonly kind: 'use' | 'access';
  /** The reading was unclear: never CRITICAL, and the words say "may contain" (method, section 3). */
  readonly unclear: boolean;
}
