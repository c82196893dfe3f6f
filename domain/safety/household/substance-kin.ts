/**
 * What contains, releases or cross-reacts with a substance that somebody named, by its id in the knowledge pack. People
 * who react to formaldehyde react to what releases it, and poultry is mostly chicken.
 * Sources: Reg (EU) 2022/1181 (formaldehyde releasers); product information of the penicillins (cross-reactions).
 */
const KIN: Readonly<Record<string, readonly string[]>> = {
  formaldehyde: [
    'paraformaldehyde',
    'dmdm-hydantoin',
    'diazolidinyl-urea',
    'imidazolidinyl-urea',
    'quaternium-15',
    'bronopol',
    'sodium-hydroxymethylglycinate',
    'methenamine',
    'benzylhemiformal',
    '5-bromo-5-nitro-1-3-dioxane',
    '7-ethylbicyclooxazolidine',
  ],
  cinnamon: ['cassia', 'cinnamon-bark-oil'],
  phenoxymethylpenicillin: [
    'benzylpenicillin',
    'amoxicillin',
    'ampicillin',
    'flucloxacillin',
    'piperacillin',
    'cloxacillin',
  ],
  chicken: ['chicken-meat', 'poultry-meat'],
};

/** An ingredient's id with those of its kin. @param id of the knowledge pack */
export const withKin = (id: string): readonly string[] => [id, ...(KIN[id] ?? [])];
