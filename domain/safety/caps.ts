import { childCap } from './child-caps.ts';
import { everyoneCap } from './everyone-caps.ts';
import type { Use } from './exposure.ts';
import { causesCaps, isBroken } from './label-item.ts';
import { lowestCap } from './lowest-cap.ts';
import type { Cost, ScoredItem } from './points.ts';
import type { Cap } from './report.ts';
import { unknownShareLimit } from './unknown-share.ts';

const METHOD = 'Safeshelf method, rule M4.5';

// The cap one fact causes, or null (table of method M4.5). Notified and consensus data (level C) never cause one.
const capOfCost = (cost: Cost, use: Use): number | null => {
  if (cost.fact === null || cost.fact.evidence === 'C') return null;
  const { exposure: e, weight } = cost;
  switch (cost.class) {
    case 'PROHIBITED':
      return 20;
    case 'ACUTE_FATAL':
      return e >= 0.5 && weight >= 0.25 ? 29 : null;
    case 'NOT_PERMITTED':
    case 'MEDICINE':
      return 39;
    case 'MEDICINE_NAME':
      return 69;
    case 'CMR_1':
    case 'IARC_1':
      return e >= 0.6 ? 39 : null;
    case 'CORROSIVE':
      return e >= 0.6 && weight >= 0.75 ? 39 : null;
    case 'ACUTE_TOXIC':
      return e >= 0.5 && weight >= 0.6 ? 39 : null;
    case 'ASPIRATION':
      return e >= 0.5 && weight >= 0.75 ? 39 : null;
    case 'ED_CONFIRMED':
      return e >= 0.6 ? 59 : null;
    case 'BANNED_FOOD':
    case 'TRANS_FAT':
      return e === 1 ? 59 : null;
    case 'RESP_SENS':
      return use.spray && e >= 0.9 ? 59 : null;
    case 'FORMALDEHYDE_RELEASER':
      return e >= 0.6 ? 69 : null;
    default:
      return null;
  }
};

/** Why a score is limited: one whole phrase per cause, for translators. */
const CAUSES: Readonly<Record<string, string>> = {
  PROHIBITED: '{ingredient} is prohibited in cosmetics',
  ACUTE_FATAL: '{ingredient} can be fatal',
  NOT_PERMITTED: '{ingredient} is not permitted in this kind of product',
  MEDICINE: '{ingredient} is a medicine, not an ingredient for this kind of product',
  MEDICINE_NAME: '{ingredient} has the name of a medicine',
  CMR_1: '{ingredient} may cause cancer, genetic damage or harm to the unborn child',
  IARC_1: '{ingredient} causes cancer in people',
  CORROSIVE: '{ingredient} is corrosive',
  ACUTE_TOXIC: '{ingredient} is toxic',
  ASPIRATION: '{ingredient} may be fatal if it enters the airways',
  ED_CONFIRMED: '{ingredient} is a confirmed endocrine disruptor',
  BANNED_FOOD: '{ingredient} is no longer permitted in food',
  TRANS_FAT: '{ingredient} is a source of trans fat',
  RESP_SENS: '{ingredient} in a spray may cause asthma',
  FORMALDEHYDE_RELEASER: '{ingredient} releases formaldehyde',
  PESTICIDE: '{ingredient} is a pesticide',
};
const UNKNOWN_CAUSE = 'Too much of the list was not identified';
const causeOf = (hazard: string, ingredient: string): string =>
  (CAUSES[hazard] ?? '{ingredient}').replace('{ingredient}', () => ingredient);

/**
 * The lowest cap that applies, with its cause and source; ties keep the first in label order.
 * @param scored the items of one label
 * @param animals for a product for animals, the audiences it is meant for
 */
export const capOf = (scored: readonly ScoredItem[], use: Use, animals: readonly string[] = []): Cap | null => {
  let lowest: Cap | null = null;
  const offer = (value: number, cause: string, source: string): void => {
    if (lowest === null || value < lowest.value) lowest = { value, cause, source };
  };
  let unknown = 0;
  for (const one of scored) {
    if (one.item.known === null || isBroken(one.item)) unknown += one.plain;
    if (one.item.known === null) continue;
    if (!causesCaps(one.item)) continue;
    for (const cost of one.costs) {
      const value = capOfCost(cost, use);
      if (value !== null) offer(value, causeOf(cost.class, one.item.name), cost.source);
    }
    const outside = use.type === 'household' || use.type === 'outdoor';
    if (outside && one.weights !== undefined && one.item.known.pesticide)
      offer(69, causeOf('PESTICIDE', one.item.name), METHOD);
  }
  if (unknown >= 2) offer(69, UNKNOWN_CAUSE, METHOD);
  else if (unknown >= 1) offer(84, UNKNOWN_CAUSE, METHOD);
  const share = unknownShareLimit(scored);
  if (share !== null) offer(share, UNKNOWN_CAUSE, METHOD);
  return lowestCap(lowest, everyoneCap(scored, use, animals), childCap(scored, use));
};
