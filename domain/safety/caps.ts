import type { Use } from './exposure.ts';
import type { Cost, ScoredItem } from './points.ts';
import type { Cap } from './report.ts';

const METHOD = 'Safeshelf safety method, section 4.5';

// The cap one fact causes, or null (table of section 4.5). Notified and consensus data (level C) never cause one.
const capOfCost = (cost: Cost, use: Use): number | null => {
  if (cost.fact === null || cost.fact.evidence === 'C') return null;
  const { exposure: e, weight } = cost;
  switch (cost.class) {
    case 'PROHIBITED':
      return 20;
    case 'ACUTE_FATAL':
      return e >= 0.5 && weight >= 0.25 ? 29 : null;
    case 'NOT_PERMITTED':
      return 39;
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

/** An unclear reading alone never caps a score (method, section 3). */
const certain = ({ item }: ScoredItem): boolean => item.match.step !== 'fuzzy';

/**
 * The lowest cap that applies, with its cause and source; ties keep the first in label order.
 * @param scored the items of one label
 */
export const capOf = (scored: readonly ScoredItem[], use: Use): Cap | null => {
  let lowest: Cap | null = null;
  const offer = (value: number, cause: string, source: string): void => {
    if (lowest === null || value < lowest.value) lowest = { value, cause, source };
  };
  let unknown = 0;
  for (const one of scored) {
    if (one.item.known === null) {
      unknown += one.plain;
      continue;
    }
    if (!certain(one)) continue;
    for (const cost of one.costs) {
      const value = capOfCost(cost, use);
      if (value !== null) offer(value, `${cost.class}: ${one.item.name}`, cost.source);
    }
    const outside = use.type === 'household' || use.type === 'outdoor';
    if (outside && one.weights !== undefined && one.item.known.pesticide)
      offer(69, `PESTICIDE: ${one.item.name}`, METHOD);
  }
  if (unknown >= 2) offer(69, 'UNKNOWN', METHOD);
  else if (unknown >= 1) offer(84, 'UNKNOWN', METHOD);
  return lowest;
};
