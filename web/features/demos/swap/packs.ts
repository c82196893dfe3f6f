import { lodgersNamed } from '../lodgers.ts';

/** Real products for a visitor to choose from, each with others for the same use among those shipped with the app. */
export const SWAP_PACKS = [
  { id: '05410076764754', what: 'A shampoo' },
  { id: '08712561484398', what: 'A body lotion' },
  { id: '08480017087461', what: 'A toothpaste' },
  { id: '00083078005238', what: 'A lip balm' },
  { id: '08717163901359', what: 'A mouthwash' },
  { id: '00851278001059', what: 'A chewing gum' },
] as const;

/** People and pets whom one of these products, or a replacement, concerns. */
export const SWAP_LODGERS = lodgersNamed('Ida', 'Maya', 'Nora', 'Rex');
