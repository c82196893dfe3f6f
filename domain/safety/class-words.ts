import { foldText } from '../knowledge/names/fold.ts';
import { isFunctionName } from '../products/label/function-words.ts';
import type { Use } from './exposure.ts';
import type { LabelItem } from './label-item.ts';

/**
 * Pack entries that are classes of ingredients: thousands of substances are called by each of these words. Acids and
 * alkalis are not included, because they are judged by what all of them do.
 */
const CLASSES: ReadonlySet<string> = new Set(
  `abrasives acidity-regulator-for-cleaners anti-caking-agents antioxidants binders bleach-activator
  bleaching-agents builders complexing-agents corrosion-inhibitor disinfectants dye-transfer-inhibitor dyes enzymes essential-oil
  excipients-for-cleaning fabric-softening-agents flavouring foam-regulator fragrance hydrotropes limescale-remover minerals
  natural-flavour odour-neutraliser optical-brightener pigments polymers preservation-agents processing-aids propellants solvents
  spices surfactants thickeners vitamins water-miscible-solvents water-softener waxes`.split(/\s+/),
);
/** Classes that a detergent must declare with their shares, without naming members (Reg (EC) 648/2004, Annex VII A). */
const BY_LAW: ReadonlySet<string> = new Set(
  `aliphatic-hydrocarbons amphoteric-surfactants anionic-surfactants aromatic-hydrocarbons cationic-surfactants
  edta-and-salts halogenated-hydrocarbons nonionic-surfactants nta-and-salts oxygen-based-bleaching-agents phosphonates
  polycarboxylates soap zeolite`.split(/\s+/),
);

/** What food law allows a list to name by class alone. */
const NAMED_SO_IN_FOOD: ReadonlySet<string> = new Set(['flavouring', 'fragrance', 'natural-flavour', 'spices']);

/** Class words that a list gives instead of ingredients. */
export interface ClassWords {
  /** As printed. */
  readonly printed: readonly string[];
  /** The list contains nothing else. */
  readonly alone: boolean;
}

const isBareFunction = ({ scored, holds, heading, printed, known }: LabelItem): boolean =>
  !scored && holds.length === 0 && heading !== true && known === null && isFunctionName(foldText(printed));

/**
 * The class words of a list, if they are more than half of it (method M3.3.11): "perfume, preservatives, colourants"
 * does not say what is in the product. A detergent that lists one of the legal main classes complies with the law and
 * is exempt. In a food, "flavouring" and "spices" do not count towards that half, unless the whole list is class words.
 * @param items of one label, in its order
 * @returns null if they are half of the list or less
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
