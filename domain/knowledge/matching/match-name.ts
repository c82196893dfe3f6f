import { endOfFunctionPrefix } from '#domain/products/label/function-words.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { INNER_NUMBER } from '../chemistry/numbers.ts';
import { systematicForms } from '../chemistry/systematic-name.ts';
import { knownMixture } from '../chemistry/uvcb-classes.ts';
import { type ClassHit, classMatch, genusMatch, plantMatch } from '../class-patterns.ts';
import { misreadFood } from '../food/food-misread.ts';
import { inciFromOtherLanguage } from '../inci/inci-romance.ts';
import { medicineName } from '../inci/inn-stems.ts';
import type { Knowledge } from '../knowledge.ts';
import { type FuzzyHit, fuzzyMatch } from '../misreadings/fuzzy.ts';
import { type GraveHit, graveMatch } from '../misreadings/grave-match.ts';
import { repairedNumber, repairs } from '../misreadings/ocr-repair.ts';
import { RereadLimits } from '../misreadings/reread-limits.ts';
import { withLetterForDigit, withoutStraySigns, withSpaceForSign } from '../misreadings/stray-sign.ts';
import { isCommonWord } from '../names/common-words.ts';
import { foldText } from '../names/fold.ts';
import { variants } from '../names/name-variants.ts';
import { namedTwice, sameLettersAndDigits } from '../names/named-twice.ts';
import { normaliseName } from '../names/normalise.ts';
import { withoutMeasure } from '../names/recipe-measure.ts';
import { nameByAccent, nameByProductKind } from '../names/shared-names.ts';
import { withoutPurpose } from '../names/trailing-purpose.ts';
import { type Answers, cached } from './answers.ts';
import type { ClassMatch, MatchStep } from './matched-label.ts';
import { derivedMatch, fractionMatch } from './named-by-form.ts';
import { numberMatch } from './number-match.ts';

/** The result of matching a name. */
export interface NameHit {
  readonly id: string | null;
  readonly step: MatchStep;
  readonly confidence: number;
  readonly readAs: string | null;
  readonly classMatch: ClassMatch | null;
  /** Ids of further ingredients in the same name, each counted separately. */
  readonly also?: readonly string[];
  /** The name is printed in full, but interrupted by a word that is in no name of the pack. */
  readonly interrupted?: true;
}

/** A number known to the pack, and its position in a text. */
export interface FoundNumber {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Confidences of method M3.1. */
export const CONFIDENCE = {
  exact: 1,
  number: 0.98,
  bracket: 0.95,
  part: 0.9,
  class: 0.8,
  repaired: 0.89,
  misread: 0.75,
  broken: 0.7,
} as const;

/** Longer names are only looked up whole: no ingredient name on a label is longer. */
const LONGEST = 200;
// Comparing letters is the expensive step. A label with more unknown names than this is not a misread list.
const MOST_READINGS = 90;

/** A bar or exclamation mark in a word, which is a misread i or l. */
const BAR = /(?<=\p{L})[!|]|[!|](?=\p{L})/gu;

/** In a shorter name, a digit or letter at the edge usually belongs to the name. */
const SHORTEST_STRAY = 7;

const NO_HIT: NameHit = { id: null, step: 'none', confidence: 0, readAs: null, classMatch: null };

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

/** Looks up single names in one pack for one product type. Create one per label: its caches last for one label. */
export class NameMatcher {
  readonly knowledge: Knowledge;
  /** Whether the product is food or pet food. */
  readonly edible: boolean;

  private readonly lookUp = (name: string): string | undefined => this.exact(name);
  /** Limits how often items are read again. */
  readonly rereadLimits = new RereadLimits();
  private readings = 0;
  private readonly stems: Answers<NameHit> = new Map();
  private readonly patterns: Answers<NameHit> = new Map();
  private readonly meanings: Answers<NameHit> = new Map();
  private readonly graves: Answers<GraveHit> = new Map();
  private lastText = '';
  private lastName = '';

  constructor(knowledge: Knowledge, type: ProductType) {
    this.knowledge = knowledge;
    this.edible = type === 'food' || type === 'pet_food';
  }

  /** The id of a whole name or synonym. @param name normalised */
  exact(name: string): string | undefined {
    return this.knowledge.idOfName(nameByProductKind(name, this.edible)) ?? this.knowledge.idOfName(name);
  }

  /** The id of a text that is a CAS, EC, E, INS or CI number. @param bare allow digits alone (inside brackets) */
  number(text: string, bare: boolean): string | undefined {
    return numberMatch(text, bare, this.edible, this.knowledge);
  }

  /** Reads items again without using up the label's budget for letter comparisons. @returns null once over the limit */
  withoutReadingBudget<T>(work: () => T): T | null {
    const { readings } = this;
    const found = this.rereadLimits.rereadWithout(work);
    this.readings = readings;
    return found;
  }

  /** The normalised text, caching the last one: successive steps ask for the same text. */
  private nameOf(text: string): string {
    if (text !== this.lastText) {
      this.lastName = normaliseName(text);
      this.lastText = text;
    }
    return this.lastName;
  }

  /** A hit by whole name, synonym or number. */
  exactOrNumber(text: string, bare = false): NameHit | null {
    const name = nameByAccent(text) ?? this.nameOf(text);
    const id = name === '' ? undefined : this.exact(name);
    if (id !== undefined) return hit(id, 'exact', CONFIDENCE.exact);
    const numbered = this.number(text, bare);
    return numbered === undefined ? null : hit(numbered, 'number', CONFIDENCE.number);
  }

  /** A number inside a longer text ("colour E150d", "50-00-0 formaldehyde"). */
  innerNumber(text: string): NameHit | null {
    const [first] = this.numbersIn(text);
    return first === undefined ? null : hit(first.id, 'number', CONFIDENCE.number);
  }

  /** The pack's numbers inside a longer text, in text order. */
  numbersIn(text: string): readonly FoundNumber[] {
    if (text.length > LONGEST || !/\d{3}|\d-\d/.test(text)) return [];
    const numbers: FoundNumber[] = [];
    for (const { index, 0: found } of text.matchAll(INNER_NUMBER)) {
      const id = this.number(found, false);
      if (id !== undefined) numbers.push({ id, start: index, end: index + found.length });
    }
    return numbers;
  }

  /** A hit after ignoring word order, language endings, quality words and leading function words. */
  stem(text: string): NameHit | null {
    return cached(this.stems, text, (one) => this.findStem(one));
  }

  private findStem(text: string): NameHit | null {
    const name = this.nameOf(text);
    if (name.length > LONGEST) return null;
    for (const variant of [...variants(name), ...systematicForms(name)]) {
      const id = this.exact(variant);
      if (id !== undefined) return hit(id, 'part', CONFIDENCE.part);
    }
    const inci = inciFromOtherLanguage(name);
    if (inci !== null) {
      const id = this.exact(inci);
      if (id !== undefined) return hit(id, 'part', CONFIDENCE.part);
    }
    const mixture = knownMixture(name);
    const mixed = mixture === null ? undefined : this.exact(mixture);
    if (mixed !== undefined) return hit(mixed, 'part', CONFIDENCE.part);
    const derived = classHit(derivedMatch(name, this.lookUp, this.knowledge));
    if (derived !== null) return derived;
    const measured = withoutMeasure(name);
    const amount = measured === name || measured === '' ? undefined : this.exact(measured);
    if (amount !== undefined) return hit(amount, 'part', CONFIDENCE.part);
    const twice = namedTwice(name, this.lookUp);
    if (twice !== undefined) return hit(twice, 'part', CONFIDENCE.part);
    const folded = foldText(text);
    const after = endOfFunctionPrefix(folded);
    if (after > 0) return this.reduced(folded.slice(after), true);
    const bare = withoutPurpose(folded);
    return bare === null ? null : this.reduced(bare);
  }

  /** A hit by a name pattern (layer 3). */
  pattern(text: string): NameHit | null {
    return cached(this.patterns, text, (one) => {
      const name = this.nameOf(one);
      return classHit((name.length > LONGEST ? null : classMatch(name, this.knowledge)) ?? fractionMatch(one));
    });
  }

  /** A plant preparation, by its pattern, if the pack has facts or an entry for it. */
  prepared(text: string): NameHit | null {
    const found = classHit(plantMatch(this.nameOf(text), this.knowledge));
    return found?.id == null ? null : found;
  }

  /** An unlisted species of a listed genus, or a name formed like a medicine's. Tried when nothing else matches. */
  genus(text: string): NameHit | null {
    const name = this.nameOf(text);
    return classHit(genusMatch(name, this.knowledge)) ?? this.asMedicine(text, { ...NO_HIT, step: 'class' });
  }

  /** Adds the medicine class if the name is formed like a medicine's. Confidence 0: it stays as unknown as before. */
  private asMedicine(text: string, found: NameHit): NameHit | null {
    const classMatch = medicineName(this.nameOf(text));
    if (classMatch === null) return found.id === null && found.classMatch === null ? null : found;
    return { ...found, confidence: 0, interrupted: true, classMatch: found.classMatch ?? classMatch };
  }

  /** What the text may have said before an OCR error or a typo. */
  misread(text: string): NameHit | null {
    const found = this.meant(text);
    return found?.step === 'fuzzy' ? this.asMedicine(text, found) : found;
  }

  private meant(text: string): NameHit | null {
    if (text.length > LONGEST || this.readings >= MOST_READINGS || isCommonWord(this.nameOf(text))) return null;
    this.readings += 1;
    return cached(this.meanings, text, (one) => this.findMeant(one));
  }

  private findMeant(text: string): NameHit | null {
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
    const own = withoutStraySigns(text);
    const near = this.near(text) ?? (own === null ? null : (this.wholly(own) ?? this.near(own)));
    if (near !== null && sameLettersAndDigits(text, near.readAs)) return hit(near.id, 'part', CONFIDENCE.part);
    if (near !== null) return { ...hit(near.id, 'fuzzy', near.confidence), readAs: near.readAs };
    return this.edible ? this.misreadFood(normaliseName(text.replace(BAR, 'i'))) : null;
  }

  /** A food in another form, with one word misread. */
  private misreadFood(name: string): NameHit | null {
    const found = misreadFood(name, this.knowledge);
    if (found === null) return null;
    const { kept, of, others } = found.form;
    const classMatch = { classes: [], of, source: 'Food in another form, one word of it misread (class match)' };
    const id = kept[0] ?? null;
    return { id, step: 'fuzzy', confidence: CONFIDENCE.misread, readAs: found.readAs, classMatch, also: others };
  }

  private wholly(text: string): FuzzyHit | null {
    const id = this.exact(normaliseName(text));
    return id === undefined ? null : { id, readAs: text, confidence: CONFIDENCE.repaired };
  }

  private near(text: string): FuzzyHit | null {
    const name = normaliseName(text.replace(BAR, 'i'));
    const one = withLetterForDigit(name, this.lookUp) ?? withSpaceForSign(name, this.lookUp);
    if (one !== undefined) return { id: one.id, readAs: one.name, confidence: CONFIDENCE.repaired };
    return fuzzyMatch(name, this.knowledge, this.edible) ?? graveMatch(name, this.knowledge, false);
  }

  /** A grave ingredient among other words that lost their separators, with the text before and after it. */
  graveInside(text: string): GraveHit | null {
    if (text.length > LONGEST || this.readings >= MOST_READINGS || !text.includes(' ')) return null;
    this.readings += 1;
    return cached(this.graves, text, (one) => graveMatch(normaliseName(one.replace(BAR, 'i')), this.knowledge, true));
  }

  /** "3Benzophenone", "xCoal Tar": the separator between two items was read as a character of one of them. */
  private withoutStraySign(text: string): NameHit | null {
    if (text.length < SHORTEST_STRAY && !/^\d\p{Lu}\p{Ll}{2}/u.test(text)) return null;
    for (const own of [
      /^(?:\d\p{L}|\p{Ll}[\p{Lu}\d])/u.test(text) ? text.slice(1) : '',
      /\p{L}\d$/u.test(text) ? text.slice(0, -1) : '',
    ]) {
      const found = own === '' ? null : this.exactOrNumber(own);
      if (found?.id != null) return { ...hit(found.id, 'fuzzy', CONFIDENCE.repaired), readAs: own };
    }
    return null;
  }

  private reduced(text: string, bare = false): NameHit | null {
    const found = this.exactOrNumber(text, bare);
    return found?.id == null ? null : hit(found.id, 'part', CONFIDENCE.part);
  }
}
