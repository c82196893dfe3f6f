import type {
  CompositeFood,
  FoodAllergen,
  GraveNames,
  Ingredient,
  Knowledge,
  KnownNumber,
  NumberKind,
  PublishedList,
} from '../knowledge.ts';
import { SimilarIndex } from '../misreadings/similar-index.ts';
import { nameId } from '../names/name-id.ts';
import { isGrave } from './pack-grave.ts';
import { type IngredientColumn, SECTION } from './pack-layout.ts';
import { PackNames } from './pack-names.ts';
import { PackNumbers } from './pack-numbers.ts';
import {
  CitedRecords,
  type IngredientColumns,
  readAllergens,
  readAudience,
  readColumns,
  readComposites,
  readFact,
  readPublished,
  startsOf,
} from './pack-records.ts';
import { type PackSections, packSections } from './pack-sections.ts';
import { similarEntries } from './pack-similar.ts';
import { PackStrings } from './pack-strings.ts';
import { readTextBytes } from './read-text-bytes.ts';
import { decodeUtf8 } from './utf8.ts';

const range = <T>(starts: Uint32Array, index: number, make: (at: number) => T): readonly T[] => {
  const from = starts[index] ?? 0;
  return Array.from({ length: (starts[index + 1] ?? 0) - from }, (_, at) => make(from + at));
};

class Pack implements Knowledge {
  readonly version: string;
  readonly size: number;
  private readonly strings: PackStrings;
  private readonly names: PackNames;
  private readonly numbers: PackNumbers;
  private readonly similar: SimilarIndex;
  private readonly columns: IngredientColumns;
  private readonly facts: CitedRecords;
  private readonly factStarts: Uint32Array;
  private readonly audience: CitedRecords;
  private readonly audienceStarts: Uint32Array;
  private readonly sections: PackSections;
  private readonly idOf: (string | undefined)[];
  private readonly byId = new Map<string, number>();
  private readonly made = new Map<number, Ingredient>();
  private madeIds: readonly string[] | undefined;
  private madeComposites: readonly CompositeFood[] | undefined;
  private madeAllergens: readonly FoodAllergen[] | undefined;
  private madeLists: readonly PublishedList[] | undefined;

  constructor(sections: PackSections) {
    const texts = readTextBytes(sections.bytes(SECTION.textLengths), sections.bytes(SECTION.textBytes));
    const meta = sections.bytes(SECTION.meta);
    this.sections = sections;
    this.strings = new PackStrings(texts, sections.bytes(SECTION.lists));
    this.names = new PackNames(sections);
    this.version = decodeUtf8(meta, 0, meta.length);
    this.size = this.names.firsts.length - 1;
    this.columns = readColumns(sections.bytes(SECTION.ingredients), this.size);
    this.numbers = new PackNumbers(
      sections.words(SECTION.cas),
      startsOf(this.columns.cas),
      sections.bytes(SECTION.numbers),
    );
    this.factStarts = startsOf(this.columns.facts);
    this.audienceStarts = startsOf(this.columns.audience);
    const cited = (kinds: number, records: number, starts: Uint32Array): CitedRecords =>
      new CitedRecords(sections.bytes(kinds), sections.bytes(records), starts[this.size] ?? 0);
    this.facts = cited(SECTION.factKinds, SECTION.facts, this.factStarts);
    this.audience = cited(SECTION.audienceKinds, SECTION.audience, this.audienceStarts);
    this.similar = new SimilarIndex(this.names.texts, sections.bytes(SECTION.nameForms));
    this.idOf = new Array<string | undefined>(this.size);
  }

  get allergens(): readonly FoodAllergen[] {
    this.madeAllergens ??= readAllergens(this.sections.bytes(SECTION.allergens), this.strings);
    return this.madeAllergens;
  }

  get composites(): readonly CompositeFood[] {
    this.madeComposites ??= readComposites(this.sections.bytes(SECTION.composites), this.strings);
    return this.madeComposites;
  }

  get lists(): readonly PublishedList[] {
    this.madeLists ??= readPublished(this.sections.bytes(SECTION.published), this.strings);
    return this.madeLists;
  }

  idOfName(normalised: string): string | undefined {
    const name = this.names.find(normalised);
    return name < 0 ? undefined : this.idAt(this.names.owners[name] ?? 0);
  }

  idOfNumber(kind: NumberKind, number: string): string | undefined {
    const index = this.numbers.find(kind, number);
    return index === undefined ? undefined : this.idAt(index);
  }

  numbersOf(id: string): readonly KnownNumber[] {
    const index = this.indexOf(id);
    return index === undefined ? [] : this.numbers.of(index);
  }

  ingredient(id: string): Ingredient | undefined {
    const index = this.indexOf(id);
    if (index === undefined) return undefined;
    const known = this.made.get(index);
    if (known) return known;
    const made = this.make(index, id);
    this.made.set(index, made);
    return made;
  }

  similarNames(normalised: string): readonly { readonly name: string; readonly id: string }[] {
    return similarEntries(normalised, this.similar).map(({ name, entry }) => ({
      name,
      id: this.idAt(this.names.owners[entry] ?? 0),
    }));
  }

  graveNames(): GraveNames {
    const { factStarts, audienceStarts, names } = this;
    const places: number[] = [];
    for (let index = 0; index < this.size; index += 1) {
      const facts = [factStarts[index] ?? 0, factStarts[index + 1] ?? 0] as const;
      const audience = [audienceStarts[index] ?? 0, audienceStarts[index + 1] ?? 0] as const;
      if (!isGrave(this.facts, facts, this.audience, audience, this.strings)) continue;
      const end = names.firsts[index + 1] ?? 0;
      for (let name = names.firsts[index] ?? 0; name < end; name += 1) places.push(name);
    }
    return {
      texts: names.texts,
      places,
      nameAt: (place) => names.normalised(place),
      idAt: (place) => this.idAt(names.owners[place] ?? 0),
    };
  }

  ids(): readonly string[] {
    this.madeIds ??= Array.from({ length: this.size }, (_, index) => this.idAt(index));
    return this.madeIds;
  }

  /** The id of an ingredient: stored, or else derived from its name. */
  private idAt(index: number): string {
    const known = this.idOf[index];
    if (known !== undefined) return known;
    const id = this.strings.optional(this.field(index, 'id')) ?? nameId(this.names.preferred(index));
    this.idOf[index] = id;
    this.byId.set(id, index);
    return id;
  }

  private indexOf(id: string): number | undefined {
    const known = this.byId.get(id);
    if (known !== undefined || this.madeIds !== undefined) return known;
    // No name or number has led to this id yet: compute all ids once.
    this.ids();
    return this.byId.get(id);
  }

  private field(index: number, column: IngredientColumn): number {
    return this.columns[column][index] ?? 0;
  }

  private make(index: number, id: string): Ingredient {
    const { strings } = this;
    const { facts, factStarts, audience, audienceStarts } = this;
    const list = (column: IngredientColumn): readonly string[] => strings.list(this.field(index, column));
    return {
      id,
      name: this.names.preferred(index),
      functions: list('functions'),
      facts: range(factStarts, index, (at) => readFact(facts, at, strings)),
      audience: range(audienceStarts, index, (at) => readAudience(audience, at, strings)),
      annexes: list('annexes'),
      eNumber: strings.optional(this.field(index, 'eNumber')),
      cas: this.numbers.casOf(index),
      note: strings.optional(this.field(index, 'note')),
      conditional: list('conditional'),
      synonyms: this.names.synonyms(index),
      mixGroups: list('mixGroups'),
    };
  }
}

/**
 * Opens a knowledge pack: indexes its texts and tables, in a few milliseconds. Ingredients become objects on demand.
 * @param bytes the whole file
 * @throws Error that says what is wrong, if the file is not a pack, is truncated, or was altered
 */
export const readPack = (bytes: Uint8Array): Knowledge => new Pack(packSections(bytes));
