import { ESTERS } from './inci-esters.ts';
import type { InciFamily } from './inci-family.ts';
import { isPolymerName, isSiliconeName, NUMBERED_POLYMER } from './inci-polymers.ts';
import { QUATS } from './inci-quats.ts';
import { SERIES } from './inci-series.ts';
import { SURFACTANTS } from './inci-surfactants.ts';

/** What a systematic name implies: its family, its functions, and hazard classes of the whole family. */
export interface InciMatch {
  readonly family: string;
  readonly functions: readonly string[];
  readonly classes: readonly string[];
  /** Citation of `classes`; null if there are none. */
  readonly source: string | null;
}

const FAMILIES: readonly InciFamily[] = [...SURFACTANTS, ...ESTERS, ...QUATS, ...SERIES];

// No systematic name is shorter or longer.
const SHORTEST = 5;
const LONGEST = 120;
// Triethanolamine: its salts are restricted like the amine itself.
const TEA_SALT = /^(?:tea|triethanolamine) /;

const plain = (family: string, functions: readonly string[]): InciMatch => ({
  family,
  functions,
  classes: [],
  source: null,
});

/**
 * Reads a name by the rules of INCI nomenclature (Personal Care Products Council) over closed lists of stems: soaps,
 * sulfates, amides, glucosides, ethers, esters, ammonium salts, peptides, silicones and polymers. It never goes by an
 * ending alone, so that prose, misspelt names and names with a hazardous part stay unknown.
 * @param name a normalised name
 * @returns null if any part of the name is not in the lists
 */
export const inciName = (name: string): InciMatch | null => {
  if (name.length < SHORTEST || name.length > LONGEST) return null;
  for (const { family, begins, pattern, functions, classes, source } of FAMILIES) {
    if (begins?.test(name) === false || !pattern.test(name)) continue;
    if (TEA_SALT.test(name)) return { family, functions, classes: ['NITROSAMINE'], source: 'CosIng III/62' };
    return { family, functions, classes: classes ?? [], source: source ?? null };
  }
  if (isSiliconeName(name)) return plain('Silicone', ['emollient']);
  if (isPolymerName(name)) return plain('Synthetic polymer', ['film_former']);
  if (NUMBERED_POLYMER.test(name)) return plain('Synthetic polymer', ['film_former']);
  return null;
};
