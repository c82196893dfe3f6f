import type { Knowledge } from '../knowledge/knowledge.ts';
import type { MatchedIngredient, MatchedLabel } from '../knowledge/matched-label.ts';
import { type CompiledIngredient, compiledIngredient } from './compiled-ingredient.ts';
import type { LabelItem } from './label-item.ts';
import { ingredientWithPattern, patternIngredient } from './pattern-ingredient.ts';
import type { Mention } from './weights.ts';

/** A label as the scorer takes it: distinct items, and for every row of the label the item it belongs to. */
export interface LabelItems {
  readonly items: readonly LabelItem[];
  /** For each ingredient of the matched label, in its order, an index into `items`. */
  readonly itemOfRow: readonly number[];
}

const knownOf = (row: MatchedIngredient, knowledge: Knowledge): CompiledIngredient | null => {
  const { id, classMatch } = row;
  if (id === null) return classMatch === null ? null : patternIngredient(classMatch);
  // Beside an id the pattern of the name adds the classes that the entry lacks ("polyquaternium-7").
  if (classMatch !== null) return ingredientWithPattern(id, classMatch, knowledge) ?? null;
  return compiledIngredient(id, knowledge) ?? null;
};

const mentionOf = (row: MatchedIngredient): Mention => ({
  percent: row.percent,
  minor: row.minor,
  optional: row.optional,
});

/** Distinct by id, and where there is none by the name as read: a duplicated token counts once (method, section 4.8). */
const keyOf = (row: MatchedIngredient): string => (row.id === null ? `?${row.name.toLowerCase()}` : row.id);

/** Puts the rows of a label together into distinct items, in label order. */
export const labelItems = (label: MatchedLabel, knowledge: Knowledge): LabelItems => {
  const items: (LabelItem & { mentions: Mention[] })[] = [];
  const itemOfRow: number[] = [];
  const byKey = new Map<string, number>();
  for (const row of label.ingredients) {
    const scored = row.notCounted === null || row.notCounted === 'repeat';
    const key = scored ? keyOf(row) : '';
    const before = scored ? byKey.get(key) : undefined;
    const first = before === undefined ? undefined : items[before];
    if (before !== undefined && first !== undefined) {
      first.mentions.push(mentionOf(row));
      // A clear reading of the same ingredient elsewhere settles an unclear one.
      if (row.match.confidence > first.match.confidence) items[before] = { ...first, match: row.match };
      itemOfRow.push(before);
      continue;
    }
    if (scored) byKey.set(key, items.length);
    itemOfRow.push(items.length);
    const { raw, name, match } = row;
    items.push({ raw, name, match, known: knownOf(row, knowledge), mentions: [mentionOf(row)], scored });
  }
  return { items, itemOfRow };
};
