import { EvidenceLevel, SEVERITIES } from '../safety/vocabulary.ts';
import type { AudienceEntry, Fact, FoodAllergen, Ingredient, Knowledge, NumberKind } from './knowledge.ts';
import { ALLERGEN_WORDS, AUDIENCE_WORDS, FACT_WORDS, INGREDIENT, INGREDIENT_WORDS, SECTION } from './pack-layout.ts';
import { type PackSections, packSections } from './pack-sections.ts';
import { similarEntries } from './pack-similar.ts';
import { PackStrings } from './pack-strings.ts';
import { PackTable } from './pack-table.ts';

const readAllergens = (records: Uint32Array, strings: PackStrings): readonly FoodAllergen[] => {
  const allergens: FoodAllergen[] = [];
  for (let at = 0; at < records.length; at += ALLERGEN_WORDS) {
    const word = (offset: number): number => records[at + offset] ?? 0;
    allergens.push({
      id: strings.text(word(0)),
      namedAs: strings.text(word(1)),
      words: strings.list(word(2)),
      not: strings.list(word(3)),
      exempt: strings.list(word(4)),
      check: strings.list(word(5)),
      source: strings.text(word(6)),
    });
  }
  return allergens;
};

class Pack implements Knowledge {
  readonly version: string;
  readonly size: number;
  private readonly strings: PackStrings;
  private readonly records: Uint32Array;
  private readonly facts: Uint32Array;
  private readonly audience: Uint32Array;
  private readonly names: PackTable;
  private readonly numbers: PackTable;
  private readonly byId: PackTable;
  private readonly similarBuckets: Uint32Array;
  private readonly similar: Uint32Array;
  private readonly allergenRecords: Uint32Array;
  private readonly made = new Map<number, Ingredient>();
  private madeIds: readonly string[] | undefined;
  private madeAllergens: readonly FoodAllergen[] | undefined;

  constructor(sections: PackSections) {
    const strings = new PackStrings(sections.bytes(SECTION.heap), sections.words(SECTION.lists));
    const table = (buckets: number, entries: number): PackTable =>
      new PackTable(sections.words(buckets), sections.words(entries), strings);
    this.strings = strings;
    this.records = sections.words(SECTION.ingredients);
    this.facts = sections.words(SECTION.facts);
    this.audience = sections.words(SECTION.audience);
    this.names = table(SECTION.nameBuckets, SECTION.names);
    this.numbers = table(SECTION.numberBuckets, SECTION.numbers);
    this.byId = table(SECTION.idBuckets, SECTION.ids);
    this.similarBuckets = sections.words(SECTION.similarBuckets);
    this.similar = sections.words(SECTION.similar);
    this.allergenRecords = sections.words(SECTION.allergens);
    this.version = strings.text(sections.words(SECTION.meta)[0] ?? 0);
    this.size = this.records.length / INGREDIENT_WORDS;
  }

  get allergens(): readonly FoodAllergen[] {
    this.madeAllergens ??= readAllergens(this.allergenRecords, this.strings);
    return this.madeAllergens;
  }

  idOfName(normalised: string): string | undefined {
    return this.idAt(this.names.find(normalised));
  }

  idOfNumber(kind: NumberKind, number: string): string | undefined {
    return this.idAt(this.numbers.find(`${kind}:${number}`));
  }

  ingredient(id: string): Ingredient | undefined {
    const index = this.byId.find(id);
    if (index === undefined) return undefined;
    const known = this.made.get(index);
    if (known) return known;
    const made = this.make(index);
    this.made.set(index, made);
    return made;
  }

  similarNames(normalised: string): readonly { readonly name: string; readonly id: string }[] {
    return similarEntries(normalised, this.similarBuckets, this.similar, this.names).map(({ name, entry }) => ({
      name,
      id: this.field(this.names.valueAt(entry), INGREDIENT.id),
    }));
  }

  ids(): readonly string[] {
    this.madeIds ??= Array.from({ length: this.size }, (_, index) => this.field(index, INGREDIENT.id));
    return this.madeIds;
  }

  private idAt(index: number | undefined): string | undefined {
    return index === undefined ? undefined : this.field(index, INGREDIENT.id);
  }

  private field(index: number, offset: number): string {
    return this.strings.text(this.records[index * INGREDIENT_WORDS + offset] ?? 0);
  }

  private make(index: number): Ingredient {
    const word = (offset: number): number => this.records[index * INGREDIENT_WORDS + offset] ?? 0;
    const { strings } = this;
    return {
      id: strings.text(word(INGREDIENT.id)),
      name: strings.text(word(INGREDIENT.name)),
      functions: strings.list(word(INGREDIENT.functions)),
      facts: this.factsAt(word(INGREDIENT.facts), word(INGREDIENT.factCount)),
      audience: this.audienceAt(word(INGREDIENT.audience), word(INGREDIENT.audienceCount)),
      annexes: strings.list(word(INGREDIENT.annexes)),
      eNumber: strings.optional(word(INGREDIENT.eNumber)),
      cas: strings.list(word(INGREDIENT.cas)),
      note: strings.optional(word(INGREDIENT.note)),
      conditional: strings.list(word(INGREDIENT.conditional)),
      synonyms: strings.list(word(INGREDIENT.synonyms)),
      mixGroups: strings.list(word(INGREDIENT.mixGroups)),
    };
  }

  private factsAt(first: number, count: number): readonly Fact[] {
    const facts: Fact[] = [];
    for (let at = first * FACT_WORDS; at < (first + count) * FACT_WORDS; at += FACT_WORDS) {
      facts.push({
        class: this.strings.text(this.facts[at] ?? 0),
        route: this.strings.optional(this.facts[at + 1] ?? 0),
        source: this.strings.text(this.facts[at + 2] ?? 0),
        evidence: EvidenceLevel.options[this.facts[at + 3] ?? 0] ?? 'C',
      });
    }
    return facts;
  }

  private audienceAt(first: number, count: number): readonly AudienceEntry[] {
    const entries: AudienceEntry[] = [];
    for (let at = first * AUDIENCE_WORDS; at < (first + count) * AUDIENCE_WORDS; at += AUDIENCE_WORDS) {
      entries.push({
        audience: this.strings.text(this.audience[at] ?? 0),
        severity: SEVERITIES[this.audience[at + 1] ?? 0] ?? 'INFO',
        routes: this.strings.list(this.audience[at + 2] ?? 0),
        source: this.strings.text(this.audience[at + 3] ?? 0),
      });
    }
    return entries;
  }
}

/**
 * Opens a knowledge pack. Costs one pass for the checksum; ingredients become objects when they are asked for.
 * @param bytes the whole file
 * @throws Error that says what is wrong, when the file is not a pack, is cut short, or was altered
 */
export const readPack = (bytes: Uint8Array): Knowledge => new Pack(packSections(bytes));
