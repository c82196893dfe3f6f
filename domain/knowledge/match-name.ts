import { endOfFunctionPrefix } from '#domain/products/label/function-words.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { type ClassHit, classMatch, genusMatch, plantMatch } from './class-patterns.ts';
import { foldText } from './fold.ts';
import { fuzzyMatch } from './fuzzy.ts';
import { type GraveHit, graveMatch } from './grave-match.ts';
import { inciOf } from './inci-romance.ts';
import type { Knowledge } from './knowledge.ts';
import type { ClassMatch, MatchStep } from './matched-label.ts';
import { variants } from './name-variants.ts';
import { normaliseName } from './normalise.ts';
import { readCas, readColourIndex, readEc, readENumber } from './numbers.ts';
import { repairedNumber, repairs } from './ocr-repair.ts';
import { withoutPurpose } from './trailing-purpose.ts';

/** What a name was found to be. */
export interface NameHit {
  readonly id: string | null;
  readonly step: MatchStep;
  readonly confidence: number;
  readonly readAs: string | null;
  readonly classMatch: ClassMatch | null;
  /** Further ingredients that the same name holds, each counted beside it. */
  readonly also?: readonly string[];
}

/** Confidences of the method, section 3. */
export const CONFIDENCE = { exact: 1, number: 0.98, bracket: 0.95, part: 0.9, class: 0.8, repaired: 0.89 } as const;

/** Longer names are compared whole only: nothing on a label that is an ingredient is longer. */
const LONGEST = 200;
/** Comparing letters is the dear step; a label with more unknown names than this is not a misread list. */
const MOST_READINGS = 60;
const INNER_NUMBER =
  /\b(?:e[ -]?\d{3,4}[a-h]?(?:\([ivx]+\))?|ins ?\d{3,4}[a-h]?|c\.? ?i\.? ?\d{5})(?![\p{L}\d])|(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/giu;

// "2 tsp sugar", "one cup of flour": how much a recipe takes (method, section 2.8).
const MEASURE =
  /^(?:(?:\d+(?:[.,/]\d+)?|one|two|three|half|a|an|un|une|ein|eine|una|uno) ?){0,2}(?:tsp|tbsp|teaspoon|tablespoon|cup|pinch|handful|dash|el|tl|teeloffel|essloffel|prise|tasse|pincee|cucharada|cucharadita|cucchiaio|cucchiaino|taza|tazza|cuillere a soupe|cuillere a cafe) (?:of |de |d |di )?(?=\p{L}{3})/u;

/** A bar inside a word, which is an i or an l. */
const BAR = /(?<=\p{L})[!|]|[!|](?=\p{L})/gu;

/** Shorter names have a letter and a digit of their own. */
const SHORTEST_STRAY = 7;

export const hit = (id: string, step: MatchStep, confidence: number): NameHit => ({
  id,
  step,
  confidence,
  readAs: null,
  classMatch: null,
});

const classHit = (found: ClassHit | null): NameHit | null => {
  if (found === null) return null;
  const { id, also = [] } = found;
  return { id, step: 'class', confidence: CONFIDENCE.class, readAs: null, classMatch: found.match, also };
};

/** Looks single names up in one pack for one product type. Keeps nothing between labels. */
export class NameMatcher {
  readonly knowledge: Knowledge;
  /** Whether the product is eaten. */
  readonly edible: boolean;

  private readings = 0;
  private lastText = '';
  private lastName = '';

  constructor(knowledge: Knowledge, type: ProductType) {
    this.knowledge = knowledge;
    this.edible = type === 'food' || type === 'pet_food';
  }

  /** Whole name or synonym. @param name normalised */
  exact(name: string): string | undefined {
    // Method, section 3: `aroma` alone is Flavouring in what is eaten, Fragrance elsewhere.
    if (name === 'aroma')
      return this.knowledge.idOfName(this.edible ? 'flavoring' : 'fragrance') ?? this.knowledge.idOfName(name);
    return this.knowledge.idOfName(name);
  }

  /** CAS, EC, E, INS or CI number that is the whole text. @param bare whether digits alone may be one (inside brackets) */
  number(text: string, bare: boolean): string | undefined {
    if (!/\d/.test(text)) return undefined;
    const additive = readENumber(text, bare && this.edible);
    if (additive !== null) {
      const id =
        this.knowledge.idOfNumber('e', additive) ?? this.knowledge.idOfNumber('e', additive.replace(/[a-h]$/, ''));
      if (id !== undefined) return id;
    }
    const colour = readColourIndex(text, !this.edible);
    if (colour !== null) return this.knowledge.idOfNumber('ci', colour);
    const cas = readCas(text);
    if (cas !== null) return this.knowledge.idOfNumber('cas', cas);
    const ec = readEc(text);
    return ec === null ? undefined : this.knowledge.idOfNumber('ec', ec);
  }

  /** The normal form of a text; the steps ask for that of the same text one after the other. */
  private nameOf(text: string): string {
    if (text !== this.lastText) {
      this.lastName = normaliseName(text);
      this.lastText = text;
    }
    return this.lastName;
  }

  /** Whole name, synonym or number. */
  sure(text: string, bare = false): NameHit | null {
    const name = this.nameOf(text);
    const id = name === '' ? undefined : this.exact(name);
    if (id !== undefined) return hit(id, 'exact', CONFIDENCE.exact);
    const numbered = this.number(text, bare);
    return numbered === undefined ? null : hit(numbered, 'number', CONFIDENCE.number);
  }

  /** A number inside a longer text ("colour E150d", "50-00-0 formaldehyde"). */
  innerNumber(text: string): NameHit | null {
    if (text.length > LONGEST || !/\d{3}|\d-\d/.test(text)) return null;
    for (const [found] of text.matchAll(INNER_NUMBER)) {
      const id = this.number(found, false);
      if (id !== undefined) return hit(id, 'number', CONFIDENCE.number);
    }
    return null;
  }

  /** Word order, language stem, quality words and function words before the name left out of account. */
  stem(text: string): NameHit | null {
    const name = this.nameOf(text);
    if (name.length > LONGEST) return null;
    for (const variant of variants(name)) {
      const id = this.exact(variant);
      if (id !== undefined) return hit(id, 'part', CONFIDENCE.part);
    }
    const inci = inciOf(name);
    if (inci !== null) {
      const id = this.exact(inci);
      if (id !== undefined) return hit(id, 'part', CONFIDENCE.part);
    }
    const measured = name.replace(MEASURE, '');
    if (measured !== name && measured !== '') {
      const id = this.exact(measured);
      if (id !== undefined) return hit(id, 'part', CONFIDENCE.part);
    }
    const twice = this.saidTwice(name);
    if (twice !== undefined) return hit(twice, 'part', CONFIDENCE.part);
    const folded = foldText(text);
    const after = endOfFunctionPrefix(folded);
    if (after > 0) return this.reduced(folded.slice(after));
    const bare = withoutPurpose(folded);
    return bare === null ? null : this.reduced(bare);
  }

  /** A pattern of names (layer 3). */
  pattern(text: string): NameHit | null {
    const name = this.nameOf(text);
    return classHit(name.length > LONGEST ? null : classMatch(name, this.knowledge));
  }

  /** What was made of a plant, by its pattern, where the pack has facts or an entry for it. */
  prepared(text: string): NameHit | null {
    const found = classHit(plantMatch(this.nameOf(text), this.knowledge));
    return found?.id == null ? null : found;
  }

  /** A species that is not listed of a genus that is: asked when nothing else fits, not even a misreading. */
  genus(text: string): NameHit | null {
    return classHit(genusMatch(this.nameOf(text), this.knowledge));
  }

  /** What an optical reading or a slip of the pen may have meant. */
  misread(text: string): NameHit | null {
    if (text.length > LONGEST || this.readings >= MOST_READINGS) return null;
    this.readings += 1;
    const numbered = repairedNumber(text);
    const id = numbered === null ? undefined : this.number(numbered, false);
    if (numbered !== null && id !== undefined) return { ...hit(id, 'fuzzy', CONFIDENCE.repaired), readAs: numbered };
    for (const repaired of repairs(foldText(text))) {
      const name = normaliseName(repaired);
      const meant = this.exact(name);
      if (meant !== undefined) return { ...hit(meant, 'fuzzy', CONFIDENCE.repaired), readAs: name };
    }
    const bare = this.withoutStraySign(text);
    if (bare) return bare;
    const name = normaliseName(text.replace(BAR, 'i'));
    const near = fuzzyMatch(name, this.knowledge) ?? graveMatch(name, this.knowledge, false);
    return near === null ? null : { ...hit(near.id, 'fuzzy', near.confidence), readAs: near.readAs };
  }

  /** A grave ingredient among other words whose separators were lost, with what stands before and behind it. */
  graveInside(text: string): GraveHit | null {
    if (text.length > LONGEST || this.readings >= MOST_READINGS || !text.includes(' ')) return null;
    this.readings += 1;
    return graveMatch(normaliseName(text.replace(BAR, 'i')), this.knowledge, true);
  }

  /** "3Benzophenone", "xCoal Tar": the sign that parted two items, read as a letter of one of them. */
  private withoutStraySign(text: string): NameHit | null {
    if (text.length < SHORTEST_STRAY && !/^\d\p{Lu}\p{Ll}{2}/u.test(text)) return null;
    for (const own of [
      /^(?:\d\p{L}|\p{Ll}[\p{Lu}\d])/u.test(text) ? text.slice(1) : '',
      /\p{L}\d$/u.test(text) ? text.slice(0, -1) : '',
    ]) {
      const found = own === '' ? null : this.sure(own);
      if (found?.id != null) return { ...hit(found.id, 'fuzzy', CONFIDENCE.repaired), readAs: own };
    }
    return null;
  }

  /** "fragrance parfum", "water aqua eau": the same thing named again without a sign between. */
  private saidTwice(name: string): string | undefined {
    const words = name
      .replace(/[()/]/g, ' ')
      .split(' ')
      .filter((word) => word !== '');
    if (words.length < 2 || words.length > 6) return undefined;
    for (let cut = 1; cut < words.length; cut += 1) {
      const id = this.exact(words.slice(0, cut).join(' '));
      if (id === undefined) continue;
      const rest = words.slice(cut);
      if (this.exact(rest.join(' ')) === id || rest.every((word) => this.exact(word) === id)) return id;
    }
    return undefined;
  }

  private reduced(text: string): NameHit | null {
    const found = this.sure(text);
    return found?.id == null ? null : hit(found.id, 'part', CONFIDENCE.part);
  }
}
