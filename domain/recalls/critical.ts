import type { RecallMatch } from './match.ts';
import type { HazardClass } from './notice.ts';

/** Hazard classes that are never critical: labelling errors, and unspecified hazards. */
const NOT_CRITICAL: readonly HazardClass[] = ['labelling', 'other'];

/** Whether a recall is critical (product P15.3): the match is certain, and the hazard is named. */
export const isCritical = ({ hazard }: { readonly hazard: HazardClass }, { verdict }: Pick<RecallMatch, 'verdict'>) =>
  verdict === 'affects' && !NOT_CRITICAL.includes(hazard);
