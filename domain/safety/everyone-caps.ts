import type { Use } from './exposure.ts';
import { causesCaps } from './label-item.ts';
import { lowestCap } from './lowest-cap.ts';
import type { ScoredItem } from './points.ts';
import type { Cap } from './report.ts';
import { needsReview } from './review-needed.ts';
import { routesHold } from './routes.ts';
import type { Severity } from './vocabulary.ts';
import { weightsForCaps } from './weights-for-caps.ts';

/** Caps caused by a warning of kind `use` for everyone (method M4.5.13, M4.5.14, M4.5.18). */
const LIMITS: Readonly<Partial<Record<Severity, { readonly value: number; readonly cause: string }>>> = {
  CRITICAL: { value: 39, cause: '{ingredient} is a danger to everyone who uses this' },
  WARNING: { value: 69, cause: '{ingredient} carries a warning for everyone' },
};

/** Caps caused by what harms the animal a product is for, according to veterinarians (method M4.5.23, M4.5.28). */
const FOR_ANIMAL: Readonly<Partial<Record<Severity, { readonly value: number; readonly cause: string }>>> = {
  CRITICAL: { value: 39, cause: '{ingredient} poisons the animal this is for' },
  WARNING: { value: 69, cause: '{ingredient} carries a warning for the animal this is for' },
};

/**
 * The lowest cap that a warning for everyone causes, or null: 39 for a CRITICAL, 69 for a WARNING. An unclear reading
 * causes none, nor does evidence C (notifications or consensus). Warnings for the animal that a product is for count
 * like warnings for everyone, at any level of evidence.
 * @param scored the items of one label, in its order
 * @param animals for a product for animals, the audiences it is meant for
 */
export const everyoneCap = (scored: readonly ScoredItem[], use: Use, animals: readonly string[] = []): Cap | null => {
  const limits = weightsForCaps(scored, use);
  let lowest: Cap | null = null;
  for (const [at, { item }] of scored.entries()) {
    if (item.known === null || !causesCaps(item)) continue;
    for (const { audience, severity, routes, source, evidence } of item.known.ingredient.audience) {
      const fed = FOR_ANIMAL[severity] !== undefined && animals.includes(audience);
      if (audience !== 'everyone' && !fed) continue;
      const limit = fed ? FOR_ANIMAL[severity] : LIMITS[severity];
      const weights = limits(at);
      if (limit === undefined || weights === undefined || !routesHold(routes, use, weights)) continue;
      if (needsReview(source) || (!fed && (evidence === undefined || evidence === 'C'))) continue;
      lowest = lowestCap(lowest, {
        value: limit.value,
        cause: limit.cause.replace('{ingredient}', () => item.name),
        source,
      });
    }
  }
  return lowest;
};
