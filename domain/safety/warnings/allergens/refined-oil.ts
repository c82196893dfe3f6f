/** What a text says about the refining of soybean oil. */
type SoyOil = 'refined' | 'unrefined' | 'unstated';

const SOY = /soy|soj|\bsoia|glycine max/;
// German writes it as one word: "Sojaöl", "Sojabohnenöl".
const OIL = /\boils?\b|\bhuiles?\b|\baceites?\b|\boli[oi]\b|\bol\b|soja(?:bohnen)?ol\b|\bfats?\b|matiere grasse/;
const UNREFINED =
  /unrefined|non raffin|no refinad|nicht raffiniert|unraffiniert|cold[- ]press|virgin|kaltgepresst|vierge|a froid|prensado en frio|spremut[oa] a freddo|vergine|expeller/;
const REFINED = /refined|raffin|refinad/;

/**
 * Whether a text names soybean oil, and whether it was refined: fully refined soybean oil is exempt (Reg (EU) 1169/2011,
 * Annex II, point 6 (a); 21 USC 321(qq)), cold pressed oil is not, and many labels do not say.
 * @param normalised a text that went through normaliseName
 */
export const soyOil = (normalised: string): SoyOil | null => {
  if (!SOY.test(normalised) || !OIL.test(normalised)) return null;
  if (UNREFINED.test(normalised)) return 'unrefined';
  return REFINED.test(normalised) ? 'refined' : 'unstated';
};

/** Whether a text names an oil or fat, whose brackets may say of what: "vegetable oil (soybean, palm)". */
export const namesAnOil = (normalised: string): boolean =>
  OIL.test(normalised) || /pflanzen(?:ol|fett)/.test(normalised);
