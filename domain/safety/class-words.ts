import { foldText } from '../knowledge/names/fold.ts';
import { isFunctionName } from '../products/label/function-words.ts';
import type { Use } from './exposure.ts';
import type { LabelItem } from './label-item.ts';

/**
 * Entries of the pack that are kinds of ingredients: thousands of substances bear each of these words. Not acids and
 * alkalis, which are judged by what all of them do.
 */
const CLASSES: ReadonlySet<string> = new Set(
  `abrasives acidity-regulator-for-cleaners anti-caking-agents antioxidants binders bleach-activator
  bleaching-agents builders complexing-agents corrosion-inhibitor disinfectants dye-transfer-inhibitor dyes enzymes essential-oil
  excipients-for-cleaning fabric-softening-agents flavouring foam-regulator fragrance hydrotropes limescale-remover minerals
  natural-flavour odour-neutraliser optical-brightener pigments polymers preservation-agents processing-aids propellants solvents
  spices surfactants thickeners vitamins water-miscible-solvents water-softener waxes`.split(/\s+/),
);
/** The main classes that a detergent has to name, with their shares, and need not divide (Reg (EC) 648/2004, Annex VII A). */
const BY_LAW: ReadonlySet<string> = new Set(
  `aliphatic-hydrocarbons amphoteric-surfactants anionic-surfactants aromatic-hydrocarbons cationic-surfactants
  edta-and-salts halogenated-hydrocarbons nonionic-surfactants nta-and-salts oxygen-based-bleaching-agents phosphonates
  polycarboxylates soap zeolite`.split(/\s+/),
);

/** What the law of foods lets a list name by its kind, without the rest. */
const NAMED_SO_IN_FOOD: ReadonlySet<string> = new Set(['flavouring', 'fragrance', 'natural-flavour', 'spices']);

/** Words of kinds that a list names instead of ingredients. */
export interface ClassWords {
  /** As printed. */
  readonly printed: readonly string[];
  /** Nothing else stands in the list. */
  readonly alone: boolean;
}

const isBareFunction = ({ scored, holds, heading, printed, known }: LabelItem): boolean =>
  !scored && holds.length === 0 && heading !== true && known === null && isFunctionName(foldText(printed));

/**
 * The kinds of ingredients that a list names, where they are more than half of it (method M3.3.11): "perfume,
 * preservatives, colourants" tells nothing of what is in the product. A detergent whose list holds one of the main classes
 * of the law names what it has to, and so does a food among its ingredients with "flavouring" and "spices".
 * @param items of one label, in its order
 * @returns null where they are half of the list or less
 */
export const mostlyClassWords = (items: readonly LabelItem[], use: Use): ClassWords | null => {
  const printed: string[] = [];
  let names = 0;
  let lawful = 0;
  for (const item of items) {
    const id = item.known?.ingredient.id ?? '';
    if (!use.eaten && !use.cosmetic && BY_LAW.has(id)) return null;
    const bare = isBareFunction(item);
    if (!bare && !item.scored) continue;
    names += 1;
    if (!bare && !CLASSES.has(id)) continue;
    printed.push(item.printed);
    if (use.eaten && NAMED_SO_IN_FOOD.has(id)) lawful += 1;
  }
  return printed.length > 0 && (printed.length === names || 2 * (printed.length - lawful) > names)
    ? { printed, alone: printed.length === names }
    : null;
};
