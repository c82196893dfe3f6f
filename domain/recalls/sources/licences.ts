import type { RecallSource } from '../notice.ts';

/**
 * The licence of each source's notices, as the source states it; null if none is known. Kept apart from the source
 * names because phones never need it. CPSC, FDA and FSIS: works of the United States (17 U.S.C. § 105); openFDA:
 * open.fda.gov/license; Safety Gate and RASFF: the notice on reuse of the European Commission.
 */
export const RECALL_LICENCES: Readonly<Record<RecallSource, string | null>> = {
  cpsc: 'Public domain',
  openfda: 'CC0 1.0',
  fda: 'Public domain',
  fsis: 'Public domain',
  safetygate: 'CC BY 4.0',
  rasff: 'CC BY 4.0',
  rappelconso: 'Licence Ouverte 2.0',
  lebensmittelwarnung: null,
  fsa: 'Open Government Licence 3.0',
  canada: 'Open Government Licence - Canada',
  server: null,
};
