import { oneOf } from './inci-stems.ts';

/** A rule of INCI nomenclature over closed lists of stems, and the function of such an ingredient. */
export interface InciFamily {
  /** What these names have in common, shown on the receipt. */
  readonly family: string;
  /** Matches a whole normalised name. */
  readonly pattern: RegExp;
  /**
   * Matches the start of every name of the family; tested first. V8 takes tens to hundreds of milliseconds to compile a
   * pattern of thousands of letters, and most labels have no name of that family.
   */
  readonly begins?: RegExp;
  readonly functions: readonly string[];
  /** Hazard classes of the whole family (method M4.1). */
  readonly classes?: readonly string[];
  /** Citation of `classes`. */
  readonly source?: string;
}

/** "peg 40", "peg/ppg 18/18", "ppg 14 m": units of ethylene or propylene glycol. */
export const ALKOXY = '(?:peg|ppg|pbg)(?:/(?:peg|ppg|pbg))* ?\\d{1,3}(?:/\\d{1,3}){0,2}m?';

/** How a name that starts with {@link ALKOXY} begins. */
export const BEGINS_ALKOXY = /^(?:di )?(?:peg|ppg|pbg)/;

/** Cations of soaps and surfactants. Diethanolamine is left out: its salts are prohibited (CosIng II/411). */
export const CATION = oneOf(
  `sodium, disodium, trisodium, potassium, dipotassium, tripotassium, magnesium, calcium, zinc, aluminum, lithium,
  ammonium, mea, mipa, tipa, amp, ampd, sodium/mea, sodium/tea, tea, triethanolamine, monoethanolamine`,
);

/** How a name that starts with {@link CATION} begins. */
export const BEGINS_CATION = new RegExp(`^${CATION}`);

/** Salts of alkyl groups. */
export const ALKYL_SALT = oneOf(
  `sulfate, sulfonate, phosphate, sulfosuccinate, sulfoacetate, carboxylate, citrate, tartrate, sulfolaurate,
  hydroxypropylsulfonate, hydroxypropyl sulfonate, ether sulfonate, isethionate, sulfosuccinamate, hydroxypropyl phosphate`,
);
