import type { Knowledge } from '../knowledge/knowledge.ts';
import { matchLabel } from '../knowledge/matching/match.ts';
import type { MatchedLabel } from '../knowledge/matching/matched-label.ts';
import { foldText } from '../knowledge/names/fold.ts';
import type { LabelReading } from '../products/label/label-reading.ts';
import { withAlcohol } from './alcoholic-drink.ts';
import { isAllergensAlone } from './allergens-alone.ts';
import type { AssessInput } from './assess.ts';
import { capOf } from './caps.ts';
import { mostlyClassWords } from './class-words.ts';
import { withComposites } from './composites.ts';
import { type Use, usageOf } from './exposure.ts';
import { kindCap } from './kind-caps.ts';
import { isBroken } from './label-item.ts';
import { type LabelItems, labelItems } from './label-items.ts';
import { lowestCap } from './lowest-cap.ts';
import { targetAnimals } from './meant-animals.ts';
import { isMedicineLabel } from './medicine-label.ts';
import { type ScoredItem, scoreItems, seriesTotal } from './points.ts';
import type { Cap } from './report.ts';
import { roundHalfUp } from './rounding.ts';
import { isTornList } from './torn-list.ts';
import type { ProductForm, ProductType } from './vocabulary.ts';
import { withHarmlessForms } from './with-harmless-forms.ts';

/** A label that was read, and what it is to be judged as. */
export interface LabelToJudge {
  readonly input: AssessInput;
  /** Null if there is no text. */
  readonly reading: LabelReading | null;
  readonly types: readonly ProductType[];
  readonly forms: readonly ProductForm[];
}

/** A label matched to a pack: the same for all product types that read "aroma" the same way. */
export interface MatchedItems {
  readonly matched: MatchedLabel;
  readonly items: LabelItems;
}

/** A label judged as one product type. */
export interface Judgement extends MatchedItems {
  readonly use: Use;
  readonly scored: readonly ScoredItem[];
  readonly points: readonly number[];
  readonly cap: Cap | null;
  /** Class words, if they are most of the list. */
  readonly classes: readonly string[];
  /** Null if nothing of a list could be read, nothing in it is known, or it only names allergens or classes. */
  readonly score: number | null;
}

const EMPTY: MatchedLabel = { ingredients: [], traces: [], contains: [], notes: [], asides: [] };

/** Matches a label at most twice: once for food and pet food, once for everything else. */
export const matcherOf = (label: LabelToJudge, knowledge: Knowledge): ((type: ProductType) => MatchedItems) => {
  const known = new Map<boolean, MatchedItems>();
  return (type) => {
    const edible = type === 'food' || type === 'pet_food';
    const before = known.get(edible);
    if (before !== undefined) return before;
    const matched = label.reading === null ? EMPTY : matchLabel(label.reading, knowledge, type);
    const found = { matched, items: labelItems(matched, knowledge) };
    known.set(edible, found);
    return found;
  };
};

const DISINFECTS = /desinf|disinf|dezinf|antibac|antisept|biozid|biocid|steril|saniti|hygien|igien|bacteri|germ|virus/;

/** Has a name, and neither the name nor the text mentions disinfecting. */
const onlyPreserved = ({ name = '', text }: AssessInput): boolean =>
  name.trim() !== '' && !DISINFECTS.test(foldText(`${name} ${text ?? ''}`));

/** Scores a matched label as one product type (method M4.1 to M4.5). */
export const judge = (
  label: LabelToJudge,
  { matched, items }: MatchedItems,
  type: ProductType,
  knowledge: Knowledge,
): Judgement => {
  const { input } = label;
  const use = usageOf(
    type,
    label.forms,
    input.baby,
    input.medicine === true || isMedicineLabel(input.text ?? ''),
    onlyPreserved(input),
  );
  if (!items.items.some((item) => item.scored) || isTornList(items.items, use, input.name ?? '', input.text ?? '')) {
    return { matched, items, use, scored: [], points: [], cap: null, classes: [], score: null };
  }
  const drink = withAlcohol(items.items, use, input.text ?? '', input.name ?? '', knowledge);
  const all =
    type === 'food' ? withComposites(withHarmlessForms(drink, input.name ?? '', knowledge), knowledge) : drink;
  const scored = scoreItems(all, use);
  // Unknown is not safe: a list without a single known name says nothing about a product, good or bad.
  const nothingKnown = !items.items.some((item) => item.scored && item.known !== null && !isBroken(item));
  const kinds = mostlyClassWords(items.items, use);
  const classes = kinds?.printed ?? [];
  if (nothingKnown || kinds?.alone || isAllergensAlone(items.items, use, input.text ?? '')) {
    const shown = scored.map((one) => ({ ...one, points: 0 }));
    return { matched, items, use, scored: shown, points: shown.map(() => 0), cap: null, classes, score: null };
  }
  const points = scored.map((one) => one.points);
  const name = input.name ?? '';
  const cap = lowestCap(kindCap(name, use, scored), capOf(scored, use, targetAnimals(use, name)));
  const left = Math.max(0, 100 - seriesTotal(points));
  return {
    matched,
    items,
    use,
    scored,
    points,
    cap,
    classes,
    score: roundHalfUp(cap === null ? left : Math.min(cap.value, left)),
  };
};
