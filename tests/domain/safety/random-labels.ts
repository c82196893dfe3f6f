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

/** The label as text; tokens that may be absent stand behind "may contain", as on a pack. */
export const textOf = (tokens: readonly Token[]): string => {
  const word = ({ name, percent }: Token): string => (percent === null ? name : `${name} ${percent}%`);
  const sure = tokens.filter((token) => !token.optional).map(word);
  const maybe = tokens.filter((token) => token.optional).map(word);
  return maybe.length === 0 ? sure.join(', ') : `${sure.join(', ')}, +/- ${maybe.join(', ')}`;
};

/** The report of a made-up label. */
export const judge = (label: RandomLabel, change: Partial<RandomLabel> = {}): Report => {
  const { tokens, type, forms, baby } = { ...label, ...change };
  return assess({ text: textOf(tokens), types: [type], forms, baby }, knowledge);
};

// Names that come back as one identified token when they stand alone, in each type: the others say more than one thing.
// Left out are register names that no label prints, and that are read by their neighbours: with nested square brackets,
// a bracket that nothing closes, cut short with dots, with a bracket before the first letter, with a colon, or with a
// full stop or a hyphen at the end, which a percentage behind it takes away, and which ends a broken word; or with a last
// word that a label is cut off behind, such as "hydrogenated".
const reads = (name: string): boolean => {
  if (/[[\]…:]|^\(|\([^)]*$|[.-]$/.test(name)) return false;
  const judged = (text: string) => assess({ text, types: ['leave_on'], forms: [], baby: false }, knowledge);
  const { ingredients } = judged(`Aqua, ${name}, Aqua`);
  if (ingredients.length !== 3 || ingredients[1]?.id === null || ingredients[1]?.name !== name) return false;
  return judged(`Aqua, ${name}`).confidence.grade === 'A';
};

// All that carries a fact or a warning, every thirtieth of what only has a name.
const tried = knowledge.ids().filter((id, at) => {
  const one = knowledge.ingredient(id);
  if (one === undefined) return false;
  return one.audience.length > 0 || (one.facts.length > 0 && at % 4 === 0) || at % 30 === 0;
});

/** Preferred names of the pack that read back as themselves. */
export const NAMES: readonly string[] = tried
  .map((id) => knowledge.ingredient(id)?.name ?? '')
  .filter((name) => name !== '' && reads(name));

/** Words that no list knows. */
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

/** Any token, and any place (as a share of the length) to put it. */
export const anyToken = token;
export const anyPlace = fc.nat(40);
