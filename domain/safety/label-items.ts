import type { Knowledge } from '../knowledge/knowledge.ts';
import type { MatchedIngredient, MatchedLabel } from '../knowledge/matching/matched-label.ts';
import { type CompiledIngredient, compiledIngredient } from './compiled-ingredient.ts';
import type { LabelItem } from './label-item.ts';
import { ingredientWithPattern, patternIngredient } from './pattern-ingredient.ts';
import type { Mention } from './weights.ts';

/** A label as input of the scorer: its distinct items, and for every row of the label the item it belongs to. */
export interface LabelItems {
  readonly items: readonly LabelItem[];
  /** For each ingredient of the matched label, in its order, an index into `items`. */
  readonly itemOfRow: readonly number[];
}

const knownOf = (row: MatchedIngredient, knowledge: Knowledge): CompiledIngredient | null => {
  const { id, classMatch } = row;
  if (id === null) return classMatch === null ? null : patternIngredient(classMatch);
  // With an id, the pattern of the name adds the classes that the entry lacks ("polyquaternium-7").
  if (classMatch !== null) return ingredientWithPattern(id, classMatch, knowledge) ?? null;
  return compiledIngredient(id, knowledge) ?? null;
};

/** Of two readings of one ingredient, the one with more facts (method M4.8.12). */
const saysMore = (later: CompiledIngredient | null, first: CompiledIngredient | null): CompiledIngredient | null =>
  (later?.ingredient.facts.length ?? 0) > (first?.ingredient.facts.length ?? 0) ? later : first;

const mentionOf = (row: MatchedIngredient): Mention => ({
  percent: row.percent,
  minor: row.minor,
  optional: row.optional,
});

/** Distinct by id, or by the name as read if there is no id: a duplicated token counts once (method M4.8.7). */
const keyOf = (row: MatchedIngredient): string => (row.id === null ? `?${row.name.toLowerCase()}` : row.id);

/** A text without its outermost brackets: what comes before the first and after the last. */
const outsideBrackets = (raw: string): string => {
  const open = raw.search(/[([{]/);
  if (open <= 0) return raw;
  const close = Math.max(raw.lastIndexOf(')'), raw.lastIndexOf(']'), raw.lastIndexOf('}'));
  return close > open ? `${raw.slice(0, open)} ${raw.slice(close + 1)}` : raw.slice(0, open);
};

type OpenItem = LabelItem & {
  readonly mentions: Mention[];
  readonly raws: string[];
  readonly texts: string[];
  readonly holds: number[];
};

const withoutHeading = ({ heading: _elsewhere, ...item }: OpenItem): OpenItem => item;

/** Merges the rows of a label into distinct items, in label order. */
export const labelItems = (label: MatchedLabel, knowledge: Knowledge): LabelItems => {
  const rows = label.ingredients;
  const parents = new Set<number>();
  for (const { parent } of rows) if (parent !== null) parents.add(parent);
  const items: OpenItem[] = [];
  const itemOfRow: number[] = [];
  const byKey = new Map<string, number>();
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) continue;
    const { raw, name, match } = row;
    const printed = match.step === 'fuzzy' ? name : row.text;
    const scored = row.notCounted === null || row.notCounted === 'repeat';
    const key = scored ? keyOf(row) : '';
    const before = scored ? byKey.get(key) : undefined;
    const first = before === undefined ? undefined : items[before];
    const text = parents.has(at) ? outsideBrackets(raw) : raw;
    const place = before ?? items.length;
    if (first === undefined) {
      if (scored) byKey.set(key, place);
      const mentions = [mentionOf(row)];
      const known = knownOf(row, knowledge);
      items.push({
        raw,
        printed,
        name,
        match,
        around: row.around === true,
        known,
        mentions,
        scored,
        raws: [raw],
        texts: [text],
        holds: [],
        ...(row.heading ? { heading: true } : {}),
      });
    } else {
      first.mentions.push(mentionOf(row));
      if (!first.raws.includes(raw)) first.raws.push(raw);
      if (!first.texts.includes(text)) first.texts.push(text);
      if (first.heading && !row.heading) items[place] = withoutHeading(first);
      // A clear reading elsewhere settles an unclear one of the same ingredient.
      const around = first.around || row.around === true;
      const clearer = match.confidence > first.match.confidence ? match : first.match;
      const known = saysMore(knownOf(row, knowledge), first.known);
      if (clearer !== first.match || around !== first.around || known !== first.known)
        items[place] = { ...(items[place] ?? first), match: clearer, around, known };
    }
    itemOfRow.push(place);
    const holder = row.parent === null ? undefined : itemOfRow[row.parent];
    if (holder !== undefined && holder !== place) items[holder]?.holds.push(place);
  }
  return { items, itemOfRow };
};
