import { lodgersNamed } from '../lodgers.ts';

/** Packs that are sold, of which a visitor chooses one: the app comes with others for the same use. */
export const SWAP_PACKS = [
  '05410076764754',
  '08712561484398',
  '08480017087461',
  '00083078005238',
  '08717163901359',
  '00851278001059',
] as const;

/** Whom one of them, or what could stand in for it, concerns. */
export const LIVE_HERE = lodgersNamed('Ida', 'Maya', 'Jonas', 'Nora', 'Rex');
