import { nameId } from '#domain/knowledge/names/name-id.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { SECTION, TABLED_NUMBERS } from '#domain/knowledge/pack/pack-layout.ts';
import { numberCode } from '#domain/knowledge/pack/pack-numbers.ts';
import { encodeUtf8 } from '#domain/knowledge/pack/utf8.ts';
import { ByteWriter } from './byte-writer.ts';
import { assemble } from './pack-writer.ts';
import { publishedLists } from './published-lists.ts';
import type { KnowledgeSources } from './read-sources.ts';
import type { SourceAllergen, SourceComposite, SourceIngredient } from './source-schema.ts';
import { TextTable } from './text-table.ts';
import { inOrderOfNames, writeNames } from './write-names.ts';
import { writeRecords } from './write-records.ts';

/** What goes into a pack: checked sources, and the owner of each name and number. */
export interface PackInput {
  readonly sources: KnowledgeSources;
  readonly names: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly version: string;
}

/** Normalised, without duplicates, in the given order. */
const normalised = (phrases: readonly string[]): string[] => [
  ...new Set(phrases.map(normaliseName).filter((phrase) => phrase !== '')),
];

/** An allergen as the pack stores it: id, named as, four lists of words, source. */
function packedAllergen(one: SourceAllergen) {
  const words = normalised([...Object.values(one.words).flat(), ...one.derived]);
  const lists = [words, normalised(one.not), normalised(one.exempt), normalised(one.check)];
  return { id: one.id, namedAs: one.namedAs, lists, source: one.source };
}

/** A composite food as the pack stores it: id, six lists, 1 if other words say what it is for, source. */
function packedComposite(one: SourceComposite) {
  const words = [one.words, one.alone, one.ends].map(normalised);
  return { id: one.id, lists: [one.always, one.often, ...words, one.identities], over: one.over, source: one.source };
}

function* textsOf(one: SourceIngredient): Iterable<string> {
  if (one.id !== nameId(one.name)) yield one.id;
  yield one.note ?? '';
  yield one.eNumbers[0] ?? '';
  yield* [...one.functions, ...one.permitted, ...one.conditional, ...one.mixGroups];
  for (const fact of one.facts) yield* [fact.class, fact.route ?? '', fact.source];
  for (const entry of one.audience) yield* [entry.who, entry.source, ...entry.routes];
}

/**
 * EC, E and Colour Index numbers with their ingredients.
 * @param placeOf from places in the sources to places in the pack
 */
function writeNumbers(numbers: ReadonlyMap<string, number>, placeOf: ReadonlyMap<number, number>): Uint8Array {
  const writer = new ByteWriter();
  for (const kind of TABLED_NUMBERS) {
    const rows = [...numbers]
      .filter(([text]) => text.startsWith(`${kind}:`))
      .map(([text, at]) => ({ code: numberCode(kind, text.slice(kind.length + 1)), owner: placeOf.get(at) ?? 0 }))
      .filter(({ code }) => code >= 0)
      .sort((a, b) => a.code - b.code);
    const steps = rows.map(({ code }, at) => code - (rows[at - 1]?.code ?? 0));
    writer
      .varint(rows.length)
      .varints(steps)
      .varints(rows.map(({ owner }) => owner));
  }
  return writer.finish();
}

/**
 * Writes a pack. The same input gives the same bytes.
 * @throws Error if two ingredients have the same preferred name
 */
export function writePack({ sources, names, numbers, version }: PackInput): Uint8Array {
  const ingredients = inOrderOfNames(sources.ingredients, names);
  const placeInSources = new Map(sources.ingredients.map((one, at) => [one, at]));
  const placeInPack = new Map(ingredients.map(({ one }, place) => [placeInSources.get(one) ?? -1, place]));
  const isListed = (one: SourceIngredient): boolean => sources.lists.made.has(one.id);
  const allergens = sources.allergens.map(packedAllergen);
  const composites = sources.composites.map(packedComposite);
  const published = publishedLists(sources);
  const texts = new TextTable(
    (function* () {
      for (const { one } of ingredients) yield* textsOf(one);
      for (const { id, namedAs, lists, source } of allergens) yield* [id, namedAs, source, ...lists.flat()];
      for (const { id, lists, source } of composites) yield* [id, source, ...lists.flat()];
      for (const { entries: _, ...list } of published) yield* Object.values(list);
    })(),
  );
  const records = writeRecords(
    ingredients.map(({ one }) => one),
    texts,
    // A number that several ingredients have is listed only with the one it leads to.
    (one) => one.cas.filter((number) => numbers.get(`cas:${number}`) === placeInSources.get(one)),
  );
  const written = {
    ...writeNames(ingredients, isListed),
    ...records,
    meta: Uint8Array.from(encodeUtf8(version)),
    textLengths: texts.sections.lengths,
    textBytes: texts.sections.bytes,
    numbers: writeNumbers(numbers, placeInPack),
    allergens: new ByteWriter()
      .varint(allergens.length)
      .varints(
        allergens.flatMap(({ id, namedAs, lists, source }) => [
          ...[texts.text(id), texts.text(namedAs)],
          ...lists.map((words) => texts.list(words)),
          texts.text(source),
        ]),
      )
      .finish(),
    composites: new ByteWriter()
      .varint(composites.length)
      .varints(
        composites.flatMap(({ id, lists, over, source }) => [
          texts.text(id),
          ...lists.map((list) => texts.list(list)),
          over ? 1 : 0,
          texts.text(source),
        ]),
      )
      .finish(),
    published: new ByteWriter()
      .varint(published.length)
      .varints(
        published.flatMap(({ id, name, publisher, edition, licence, entries }) => [
          ...[id, name, publisher, edition, licence].map((text) => texts.text(text)),
          entries,
        ]),
      )
      .finish(),
  };
  // This comes last, because everything above may add lists.
  const sections: Record<keyof typeof SECTION, Uint8Array> = { ...written, lists: texts.listSection() };
  const wanted = (Object.keys(SECTION) as (keyof typeof SECTION)[]).sort((a, b) => SECTION[a] - SECTION[b]);
  return assemble(wanted.map((name) => sections[name]));
}
