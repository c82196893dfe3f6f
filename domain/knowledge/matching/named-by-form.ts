import { derivedFrom } from '../chemistry/derived-name.ts';
import { basesOfSalt } from '../chemistry/medicine-salt.ts';
import { medicineSpellings } from '../chemistry/medicine-spelling.ts';
import { fractionClass } from '../chemistry/uvcb-classes.ts';
import { type ClassHit, METHOD } from '../class-patterns.ts';
import type { Ingredient, Knowledge } from '../knowledge.ts';

/** Halogens and hydrides end as bases do, and form no such salts: "Chlormagnesium" is magnesium chloride, no chlorine. */
const NO_BASE = /^(?:fluor|chlor|brom|iod|astat|phosph|ars|stib)ine$/i;

/** Whether an ingredient is a base by its name, and no food that ends in the same letters (margarine). */
const isBase = ({ name, functions }: Ingredient): boolean =>
  name.endsWith('ine') && !NO_BASE.test(name) && !functions.includes('food_base');

/**
 * A salt, an ester or a compound of what an entry of the law names together with them, a salt of a medicine, or a medicine
 * as another language spells it.
 * @param name a normalised name that matched nothing
 * @param exact looks a normalised name up
 */
export const derivedMatch = (
  name: string,
  exact: (name: string) => string | undefined,
  knowledge: Knowledge,
): ClassHit | null => {
  // Medicines, and what else is sold as a salt: quinine, caffeine, nicotine. No metal, of which a salt is another thing.
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
 * A fraction or a mixture of chain lengths that no list names, as its class (layer 3).
 * @param text a name as printed
 */
export const fractionMatch = (text: string): ClassHit | null => {
  const found = fractionClass(text);
  if (found === null) return null;
  const { family, functions, classes, source } = found;
  const cited = `${family} (class match). ${METHOD}${source === null ? '' : `; ${source}`}`;
  return { id: null, match: { classes, of: null, functions, source: cited, evidence: 'C' } };
};
