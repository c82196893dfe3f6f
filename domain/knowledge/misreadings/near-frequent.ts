import { foldText } from '../names/fold.ts';

/** Short words common in ingredient lists of six languages. */
const FREQUENT = [
  'salt sea oil acid gum corn rice red lake beet alum less than bean cane reb mass root with from base mate lakes',
  'sel eau mais acide masse rouge sans dont moins que en de et le la au aux avec',
  'paste malt malto malz malta egg eggs milk soy soya soja melk oat oats wheat beef ail jus lait noix latte sugar',
  'rye wax fat wine canne cane date dates ribes',
  'sale sare lapte olio riso acqua mais semi di con salz und mit aus ohne von sal agua maiz con',
]
  .join(' ')
  .split(' ');

/** Each of them with one letter replaced by a wildcard: "sa?t". */
const SHAPES: ReadonlySet<string> = new Set(
  FREQUENT.flatMap((word) => [...word].map((_, at) => `${word.slice(0, at)}?${word.slice(at + 1)}`)),
);
const WORDS: ReadonlySet<string> = new Set(FREQUENT);
const LONGEST = Math.max(...FREQUENT.map((word) => word.length));

/**
 * Whether a word is one letter away from a short word common in lists ("thon" and than), but not one of these itself.
 * In an unclear reading it may really be that word.
 * @param text one word as printed
 */
export const isNearFrequent = (text: string): boolean => {
  if (text.length > LONGEST) return false;
  const word = foldText(text);
  if (WORDS.has(word)) return false;
  for (let at = 0; at < word.length; at += 1) if (SHAPES.has(`${word.slice(0, at)}?${word.slice(at + 1)}`)) return true;
  return false;
};
