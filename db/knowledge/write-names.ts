import { similarityForm } from '#domain/knowledge/misreadings/similarity-keys.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { printedForm } from '#domain/knowledge/names/printed-form.ts';
import { bucketOf, hashText } from '#domain/knowledge/pack/pack-hash.ts';
import { PRINTED } from '#domain/knowledge/pack/pack-layout.ts';
import { encodeUtf8 } from '#domain/knowledge/pack/utf8.ts';
import { ByteWriter, writeTexts } from './byte-writer.ts';
import type { SourceIngredient } from './source-schema.ts';

/** One name of a pack. */
interface PackName {
  readonly normalised: string;
  readonly printed: string;
}

/** An ingredient in the order of the pack, which is by preferred name. */
export interface NamedIngredient {
  readonly one: SourceIngredient;
  /** Its names, the preferred one first, the others sorted. */
  readonly names: readonly PackName[];
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Names that an ingredient owns, each once. If two spellings normalise to the same name, the first one is printed. */
function namesOf(one: SourceIngredient, isOwn: (name: string) => boolean): PackName[] {
  const found = new Map<string, string>();
  for (const text of [one.name, ...one.synonyms]) {
    const name = normaliseName(text);
    if (!found.has(name) && isOwn(name)) found.set(name, text);
  }
  const [first, ...rest] = [...found].map(([normalised, printed]) => ({ normalised, printed }));
  if (first === undefined || first.normalised !== normaliseName(one.name)) {
    throw new Error(`${one.id} has lost its name "${one.name}" to another ingredient of the same name`);
  }
  return [first, ...rest.sort((a, b) => byText(a.normalised, b.normalised))];
}

/**
 * Sorts the ingredients by their preferred names.
 * @param owned every normalised name, with the index of its ingredient in the sources
 * @throws Error if an ingredient has lost its preferred name to another
 */
export const inOrderOfNames = (
  sources: readonly SourceIngredient[],
  owned: ReadonlyMap<string, number>,
): readonly NamedIngredient[] =>
  sources
    .map((one, at) => ({ one, names: namesOf(one, (name) => owned.get(name) === at) }))
    .sort((a, b) => byText(a.names[0]?.normalised ?? '', b.names[0]?.normalised ?? ''));

const RULES = [PRINTED.same, PRINTED.capital, PRINTED.words, PRINTED.upper];

/** The rule that gives the printed form of a name, or `literal`. */
const ruleOf = ({ printed, normalised }: PackName): number =>
  RULES.find((rule) => printedForm(normalised, rule) === printed) ?? PRINTED.literal;

// A misread systematic name of a listed substance is not guessed, because only digits and endings set it apart from
// others.
const SYSTEMATIC = /^.{41}|\d.*\d.*\d|[(/]/;
/** No reading of more than five words is guessed, so a name of more than six is out of reach. */
const MOST_WORDS = 6;

/** 0 if a name is not guessed, else 1 + its length in bytes - the length of its similarity form. */
function formCode({ normalised }: PackName, isListed: boolean): number {
  if ((isListed && SYSTEMATIC.test(normalised)) || normalised.split(' ').length > MOST_WORDS) return 0;
  const code = 1 + encodeUtf8(normalised).length - similarityForm(normalised).length;
  return code > 255 ? 0 : code;
}

/** A hash table of names, with one to two in each bucket on average. */
function writeBuckets(names: readonly PackName[]) {
  let size = 2;
  while (size * 2 <= names.length) size *= 2;
  const buckets = Array.from({ length: size }, () => [] as number[]);
  for (const [at, { normalised }] of names.entries()) buckets[bucketOf(hashText(normalised), size)]?.push(at);
  const order = buckets.flat();
  return {
    bucketCounts: Uint8Array.from(buckets, (bucket) => bucket.length),
    bucketNames: Uint8Array.from([0, 8, 16].flatMap((shift) => order.map((at) => (at >> shift) & 255))),
  };
}

/** The sections of the names. @param isListed whether only published lists name an ingredient */
export function writeNames(ingredients: readonly NamedIngredient[], isListed: (one: SourceIngredient) => boolean) {
  const names = ingredients.flatMap((one) => one.names);
  const rules = names.map(ruleOf);
  const texts = writeTexts(names.map(({ normalised }) => normalised));
  const literals = writeTexts(names.filter((_, at) => rules[at] === PRINTED.literal).map(({ printed }) => printed));
  return {
    nameCounts: new ByteWriter()
      .varint(ingredients.length)
      .varints(ingredients.map((one) => one.names.length))
      .finish(),
    nameLengths: texts.lengths,
    nameBytes: texts.bytes,
    namePrinted: Uint8Array.from(rules),
    literalLengths: literals.lengths,
    literalBytes: literals.bytes,
    nameForms: Uint8Array.from(
      ingredients.flatMap(({ one, names: own }) => own.map((name) => formCode(name, isListed(one)))),
    ),
    ...writeBuckets(names),
  };
}
