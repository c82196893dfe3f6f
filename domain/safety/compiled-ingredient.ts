import type { Fact, Ingredient, Knowledge } from '../knowledge/knowledge.ts';
import type { ExposureRow } from './exposure-table.ts';
import { HAZARD_CLASSES, type HazardGroup, type Weighting } from './hazard-classes.ts';
import { type EvidenceLevel, PRODUCT_TYPES, type ProductType } from './vocabulary.ts';

/** A scoring fact with its table values looked up. */
export interface CompiledFact {
  readonly class: string;
  readonly group: HazardGroup;
  /** Full points S. */
  readonly points: number;
  readonly weighting: Weighting;
  readonly row: ExposureRow;
  /** The product types it is limited to, or null for all. */
  readonly onlyTypes: readonly ProductType[] | null;
  /** Per cent from which it counts (route `minN`); 0 if it always counts. */
  readonly from: number;
  readonly source: string;
  readonly evidence: EvidenceLevel;
}

/** An ingredient as the scorer sees it: the pack's facts, with everything derived from them computed once. */
export interface CompiledIngredient {
  readonly ingredient: Ingredient;
  readonly facts: readonly CompiledFact[];
  /** Food allergens that the facts name, and whether each counts only in food. */
  readonly allergens: readonly { readonly id: string; readonly source: string; readonly eatenOnly: boolean }[];
  /** Has a trace function and no function that lifts the trace limit (method M4.3.8). */
  readonly trace: boolean;
  /** The trace limit applies at any position. */
  readonly traceAnywhere: boolean;
  readonly bleach: boolean;
  /** A fragrance with the trace limit: assumed to be a small amount at any position, unless the form says otherwise. */
  readonly scent: boolean;
  /** A disinfectant that is also a preservative; used as a preservative it is a trace. */
  readonly preservesToo: boolean;
  /** A disinfectant that is neither solvent nor fragrance. */
  readonly disinfectantOnly: boolean;
  readonly phAdjuster: boolean;
  readonly fragrance: boolean;
  /** An active ingredient of a medicine. */
  readonly medicine: boolean;
  /** A vitamin, mineral or similar, which is swallowed on purpose. */
  readonly nutrient: boolean;
  /** Herbicide, insecticide, rodenticide or fungicide that is not also a preservative. */
  readonly pesticide: boolean;
  /** A limit set by cosmetics law. */
  readonly annexed: boolean;
  /** A food additive with an E number. */
  readonly additive: boolean;
}

const TRACE = new Set([
  'preservative',
  'fragrance',
  'colorant',
  'chelator',
  'enzyme',
  'contaminant',
  'surfactant_residue',
  'optical_brightener',
]);
const TRACE_ANYWHERE = new Set(['preservative', 'enzyme', 'contaminant', 'surfactant_residue', 'optical_brightener']);
const NOT_TRACE = new Set([
  'solvent',
  'bleach',
  'disinfectant',
  'propellant',
  'ph_adjuster',
  'repellent',
  'skin_active',
]);
const PESTICIDE = new Set(['herbicide', 'insecticide', 'rodenticide', 'fungicide']);
const COSMETIC: readonly ProductType[] = ['leave_on', 'rinse_off'];

const typesOf = (parts: readonly string[]): readonly ProductType[] | null => {
  if (parts.includes('cosmetic')) return COSMETIC;
  const type = PRODUCT_TYPES.find((known) => parts.includes(known));
  return type === undefined ? null : [type];
};

const compileFact = (fact: Fact): CompiledFact | null => {
  const found = HAZARD_CLASSES.get(fact.class);
  if (found === undefined) return null;
  const parts = (fact.route ?? '').split('+');
  const systemic = found.group === 'systemic';
  const row: ExposureRow =
    systemic && parts.includes('inhal')
      ? 'systemic_inhalation'
      : systemic && parts.includes('oral')
        ? 'systemic_oral'
        : found.group;
  const from = parts.map((part) => /^min(\d+(?:\.\d+)?)$/.exec(part)).find((found) => found !== null);
  return {
    class: fact.class,
    group: found.group,
    points: found.points,
    weighting: found.weighting,
    row,
    onlyTypes: typesOf(parts),
    from: Number(from?.[1] ?? 0),
    source: fact.source,
    evidence: fact.evidence,
  };
};

const ALLERGEN = /^ALLERGEN_FOOD\((\w+)\)$/;

/** Looks up the table values of an ingredient's facts and functions. Pure. */
export const compileIngredient = (ingredient: Ingredient): CompiledIngredient => {
  const has = (name: string): boolean => ingredient.functions.includes(name);
  const any = (names: ReadonlySet<string>): boolean => ingredient.functions.some((name) => names.has(name));
  const trace = any(TRACE) && !any(NOT_TRACE);
  return {
    ingredient,
    facts: ingredient.facts.map(compileFact).filter((fact) => fact !== null),
    allergens: ingredient.facts.flatMap((fact) => {
      const id = ALLERGEN.exec(fact.class)?.[1];
      return id === undefined ? [] : [{ id, source: fact.source, eatenOnly: fact.route === 'food' }];
    }),
    trace,
    traceAnywhere: trace && any(TRACE_ANYWHERE),
    scent: trace && has('fragrance'),
    preservesToo: has('disinfectant') && has('preservative'),
    bleach: has('bleach'),
    disinfectantOnly: has('disinfectant') && !has('solvent') && !has('fragrance'),
    phAdjuster: has('ph_adjuster'),
    fragrance: has('fragrance'),
    medicine: has('medicine'),
    nutrient: has('nutrient'),
    pesticide: any(PESTICIDE) && !has('preservative'),
    annexed: ingredient.annexes.length > 0,
    additive: ingredient.eNumber !== null,
  };
};

const tables = new WeakMap<Knowledge, Map<string, CompiledIngredient>>();

/**
 * The compiled form of one ingredient of a knowledge pack, cached per pack. Nothing that depends on a label is cached.
 * @returns undefined if the pack has no such id
 */
export const compiledIngredient = (id: string, knowledge: Knowledge): CompiledIngredient | undefined => {
  let table = tables.get(knowledge);
  if (table === undefined) {
    table = new Map();
    tables.set(knowledge, table);
  }
  const known = table.get(id);
  if (known !== undefined) return known;
  const ingredient = knowledge.ingredient(id);
  if (ingredient === undefined) return undefined;
  const compiled = compileIngredient(ingredient);
  table.set(id, compiled);
  return compiled;
};
