import type { RecallMatch } from './match.ts';
import type { HazardClass } from './notice.ts';

/** Dangers that a wrong print on the pack, or none that is named, is not among. */
const NOT_CRITICAL: readonly HazardClass[] = ['labelling', 'other'];

/** Whether a recall is critical (product P15.3): it is sure to mean the product, and names what may happen. */
export const isCritical = ({ hazard }: { readonly hazard: HazardClass }, { verdict }: Pick<RecallMatch, 'verdict'>) =>
  verdict === 'affects' && !NOT_CRITICAL.includes(hazard);
