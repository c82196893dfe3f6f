import { EvidenceLevel, SEVERITIES, type Severity } from '../../safety/vocabulary.ts';
import type { AudienceEntry, CompositeFood, Fact, FoodAllergen, PublishedList } from '../knowledge.ts';
import { ByteReader } from './byte-reader.ts';
import { INGREDIENT_COLUMNS, type IngredientColumn } from './pack-layout.ts';
import type { PackStrings } from './pack-strings.ts';

/** The columns of the ingredients, by name. */
export type IngredientColumns = Readonly<Record<IngredientColumn, Uint32Array>>;

/** @param count how many ingredients there are */
export function readColumns(bytes: Uint8Array, count: number): IngredientColumns {
  const reader = new ByteReader(bytes);
  const columns = INGREDIENT_COLUMNS.map((name) => [name, reader.varints(count)] as const);
  return Object.fromEntries(columns) as Record<IngredientColumn, Uint32Array>;
}

/** Where the records of each ingredient begin, summed up from their counts; last comes the end of all. */
export function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at += 1) starts[at + 1] = (starts[at] ?? 0) + (counts[at] ?? 0);
  return starts;
}

/** Records that each have one of a few kinds, and a source that consecutive records may share. */
export class CitedRecords {
  private readonly kinds: Uint32Array;
  private readonly kindOf: Uint32Array;
  private readonly sourceOf: Uint32Array;

  /** @param kinds the count, then three values of each, @param records the kinds of all records, then their sources */
  constructor(kinds: Uint8Array, records: Uint8Array, count: number) {
    const ofKinds = new ByteReader(kinds);
    this.kinds = ofKinds.varints(3 * ofKinds.varint());
    const ofRecords = new ByteReader(records);
    this.kindOf = ofRecords.varints(count);
    this.sourceOf = ofRecords.varints(count);
    for (let at = 0, before = 0; at < count; at += 1) {
      const code = this.sourceOf[at] ?? 0;
      if (code > 0) before = code - 1;
      this.sourceOf[at] = before;
    }
  }

  /** One of the three values of a record's kind. */
  kind(record: number, place: 0 | 1 | 2): number {
    return this.kinds[3 * (this.kindOf[record] ?? 0) + place] ?? 0;
  }

  source(record: number): number {
    return this.sourceOf[record] ?? 0;
  }
}

export const readFact = (records: CitedRecords, at: number, strings: PackStrings): Fact => ({
  class: strings.text(records.kind(at, 0)),
  route: strings.optional(records.kind(at, 1)),
  source: strings.text(records.source(at)),
  evidence: EvidenceLevel.options[records.kind(at, 2)] ?? 'C',
});

/** The severity encoded in the second value of a warning's kind. */
export const severityOf = (value: number): Severity => SEVERITIES[value % SEVERITIES.length] ?? 'INFO';

export const readAudience = (records: CitedRecords, at: number, strings: PackStrings): AudienceEntry => {
  const value = records.kind(at, 1);
  const evidence = EvidenceLevel.options[Math.floor(value / SEVERITIES.length) - 1];
  return {
    audience: strings.text(records.kind(at, 0)),
    severity: severityOf(value),
    routes: strings.list(records.kind(at, 2)),
    source: strings.text(records.source(at)),
    ...(evidence === undefined ? {} : { evidence }),
  };
};

export function readAllergens(bytes: Uint8Array, strings: PackStrings): readonly FoodAllergen[] {
  const reader = new ByteReader(bytes);
  const text = (): string => strings.text(reader.varint());
  const list = (): readonly string[] => strings.list(reader.varint());
  return Array.from({ length: reader.varint() }, () => ({
    id: text(),
    namedAs: text(),
    words: list(),
    not: list(),
    exempt: list(),
    check: list(),
    source: text(),
  }));
}

export function readComposites(bytes: Uint8Array, strings: PackStrings): readonly CompositeFood[] {
  const reader = new ByteReader(bytes);
  const text = (): string => strings.text(reader.varint());
  const list = (): readonly string[] => strings.list(reader.varint());
  return Array.from({ length: reader.varint() }, () => ({
    id: text(),
    always: list(),
    often: list(),
    words: list(),
    alone: list(),
    ends: list(),
    identities: list(),
    over: reader.varint() === 1,
    source: text(),
  }));
}

export function readPublished(bytes: Uint8Array, strings: PackStrings): readonly PublishedList[] {
  const reader = new ByteReader(bytes);
  const text = (): string => strings.text(reader.varint());
  return Array.from({ length: reader.varint() }, () => ({
    id: text(),
    name: text(),
    publisher: text(),
    edition: text(),
    licence: text(),
    entries: reader.varint(),
  }));
}
