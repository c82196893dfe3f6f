/** Groups of hazards of method M4.1. One hazard counts once per group. */
export const HAZARD_GROUPS = [
  'legal',
  'systemic',
  'endocrine',
  'skin',
  'resp',
  'local',
  'acute',
  'physical',
  'intake',
  'vulnerable',
  'env',
] as const;
export type HazardGroup = (typeof HAZARD_GROUPS)[number];

/** How a class is weighted: by presence, by dose, or by local concentration (method M4.1). */
export type Weighting = 'presence' | 'dose' | 'local';

/** One class of hazard: its group, its full points S and its weighting. */
export interface HazardClass {
  readonly group: HazardGroup;
  readonly points: number;
  readonly weighting: Weighting;
}

const table = (
  group: HazardGroup,
  weighting: Weighting,
  points: Readonly<Record<string, number>>,
): readonly (readonly [string, HazardClass])[] =>
  Object.entries(points).map(([name, value]) => [name, { group, points: value, weighting }]);

/** The classes table of method M4.1. Classes not in it (food allergens) cost no points. */
export const HAZARD_CLASSES: ReadonlyMap<string, HazardClass> = new Map([
  ...table('legal', 'presence', { PROHIBITED: 60, NOT_PERMITTED: 45, MEDICINE: 45, MEDICINE_NAME: 20 }),
  ...table('systemic', 'presence', { CMR_1: 45, IARC_1: 40, PFAS: 20 }),
  ...table('systemic', 'dose', {
    IARC_2A: 28,
    CMR_2: 22,
    STOT_1: 22,
    IARC_2B: 14,
    STOT_2: 12,
    P65: 10,
    NITROSAMINE: 8,
    DIOXANE_TRACE: 3,
  }),
  ...table('endocrine', 'presence', { ED_CONFIRMED: 36 }),
  ...table('endocrine', 'dose', { ED_SUSPECTED: 16, ED_REVIEWED: 6 }),
  ...table('intake', 'presence', { BANNED_FOOD: 34, TRANS_FAT: 34, NITRITE: 30, COLOUR_WARN: 10, UNDISCLOSED: 2 }),
  ...table('intake', 'dose', { EFSA_HIGH: 8, EFSA_MOD: 4 }),
  ...table('skin', 'presence', { SKIN_SENS_1A: 24, FORMALDEHYDE_RELEASER: 22, FRAG_MIX: 12, FRAG_ALLERGEN: 5 }),
  ...table('skin', 'dose', { SKIN_SENS: 12 }),
  ...table('resp', 'dose', { RESP_SENS: 34, RELEASES_GAS: 16, VOC: 8, PROPELLANT: 8, NARCOTIC: 6 }),
  ...table('resp', 'local', { RESP_IRRITANT: 6 }),
  ...table('local', 'local', { CORROSIVE: 44, EYE_DAMAGE: 12, IRRITANT: 8 }),
  ...table('acute', 'local', { ACUTE_FATAL: 50, ACUTE_TOXIC: 34, ASPIRATION: 24, ACUTE_HARMFUL: 12 }),
  ...table('physical', 'local', { FLAMMABLE: 8 }),
  ...table('vulnerable', 'presence', { VULN_CRITICAL: 28 }),
  ...table('vulnerable', 'dose', { VULN_WARNING: 10, VULN_CAUTION: 3 }),
  ...table('env', 'presence', { PBT: 45, OZONE: 40, ED_ENV: 40, MICROPLASTIC: 30, CORAL: 18 }),
  ...table('env', 'dose', { AQ_1: 30, OZONE_GWP: 20, AQ_2: 18, EUTROPHICATION: 15, AQ_3: 8, PERSISTENT: 6 }),
]);
