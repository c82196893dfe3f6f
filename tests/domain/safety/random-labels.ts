import fc from 'fast-check';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { PRODUCT_FORMS, PRODUCT_TYPES, type ProductForm, type ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from './pack.ts';

/** One token of a made-up label. */
export interface Token {
  readonly name: string;
  readonly percent: number | null;
  readonly optional: boolean;
}

/** A made-up label: real names of the pack mixed with nonsense, in one use. */
export interface RandomLabel {
  readonly tokens: readonly Token[];
  readonly type: ProductType;
  readonly forms: readonly ProductForm[];
  readonly baby: boolean;
}

/** The label as text; optional tokens come last, after "+/-" as on a pack. */
export const textOf = (tokens: readonly Token[]): string => {
  const word = ({ name, percent }: Token): string => (percent === null ? name : `${name} ${percent}%`);
  const sure = tokens.filter((token) => !token.optional).map(word);
  const maybe = tokens.filter((token) => token.optional).map(word);
  return maybe.length === 0 ? sure.join(', ') : `${sure.join(', ')}, +/- ${maybe.join(', ')}`;
};

/** The report of a made-up label. */
export const reportOfLabel = (label: RandomLabel, change: Partial<RandomLabel> = {}): Report => {
  const { tokens, type, forms, baby } = { ...label, ...change };
  return assess({ text: textOf(tokens), types: [type], forms, baby }, knowledge);
};

// Whether a name is read back as one identified token. Excluded are register names that no label prints and whose
// reading depends on what surrounds them: with square brackets, "…" or a colon, with a bracket at the start or an
// unclosed one, with a full stop or a hyphen at the end (a percentage after it takes away the full stop, and a hyphen
// marks a broken word), or with a last word after which a label seems cut off, such as "hydrogenated".
const reads = (name: string): boolean => {
  if (/[[\]…:]|^\(|\([^)]*$|[.-]$/.test(name)) return false;
  const judged = (text: string) => assess({ text, types: ['leave_on'], forms: [], baby: false }, knowledge);
  const { ingredients } = judged(`Aqua, ${name}, Aqua`);
  if (ingredients.length !== 3 || ingredients[1]?.id === null || ingredients[1]?.name !== name) return false;
  return judged(`Aqua, ${name}`).confidence.grade === 'A';
};

// Every ingredient with a warning, every fourth with facts, and every thirtieth of the others.
const tried = knowledge.ids().filter((id, at) => {
  const one = knowledge.ingredient(id);
  if (one === undefined) return false;
  return one.audience.length > 0 || (one.facts.length > 0 && at % 4 === 0) || at % 30 === 0;
});

/** Preferred names of the pack that read back as themselves. */
export const NAMES: readonly string[] = tried
  .map((id) => knowledge.ingredient(id)?.name ?? '')
  .filter((name) => name !== '' && reads(name));

/** Words that are in no list. */
export const NONSENSE = ['Zorbexine', 'Quillonate', 'Vexaphrol', 'Mordwixane', 'Plurgitonium', 'Gwakzymol'];

const PERCENTS = [0.005, 0.05, 0.5, 2, 7, 15, 40];

const token: fc.Arbitrary<Token> = fc.record({
  name: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...NAMES) },
    { weight: 1, arbitrary: fc.constantFrom(...NONSENSE) },
  ),
  percent: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...PERCENTS) },
  ),
  optional: fc.constant(false),
});

/** Any label of 1 to 40 tokens in any use. */
export const anyLabel: fc.Arbitrary<RandomLabel> = fc.record({
  tokens: fc.array(token, { minLength: 1, maxLength: 40 }),
  type: fc.constantFrom(...PRODUCT_TYPES),
  forms: fc.subarray([...PRODUCT_FORMS], { maxLength: 2 }),
  baby: fc.boolean(),
});

/** Any token, and any index to put it at, which tests take modulo the length of the list. */
export const anyToken = token;
export const anyIndex = fc.nat(40);
