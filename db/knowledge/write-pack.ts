import { normaliseName } from '#domain/knowledge/normalise.ts';
import { SECTION } from '#domain/knowledge/pack-layout.ts';
import { segmentCount, segmentKey, segmentStart, similarityForm } from '#domain/knowledge/similarity-keys.ts';
import { EvidenceLevel, SEVERITIES } from '#domain/safety/vocabulary.ts';
import { assemble, HeapWriter, intoBuckets, wordBytes } from './pack-writer.ts';
import type { KnowledgeSources } from './read-sources.ts';
import type { SourceAllergen, SourceIngredient } from './source-schema.ts';

/** A look-up table under construction: texts with the number each leads to. */
type Pairs = readonly (readonly [text: string, value: number])[];

const byText = (pairs: Iterable<readonly [string, number]>): Pairs =>
  [...pairs].sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));

const writeTable = (pairs: Pairs, heap: HeapWriter): { buckets: Uint8Array; entries: Uint8Array; ordered: Pairs } => {
  const { starts, ordered } = intoBuckets(pairs, ([text]) => text, 1);
  const entries = ordered.flatMap(([text, value]) => [heap.text(text), value]);
  return { buckets: wordBytes(starts), entries: wordBytes(entries), ordered };
};

// A misread systematic name of a listed substance is not guessed: its digits and endings are what tells it from others.
const SYSTEMATIC = /^.{41}|\d.*\d.*\d|[(/]/;

const writeSimilar = (
  names: Pairs,
  isListed: (index: number) => boolean,
): { buckets: Uint8Array; postings: Uint8Array } => {
  const segments = names.flatMap(([name, index], entry) => {
    if (isListed(index) && SYSTEMATIC.test(name)) return [];
    const form = similarityForm(name);
    const count = segmentCount(form.length);
    return Array.from({ length: count }, (_, index) => {
      const start = segmentStart(form.length, count, index);
      const end = segmentStart(form.length, count, index + 1);
      return { key: segmentKey(form.length, index, form.slice(start, end)), entry };
    });
  });
  const { starts, ordered } = intoBuckets(segments, ({ key }) => key, 1);
  return { buckets: wordBytes(starts), postings: wordBytes(ordered.map(({ entry }) => entry)) };
};

/** Normalised, without repeats, in the order given. */
const normalised = (phrases: readonly string[]): string[] => [
  ...new Set(phrases.map(normaliseName).filter((phrase) => phrase !== '')),
];

const writeAllergen = (one: SourceAllergen, heap: HeapWriter): number[] => {
  const { en, fr, de, es, it } = one.words;
  return [
    heap.text(one.id),
    heap.text(one.namedAs),
    heap.list(normalised([...en, ...fr, ...de, ...es, ...it, ...one.derived])),
    heap.list(normalised(one.not)),
    heap.list(normalised(one.exempt)),
    heap.list(normalised(one.check)),
    heap.text(one.source),
  ];
};

class RecordWriter {
  readonly ingredients: number[] = [];
  readonly facts: number[] = [];
  readonly audience: number[] = [];
  private factCount = 0;
  private audienceCount = 0;
  private readonly heap: HeapWriter;

  constructor(heap: HeapWriter) {
    this.heap = heap;
  }

  /** In the order of `INGREDIENT`. */
  add(one: SourceIngredient): void {
    const { heap } = this;
    this.ingredients.push(
      ...[heap.text(one.id), heap.text(one.name), heap.text(one.note), heap.text(one.eNumbers[0] ?? null)],
      ...[heap.list(one.functions), heap.list(one.permitted), heap.list(one.conditional), heap.list(one.cas)],
      ...[heap.list(one.synonyms), heap.list(one.mixGroups)],
      ...[this.factCount, one.facts.length, this.audienceCount, one.audience.length],
    );
    for (const fact of one.facts) {
      const evidence = EvidenceLevel.options.indexOf(fact.evidence);
      this.facts.push(heap.text(fact.class), heap.text(fact.route), heap.text(fact.source), evidence);
    }
    for (const entry of one.audience) {
      const severity = SEVERITIES.indexOf(entry.severity);
      this.audience.push(heap.text(entry.who), severity, heap.list(entry.routes), heap.text(entry.source));
    }
    this.factCount += one.facts.length;
    this.audienceCount += one.audience.length;
  }
}

/** What goes into a pack: checked sources and who owns which name and number. */
export interface PackInput {
  readonly sources: KnowledgeSources;
  readonly names: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly version: string;
}

/** Writes a pack. The same input gives the same bytes. */
export function writePack({ sources, names, numbers, version }: PackInput): Uint8Array {
  const heap = new HeapWriter();
  const records = new RecordWriter(heap);
  const meta = [heap.text(version)];
  for (const one of sources.ingredients) records.add(one);
  const nameTable = writeTable(byText(names), heap);
  const numberTable = writeTable(byText(numbers), heap);
  const idTable = writeTable(
    sources.ingredients.map((one, index) => [one.id, index] as const),
    heap,
  );
  const similar = writeSimilar(nameTable.ordered, (index) =>
    sources.lists.made.has(sources.ingredients[index]?.id ?? ''),
  );
  const allergens = sources.allergens.flatMap((one) => writeAllergen(one, heap));
  const sections: Record<keyof typeof SECTION, Uint8Array> = {
    meta: wordBytes(meta),
    heap: heap.heapBytes(),
    lists: heap.listSection(),
    ingredients: wordBytes(records.ingredients),
    facts: wordBytes(records.facts),
    audience: wordBytes(records.audience),
    nameBuckets: nameTable.buckets,
    names: nameTable.entries,
    numberBuckets: numberTable.buckets,
    numbers: numberTable.entries,
    idBuckets: idTable.buckets,
    ids: idTable.entries,
    similarBuckets: similar.buckets,
    similar: similar.postings,
    allergens: wordBytes(allergens),
  };
  const order = (Object.keys(SECTION) as (keyof typeof SECTION)[]).sort((a, b) => SECTION[a] - SECTION[b]);
  return assemble(order.map((name) => sections[name]));
}
