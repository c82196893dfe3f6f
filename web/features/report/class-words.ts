/** Hazard classes of the method, section 4.1, in plain words. A class that is not here is shown by its key. */
const CLASS_WORDS: Readonly<Record<string, string>> = {
  PROHIBITED: 'Prohibited in cosmetics in the EU',
  NOT_PERMITTED: 'Not permitted for this use',
  CMR_1: 'May cause cancer, genetic damage or harm to the unborn child (category 1)',
  CMR_2: 'Suspected of causing cancer, genetic damage or harm to the unborn child (category 2)',
  IARC_1: 'Causes cancer in people (IARC group 1)',
  IARC_2A: 'Probably causes cancer in people (IARC group 2A)',
  IARC_2B: 'Possibly causes cancer in people (IARC group 2B)',
  STOT_1: 'Damages organs (category 1)',
  STOT_2: 'May damage organs (category 2)',
  PFAS: 'Persistent fluorinated substance (PFAS)',
  P65: 'On the California Proposition 65 list',
  NITROSAMINE: 'Can form nitrosamines',
  DIOXANE_TRACE: 'May carry traces of 1,4-dioxane',
  ED_CONFIRMED: 'Confirmed endocrine disruptor',
  ED_SUSPECTED: 'Suspected endocrine disruptor',
  ED_REVIEWED: 'Endocrine effects under review',
  BANNED_FOOD: 'No longer permitted in food',
  TRANS_FAT: 'Source of trans fat',
  NITRITE: 'Nitrite: forms nitrosamines in food and in the body',
  COLOUR_WARN: 'Colour with a warning on children’s attention and activity',
  EFSA_HIGH: 'High concern in the EFSA review',
  EFSA_MOD: 'Moderate concern in the EFSA review',
  UNDISCLOSED: 'Contents not disclosed',
  SKIN_SENS_1A: 'Strong skin sensitiser, category 1A (H317)',
  SKIN_SENS: 'Skin sensitiser (H317)',
  FORMALDEHYDE_RELEASER: 'Releases formaldehyde',
  FRAG_MIX: 'Fragrance mixture, contents not disclosed',
  FRAG_ALLERGEN: 'Listed fragrance allergen',
  RESP_SENS: 'May cause asthma or breathing trouble (H334)',
  RELEASES_GAS: 'Gives off toxic gas with acids',
  VOC: 'Volatile organic compound',
  PROPELLANT: 'Propellant gas',
  NARCOTIC: 'Vapour may cause drowsiness (H336)',
  RESP_IRRITANT: 'Irritates the airways (H335)',
  CORROSIVE: 'Burns skin and eyes (H314)',
  EYE_DAMAGE: 'Serious eye damage (H318)',
  IRRITANT: 'Irritates skin or eyes (H315, H319)',
  ACUTE_FATAL: 'Fatal if swallowed, inhaled or on skin',
  ACUTE_TOXIC: 'Toxic if swallowed, inhaled or on skin',
  ASPIRATION: 'May be fatal if it enters the airways (H304)',
  ACUTE_HARMFUL: 'Harmful if swallowed, inhaled or on skin',
  FLAMMABLE: 'Flammable or oxidising',
  VULN_CRITICAL: 'Critical for a child or a pet',
  VULN_WARNING: 'Warning for a child or a pet',
  VULN_CAUTION: 'Caution for a child or a pet',
  PBT: 'Persistent, builds up in living things, toxic',
  OZONE: 'Depletes the ozone layer',
  ED_ENV: 'Endocrine disruptor in the environment',
  MICROPLASTIC: 'Microplastic',
  CORAL: 'Harms coral reefs',
  AQ_1: 'Very toxic to aquatic life (H400, H410)',
  AQ_2: 'Toxic to aquatic life (H411)',
  AQ_3: 'Harmful to aquatic life (H412, H413)',
  OZONE_GWP: 'Strong greenhouse gas',
  EUTROPHICATION: 'Feeds algae in rivers and lakes',
  PERSISTENT: 'Hardly breaks down in nature',
  UNKNOWN: 'Not identified',
};

/** Short forms for a line of the receipt, where the long words would not fit. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  CMR_1: 'Cancer or reproduction, category 1',
  CMR_2: 'Suspected cancer or reproduction, category 2',
  IARC_1: 'IARC group 1',
  IARC_2A: 'IARC group 2A',
  IARC_2B: 'IARC group 2B',
  SKIN_SENS_1A: 'Skin sensitiser 1A',
  SKIN_SENS: 'Skin sensitiser',
  FRAG_MIX: 'Contents not disclosed',
  FRAG_ALLERGEN: 'Fragrance allergen',
  RESP_SENS: 'Breathing sensitiser',
  CORROSIVE: 'Corrosive',
  EYE_DAMAGE: 'Eye damage',
  IRRITANT: 'Irritant',
  RESP_IRRITANT: 'Airway irritant',
  ACUTE_FATAL: 'Fatal',
  ACUTE_TOXIC: 'Toxic',
  ACUTE_HARMFUL: 'Harmful',
  ASPIRATION: 'Danger if it enters the airways',
  NARCOTIC: 'Drowsiness',
  DIOXANE_TRACE: 'Dioxane trace',
  AQ_1: 'Very toxic to aquatic life',
  AQ_2: 'Toxic to aquatic life',
  AQ_3: 'Harmful to aquatic life',
  COLOUR_WARN: 'Colour with a warning for children',
};

/** A hazard class as one readable line. */
export const classWords = (key: string): string => CLASS_WORDS[key] ?? key;

/**
 * One or more hazard classes, as short words in one line.
 * @param keys classes separated by commas, plus signs or spaces, as a deduction names them
 */
export function shortClassWords(keys: string): string {
  const words = keys
    .split(/[\s,+;]+/)
    .filter((key) => key !== '')
    .map((key) => SHORT_WORDS[key] ?? CLASS_WORDS[key] ?? key);
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1))).join(', ');
}
