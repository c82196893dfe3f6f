import type { Use } from './exposure.ts';
import type { Weights } from './weights.ts';

const holds = (route: string, use: Use, weights: Weights): boolean => {
  switch (route) {
    case 'food':
      return use.eaten || use.swallowed;
    case 'feed':
      return use.type === 'pet_food';
    case 'top':
      return use.cosmetic || use.type === 'pet_topical';
    case 'pet':
      return use.type === 'pet_topical';
    case 'house':
      return use.house;
    case 'air':
      return use.spray || use.air;
    case 'powder':
      return use.powder;
    case 'oral':
      return use.oral || use.eaten || use.swallowed;
    case 'supplement':
      return use.supplement;
    case 'caustic':
      return use.caustic;
    case 'main':
      return weights.main;
    case 'neat':
      return weights.neat;
    case 'strong':
      return weights.strong;
    default:
      return false;
  }
};

/**
 * Whether every condition of an audience entry is met (method M6.5).
 * @param routes conditions that must all be met, written with "+" in the sources; none means any route
 */
export const routesHold = (routes: readonly string[], use: Use, weights: Weights): boolean =>
  routes.every((route) => holds(route, use, weights));
