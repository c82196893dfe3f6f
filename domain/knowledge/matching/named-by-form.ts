import { derivedFrom } from '../chemistry/derived-name.ts';
import { basesOfSalt } from '../chemistry/medicine-salt.ts';
import { medicineSpellings } from '../chemistry/medicine-spelling.ts';
import { fractionClass } from '../chemistry/uvcb-classes.ts';
import { type ClassHit, METHOD } from '../class-patterns.ts';
import type { Ingredient, Knowledge } from '../knowledge.ts';

/**
 * Halogens and hydrides end like bases but form no such salts: "Chlormagnesium" is magnesium chloride, not chlorine.
 */
const NO_BASE = /^(?:fluor|chlor|brom|iod|astat|phosph|ars|stib)ine$/i;

/** Whether an ingredient's name is that of a base. Excludes foods that end the same way (margarine). */
const isBase = ({ name, functions }: Ingredient): boolean =>
  name.endsWith('ine') && !NO_BASE.test(name) && !functions.includes('food_base');

/**
 * A salt, ester or compound that a legal entry covers together with its base, a salt of a medicine, or the spelling of
 * a medicine in another language.
 * @param name a normalised name that matched nothing
 * @param exact returns the id of a normalised name
 */
export const derivedMatch = (
  name: string,
  exact: (name: string) => string | undefined,
  knowledge: Knowledge,
): ClassHit | null => {
  // Medicines, and other bases sold as salts: quinine, caffeine, nicotine. Not metals: their salts are other
  // substances.
  const isMedicine = (id: string): boolean => {
    const base = knowledge.ingredient(id);
    return base !== undefined && (base.functions.includes('medicine') || isBase(base));
  };
  const id =
    derivedFrom(name)
      .map(exact)
      .find((one) => one !== undefined) ??
    basesOfSalt(name)
      .map(exact)
      .find((one) => one !== undefined && isMedicine(one)) ??
    medicineSpellings(name)
      .flatMap((spelt) => [spelt, ...basesOfSalt(spelt)])
      .map(exact)
      .find((one) => one !== undefined && knowledge.ingredient(one)?.functions.includes('medicine') === true);
  if (id === undefined) return null;
  return { id, match: { classes: [], of: id, source: `Salt, ester or compound (class match). ${METHOD}` } };
};

/**
 * An unlisted fraction or mixture of chain lengths, matched by its class (layer 3).
 * @param text a name as printed
 */
export const fractionMatch = (text: string): ClassHit | null => {
  const found = fractionClass(text);
  if (found === null) return null;
  const { family, functions, classes, source } = found;
  const cited = `${family} (class match). ${METHOD}${source === null ? '' : `; ${source}`}`;
  return { id: null, match: { classes, of: null, functions, source: cited, evidence: 'C' } };
};
