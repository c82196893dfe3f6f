import { readENumber } from '#domain/knowledge/chemistry/numbers.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { IDENTITY_HEADER } from '../identity-line.ts';
import type { SourceIngredient } from '../source-schema.ts';
import type { DraftFile, DraftIdentity, ImportRefusal } from './draft-identity.ts';

/** An identity file, and what happened to the names of the official file. */
export interface PlacedDrafts {
  readonly text: string;
  /** New ingredients. */
  readonly made: number;
  /** Names of ingredients we had; `hazardous` counts those joined because their number or kind has a hazard. */
  readonly joined: number;
  readonly hazardous: number;
  readonly spellings: number;
  readonly refused: readonly ImportRefusal[];
}

interface Line {
  readonly name: string;
  readonly functions: readonly string[];
  readonly numbers: Set<string>;
  readonly synonyms: string[];
  /** Whether anything in it is new. */
  adds: boolean;
}

/** What was known before the import: which ingredient has a name or a number. */
class Known {
  readonly names = new Map<string, SourceIngredient>();
  readonly numbers = new Map<string, SourceIngredient>();

  constructor(ingredients: readonly SourceIngredient[]) {
    for (const one of ingredients) this.name(one.name, one);
    for (const one of ingredients) {
      for (const text of one.synonyms) this.name(text, one);
      const numbers = [
        ...numbersOf(one),
        ...[...one.eNumbers, ...one.synonyms].flatMap((text) => readENumber(text)?.toUpperCase() ?? []),
      ];
      for (const number of numbers)
        if (!this.numbers.has(number.toUpperCase())) this.numbers.set(number.toUpperCase(), one);
    }
  }

  private name(text: string, one: SourceIngredient): void {
    const key = normaliseName(text);
    if (!this.names.has(key)) this.names.set(key, one);
  }
}

const isHazardous = (one: SourceIngredient | undefined): one is SourceIngredient =>
  one !== undefined && one.facts.length + one.audience.length > 0;

/**
 * Compares an official file with our ingredients and writes an identity file. A name we have gains spellings and
 * numbers. A name we lack, but whose number or kind has a hazard, becomes a spelling of the ingredient with that
 * hazard, so that no import can hide it. Spellings that belong to another ingredient are refused.
 * @param isListed whether only published lists name an ingredient: its line then repeats its numbers, by which the
 * lists find it
 */
export function placeDrafts(
  { drafts, refused: unread }: DraftFile,
  ingredients: readonly SourceIngredient[],
  isListed: (one: SourceIngredient) => boolean,
): PlacedDrafts {
  const known = new Known(ingredients);
  const lines = new Map<string, Line>();
  const ownerOf = new Map<string, string>();
  const refused: ImportRefusal[] = [...unread];
  let [made, joined, hazardous, spellings] = [0, 0, 0, 0];

  const hazardOf = ({ numbers, kinds }: DraftIdentity): SourceIngredient | undefined =>
    numbers.map((number) => known.numbers.get(number.toUpperCase())).find(isHazardous) ??
    kinds.map((kind) => known.names.get(normaliseName(kind))).find(isHazardous);

  // An E number is one additive, but many extracts of a plant may share a CAS number.
  const sameAdditive = ({ numbers }: DraftIdentity): SourceIngredient | undefined =>
    numbers.flatMap((number) =>
      number.startsWith('E') && !number.startsWith('EC') ? (known.numbers.get(number.toUpperCase()) ?? []) : [],
    )[0];

  // Names first, so that a spelling cannot take the name of a later entry.
  const placed = drafts.flatMap((draft) => {
    const name = normaliseName(draft.name);
    const same = known.names.get(name) ?? sameAdditive(draft);
    const hazard = same === undefined ? hazardOf(draft) : undefined;
    const target = same ?? hazard;
    const key = target === undefined ? name : normaliseName(target.name);
    if (key === '' || (target === undefined && ownerOf.has(name))) {
      refused.push({ what: draft.name, why: key === '' ? 'no name a label could print' : 'named twice in the file' });
      return [];
    }
    if (hazard !== undefined) hazardous += 1;
    if (target === undefined) made += 1;
    else joined += 1;
    const isNew = !known.names.has(name);
    if (isNew && !ownerOf.has(name)) ownerOf.set(name, key);
    if (target !== undefined && isListed(target) && target.cas.length + target.ec.length === 0) {
      refused.push({ what: draft.name, why: 'named only by a published list' });
      return [];
    }
    const bare = target !== undefined && (isListed(target) || target.functions.length === 0);
    const numbers = new Set(bare ? [...numbersOf(target), ...target.eNumbers] : []);
    const line = lines.get(key) ?? { ...lineOf(target, draft), numbers, synonyms: [], adds: target === undefined };
    lines.set(key, line);
    return [{ draft, key, line, isNew }];
  });
  for (const { draft, key, line, isNew } of placed) {
    for (const number of draft.numbers) {
      if (known.numbers.has(number.toUpperCase())) continue;
      line.numbers.add(number);
      line.adds = true;
    }
    if (isNew && normaliseName(draft.name) !== key && ownerOf.get(normaliseName(draft.name)) === key) {
      line.synonyms.push(draft.name);
    }
    for (const text of draft.synonyms) {
      const spelled = normaliseName(text);
      const owner = known.names.get(spelled);
      if (owner !== undefined) {
        if (normaliseName(owner.name) !== key) refused.push({ what: text, why: 'a spelling of another ingredient' });
      } else if (ownerOf.has(spelled)) {
        if (ownerOf.get(spelled) !== key) refused.push({ what: text, why: 'a spelling of another entry' });
      } else if (spelled !== '') {
        ownerOf.set(spelled, key);
        line.synonyms.push(text);
      }
    }
  }
  const rows = [...lines.values()]
    .filter((line) => (line.adds || line.synonyms.length > 0) && line.functions.length + line.numbers.size > 0)
    .map((line) => {
      spellings += line.synonyms.length;
      return [line.name, line.functions.join(','), [...line.numbers].join(', '), line.synonyms.join('; ')].join('\t');
    })
    .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return { text: `${[IDENTITY_HEADER, ...rows].join('\n')}\n`, made, joined, hazardous, spellings, refused };
}

const numbersOf = (one: SourceIngredient): string[] => [
  ...one.cas.map((number) => `CAS ${number}`),
  ...one.ec.map((number) => `EC ${number}`),
];

/** An ingredient we have keeps its functions. They are repeated because a line needs a function or a number. */
const lineOf = (target: SourceIngredient | undefined, draft: DraftIdentity): Pick<Line, 'name' | 'functions'> =>
  target === undefined
    ? { name: draft.name, functions: draft.functions }
    : { name: target.name, functions: target.functions };
