/** One outcome of mixing, in whole sentences with slots, for translators. */
interface Texts {
  /** What is produced, in a few words. */
  readonly result: string;
  /** Used if both sides are certain. */
  readonly message: string;
  /** Used if one side (or both) was not read clearly or is only likely. */
  readonly unclear: string;
  /** What to do; if the outcome can be fatal, with "keep away from" and "call". */
  readonly action: string;
}

const GAS =
  'Keep them away from each other: never together, never one straight after the other on the same surface, drain or toilet; rinse with water in between. If it happens, leave, open a window, and call the poison centre, or the emergency number if breathing is difficult; do not add anything.';
const MILD_GAS =
  'Never together, never one straight after the other on the same surface, drain or toilet; rinse with water in between. If it stings or smells, leave and open a window; do not add anything.';
const FIRE =
  'Keep them away from each other, dry and closed, never in the same scoop, bucket or feeder, and never put one into what is left of the other. If it smokes or hisses, leave and call the emergency number; do not add anything.';
const SPLASH =
  'Keep them away from each other: never together, never one straight after the other on the same surface, drain or toilet; rinse with water in between. If it splashes, rinse eyes and skin with water for 15 minutes and call the poison centre.';
const MILD_SPLASH =
  'Never together, never one straight after the other on the same surface, drain or toilet; rinse with water in between. If it splashes, rinse eyes and skin with water for 15 minutes.';

/** Outcomes of the mixing table. */
export const MIXING_TEXTS = {
  chloramines: {
    result: 'chloramines',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) release chloramines, gases that can injure eyes and lungs.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) release chloramines, gases that can injure eyes and lungs.',
    action: GAS,
  },
  chlorine: {
    result: 'chlorine',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) release chlorine, a gas that can injure eyes and lungs.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) release chlorine, a gas that can injure eyes and lungs.',
    action: GAS,
  },
  chlorine_dioxide: {
    result: 'chlorine dioxide',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) release chlorine dioxide, a gas that can injure eyes and lungs and can explode.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) release chlorine dioxide, a gas that can injure eyes and lungs and can explode.',
    action: GAS,
  },
  chloroform: {
    result: 'chloroform, chlorinated organics',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) form chloroform and other chlorinated vapours that can make people faint and injure the lungs and the liver.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) form chloroform and other chlorinated vapours that can make people faint and injure the lungs and the liver.',
    action: GAS,
  },
  fire: {
    result: 'fire, explosion',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) can catch fire or explode by themselves when they touch.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) can catch fire or explode by themselves when they touch.',
    action: FIRE,
  },
  pool_fire: {
    result: 'fire, explosion, chlorine',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) can catch fire, explode or release chlorine when they meet in one feeder or scoop, especially when damp.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) can catch fire, explode or release chlorine when they meet in one feeder or scoop, especially when damp.',
    action: FIRE,
  },
  drain_heat: {
    result: 'violent heat, splashing',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) heat up violently and can splash out of the drain and burn eyes and skin.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) heat up violently and can splash out of the drain and burn eyes and skin.',
    action: SPLASH,
  },
  hydrogen_sulfide: {
    result: 'hydrogen sulfide',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) release hydrogen sulfide, a gas that can kill within minutes.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) release hydrogen sulfide, a gas that can kill within minutes.',
    action: GAS,
  },
  phosphine: {
    result: 'phosphine',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) release phosphine, a gas that can kill and can catch fire.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) release phosphine, a gas that can kill and can catch fire.',
    action: GAS,
  },
  peroxide_fire: {
    result: 'unstable peroxides, fire',
    message: '{first} ({firstPart}) and {second} ({secondPart}) can form peroxides that explode or catch fire.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) can form peroxides that explode or catch fire.',
    action: FIRE,
  },
  heat: {
    result: 'heat, splashing',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) heat up together and can splash and burn eyes and skin.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) heat up together and can splash and burn eyes and skin.',
    action: MILD_SPLASH,
  },
  heat_gas: {
    result: 'violent heat, gases',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) heat up violently together and give off irritating gases.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) heat up violently together and give off irritating gases.',
    action: MILD_GAS,
  },
  sulfur_dioxide: {
    result: 'sulfur dioxide',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) release sulfur dioxide, a gas that can make it hard to breathe, especially with asthma.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) release sulfur dioxide, a gas that can make it hard to breathe, especially with asthma.',
    action: GAS,
  },
  chlorinated_amines: {
    result: 'chlorinated amines, irritating vapour',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) form chlorinated amines, vapours that can irritate eyes and lungs.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) form chlorinated amines, vapours that can irritate eyes and lungs.',
    action: MILD_GAS,
  },
  oxygen: {
    result: 'heat, oxygen, splashing',
    message: '{first} ({firstPart}) and {second} ({secondPart}) heat up, foam and splash, and give off oxygen.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) heat up, foam and splash, and give off oxygen.',
    action: MILD_SPLASH,
  },
  peracetic: {
    result: 'peracetic acid',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) form peracetic acid, which can burn eyes, skin and lungs.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) form peracetic acid, which can burn eyes, skin and lungs.',
    action: MILD_GAS,
  },
  nitrogen_iodide: {
    result: 'unstable nitrogen iodide',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) form nitrogen iodide, which can explode at a touch once it is dry.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) form nitrogen iodide, which can explode at a touch once it is dry.',
    action: MILD_GAS,
  },
  phosgene: {
    result: 'phosgene',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) must stay apart: at a flame or a hot surface, the solvent’s vapour turns into phosgene, a gas that injures the lungs.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) must stay apart: at a flame or a hot surface, the solvent’s vapour turns into phosgene, a gas that injures the lungs.',
    action:
      'Use the solvent only where no flame, heater or hot surface is near, with the windows open. If it stings or smells, leave and open a window; do not add anything.',
  },
  quat_vapour: {
    result: 'irritating vapour, disinfectant lost',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) may give off an irritating vapour, and the disinfectant stops working.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) may give off an irritating vapour, and the disinfectant stops working.',
    action: MILD_GAS,
  },
  nitrogen_trichloride: {
    result: 'chloramines, nitrogen trichloride',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) release chloramines and can form nitrogen trichloride, which explodes.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) release chloramines and can form nitrogen trichloride, which explodes.',
    action: GAS,
  },
  bromine: {
    result: 'bromine',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) release bromine, a vapour that can injure eyes and lungs.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) release bromine, a vapour that can injure eyes and lungs.',
    action: GAS,
  },
  toxic_gas: {
    result: 'toxic gas',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) release a toxic gas, as the label of one of them warns.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) release a toxic gas, as the label of one of them warns.',
    action: GAS,
  },
  chlorinated_phenols: {
    result: 'chlorinated phenols, irritating vapour',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) form chlorinated phenols, which can irritate eyes, skin and lungs.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) form chlorinated phenols, which can irritate eyes, skin and lungs.',
    action: MILD_GAS,
  },
  unforeseeable: {
    result: 'not foreseeable',
    message:
      '{first} ({firstPart}) and {second} ({secondPart}) were not made to be mixed: how chlorine bleach reacts with another cleaner cannot be predicted.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) were not made to be mixed: how chlorine bleach reacts with another cleaner cannot be predicted.',
    action: 'Use one after the other only with plenty of water in between.',
  },
  disinfectant_lost: {
    result: 'disinfectant stops working',
    message: '{first} ({firstPart}) and {second} ({secondPart}) cancel each other out: the disinfectant stops working.',
    unclear:
      '{unsure} may contain {unsurePart}; if so, it and {sure} ({surePart}) cancel each other out: the disinfectant stops working.',
    action: 'Rinse with water in between, or use only one of them.',
  },
} as const satisfies Record<string, Texts>;
export type MixingText = keyof typeof MIXING_TEXTS;

/** Chlorine bleach in a home with a litter tray or a potty. */
export const URINE_TEXTS = {
  litter: {
    result: 'chloramines at the litter tray',
    message:
      '{first} ({firstPart}) on urine in a litter tray or cage releases chloramines, gases that can irritate eyes and lungs.',
    action:
      'Rinse the tray with plenty of water before and after, and open a window; if it stings, leave and do not add anything.',
  },
  potty: {
    result: 'chloramines at the potty',
    message:
      '{first} ({firstPart}) on urine in a potty or nappy bucket releases chloramines, gases that can irritate eyes and lungs.',
    action:
      'Rinse the potty with plenty of water before and after, and open a window; if it stings, leave and do not add anything.',
  },
} as const;
export const URINE_SOURCE = 'CDC on chloramines; US poison centres';
