import { nameId } from '#domain/knowledge/names/name-id.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { SEVERITIES } from '#domain/safety/vocabulary.ts';
import type { PoisonousPlants } from './plant-schema.ts';
import { type SourceAudience, SourceIngredient } from './source-schema.ts';

type Plant = PoisonousPlants['plants'][number];

const routesOf = ({ routes }: SourceAudience): string => [...routes].sort().join('+');
const rank = ({ severity }: SourceAudience): number => SEVERITIES.indexOf(severity);

/** An ingredient with what a group says. A warning of its own for the same audience and routes stays if as severe. */
const told = (one: SourceIngredient, group: PoisonousPlants): SourceIngredient => {
  const known = (entry: SourceAudience): boolean =>
    one.audience.some((own) => own.who === entry.who && routesOf(own) === routesOf(entry) && rank(own) <= rank(entry));
  return {
    ...one,
    facts: [
      ...one.facts,
      ...group.facts
        .filter((fact) => !one.facts.some((own) => own.class === fact.class))
        .map((fact) => ({ compared: false, ...fact })),
    ],
    audience: [
      ...one.audience,
      ...group.audience.filter((entry) => !known(entry)).map((entry) => ({ compared: false, ...entry })),
    ],
  };
};

/** Ingredients by each of their names. Several may share a name, and the pack uses the first of them. */
class Bearers {
  readonly byId: Map<string, SourceIngredient>;
  private readonly byName = new Map<string, string[]>();

  constructor(ingredients: readonly SourceIngredient[]) {
    this.byId = new Map(ingredients.map((one) => [one.id, one]));
    for (const { id, name, synonyms } of ingredients) for (const text of [name, ...synonyms]) this.bear(text, id);
  }

  /** Every ingredient that a plant in the list stands for. */
  of(plant: Plant): string[] {
    const taxa = plant.taxa.map(normaliseName);
    const not = plant.except.map(normaliseName);
    const isMade = (name: string): boolean =>
      taxa.some((taxon) => name.startsWith(`${taxon} `)) && !not.some((start) => name.startsWith(start));
    const found = new Set([...taxa, ...plant.names.map(normaliseName)].flatMap((name) => this.byName.get(name) ?? []));
    for (const [name, ids] of this.byName) if (isMade(name)) for (const id of ids) found.add(id);
    return [...found];
  }

  /** Makes an ingredient for each scientific name of a plant, and gives the common names to the first of them. */
  own(plant: Plant): void {
    for (const name of plant.taxa) if (this.bearersOf(name).length === 0) this.make(name, ['botanical']);
    const [first = ''] = [...plant.taxa, ...plant.names];
    if (this.bearersOf(first).length === 0) this.make(first, []);
    const [id = ''] = this.bearersOf(first);
    const one = this.byId.get(id);
    if (one === undefined) return;
    const free = plant.names.filter((text) => this.bearersOf(text).length === 0);
    for (const text of free) this.bear(text, id);
    // The plant grammar reads "leaf" and "extract" only after the name of an ingredient that has a function.
    const functions = one.functions.length === 0 && plant.taxa.length > 0 ? ['botanical'] : one.functions;
    this.byId.set(id, { ...one, synonyms: [...one.synonyms, ...free], functions });
  }

  private bearersOf(text: string): readonly string[] {
    return this.byName.get(normaliseName(text)) ?? [];
  }

  private make(name: string, functions: readonly string[]): void {
    const id = nameId(name);
    if (!this.byId.has(id)) this.byId.set(id, SourceIngredient.parse({ id, name, functions, checked: 'background' }));
    this.bear(name, id);
  }

  private bear(text: string, id: string): void {
    const key = normaliseName(text);
    if (key !== '') this.byName.set(key, [...(this.byName.get(key) ?? []), id]);
  }
}

/**
 * Gives poisonous plants, fungi and their poisons the facts and warnings of the list, whichever name an ingredient has:
 * the common name, the scientific one, or a preparation of it (method M1.4.14).
 * @param ingredients with all their names, including those that the lists made
 * @returns them and the new ones, sorted by id
 */
export function withPoisonousPlants(
  ingredients: readonly SourceIngredient[],
  groups: readonly PoisonousPlants[],
): SourceIngredient[] {
  const bearers = new Bearers(ingredients);
  for (const { plants } of groups) for (const plant of plants) bearers.own(plant);
  for (const group of groups) {
    for (const id of new Set(group.plants.flatMap((plant) => bearers.of(plant)))) {
      const one = bearers.byId.get(id);
      if (one !== undefined) bearers.byId.set(id, told(one, group));
    }
  }
  return [...bearers.byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
