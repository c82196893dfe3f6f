import { nameId } from '#domain/knowledge/names/name-id.ts';
import { INGREDIENT_COLUMNS, type IngredientColumn } from '#domain/knowledge/pack/pack-layout.ts';
import { casCode } from '#domain/knowledge/pack/pack-numbers.ts';
import { EvidenceLevel, SEVERITIES } from '#domain/safety/vocabulary.ts';
import { ByteWriter } from './byte-writer.ts';
import { wordBytes } from './pack-writer.ts';
import type { SourceIngredient } from './source-schema.ts';
import type { TextTable } from './text-table.ts';

/** Records of only a few kinds. Several in a row often share a source. */
class CitedWriter {
  private readonly kinds = new Map<string, readonly number[]>();
  private readonly places = new Map<string, number>();
  private readonly kindOf: number[] = [];
  private readonly sourceOf: number[] = [];
  private before = -1;

  add(kind: readonly [number, number, number], source: number): void {
    const key = kind.join(' ');
    const place = this.places.get(key) ?? this.places.size;
    this.places.set(key, place);
    this.kinds.set(key, kind);
    this.kindOf.push(place);
    this.sourceOf.push(source === this.before ? 0 : 1 + source);
    this.before = source;
  }

  kindSection(): Uint8Array {
    return new ByteWriter()
      .varint(this.kinds.size)
      .varints([...this.kinds.values()].flat())
      .finish();
  }

  recordSection(): Uint8Array {
    return new ByteWriter().varints(this.kindOf).varints(this.sourceOf).finish();
  }
}

/**
 * The sections of the ingredients, their CAS numbers, facts and warnings.
 * @param casOf the CAS numbers that lead to an ingredient
 */
export function writeRecords(
  ingredients: readonly SourceIngredient[],
  texts: TextTable,
  casOf: (one: SourceIngredient) => readonly string[],
) {
  const columns = Object.fromEntries(INGREDIENT_COLUMNS.map((name) => [name, [] as number[]])) as Record<
    IngredientColumn,
    number[]
  >;
  const cas: number[] = [];
  const facts = new CitedWriter();
  const audience = new CitedWriter();
  for (const one of ingredients) {
    const numbers = casOf(one);
    const values: Record<IngredientColumn, number> = {
      id: one.id === nameId(one.name) ? 0 : texts.optional(one.id),
      note: texts.optional(one.note),
      eNumber: texts.optional(one.eNumbers[0] ?? null),
      functions: texts.list(one.functions),
      annexes: texts.list(one.permitted),
      conditional: texts.list(one.conditional),
      mixGroups: texts.list(one.mixGroups),
      cas: numbers.length,
      facts: one.facts.length,
      audience: one.audience.length,
    };
    for (const name of INGREDIENT_COLUMNS) columns[name].push(values[name]);
    cas.push(...numbers.map(casCode));
    for (const fact of one.facts) {
      const evidence = EvidenceLevel.options.indexOf(fact.evidence);
      facts.add([texts.text(fact.class), texts.optional(fact.route), evidence], texts.text(fact.source));
    }
    for (const entry of one.audience) {
      const severity = SEVERITIES.indexOf(entry.severity);
      const evidence = entry.evidence === undefined ? 0 : 1 + EvidenceLevel.options.indexOf(entry.evidence);
      const kind = [texts.text(entry.who), severity + SEVERITIES.length * evidence, texts.list(entry.routes)] as const;
      audience.add([...kind], texts.text(entry.source));
    }
  }
  const written = new ByteWriter();
  for (const name of INGREDIENT_COLUMNS) written.varints(columns[name]);
  return {
    ingredients: written.finish(),
    cas: wordBytes(cas),
    factKinds: facts.kindSection(),
    facts: facts.recordSection(),
    audienceKinds: audience.kindSection(),
    audience: audience.recordSection(),
  };
}
