import type { SourceList } from '#web/workers/ingredients/source-lists.ts';

/** The wording of a published list. */
export interface SourceListWords {
  /** Used as a filter and a heading. */
  readonly name: string;
  /** What being on the list means, in one line. */
  readonly means: string;
}

const WORDS: Readonly<Record<SourceList, SourceListWords>> = {
  annex_ii: { name: 'EU cosmetics, Annex II', means: 'Prohibited in cosmetics, or prohibited under a condition' },
  annex_iii: { name: 'EU cosmetics, Annex III', means: 'Permitted in cosmetics with limits' },
  annex_iv: { name: 'EU cosmetics, Annex IV', means: 'Permitted as a colorant in cosmetics' },
  annex_v: { name: 'EU cosmetics, Annex V', means: 'Permitted as a preservative in cosmetics, with limits' },
  annex_vi: { name: 'EU cosmetics, Annex VI', means: 'Permitted as a UV filter in cosmetics, with limits' },
  clp: { name: 'EU hazard classes (CLP)', means: 'Classified as hazardous in the EU' },
  svhc: { name: 'EU substances of very high concern', means: 'On the EU candidate list for authorisation' },
  endocrine: { name: 'Endocrine disruptor lists', means: 'Identified or assessed as an endocrine disruptor' },
  prop65: { name: 'California Proposition 65', means: 'Listed in California for cancer or reproduction' },
  iarc: { name: 'IARC Monographs', means: 'Classified by the cancer agency of the WHO' },
  additives: { name: 'EU food additives', means: 'Has an E number or an EFSA opinion' },
};

/** The name of a published list, and what being on it means. */
export const sourceListWords = (list: SourceList): SourceListWords => WORDS[list];
