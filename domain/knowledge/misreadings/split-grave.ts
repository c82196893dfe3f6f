import { itemText } from '#domain/products/label/item-text.ts';
import { CONFIDENCE, hit, type NameHit, type NameMatcher } from '../matching/match-name.ts';
import type { GraveHit } from './grave-match.ts';

/** Part of an item, with its hit. */
export interface FoundPart {
  readonly text: string;
  readonly hit: NameHit | null;
}

/** Shorter names also occur in the names of other things. */
const SHORTEST_AT_END = 8;
/** The confidence a single word among others needs to be read as a grave name. */
const SURE_INSIDE = 0.8;
const LINK = /(?:^| )(?:de|du|des|d|di|del|della|of|from|von|vom|aus|a|al|au|with|avec|mit|con|to)$/;

/** The hit for the text next to a grave name; null if it is unknown. */
const known = (text: string, matcher: NameMatcher): NameHit | null => {
  const found = matcher.exactOrNumber(text);
  if (found?.id != null) return hit(found.id, 'part', CONFIDENCE.part);
  // The comma itself was read as the last letter of this name.
  const shorter = text.slice(0, -1);
  const clear = matcher.exactOrNumber(shorter);
  if (clear?.id != null) return { ...hit(clear.id, 'fuzzy', CONFIDENCE.repaired), readAs: shorter };
  return matcher.stem(text) ?? matcher.pattern(text) ?? matcher.misread(text) ?? matcher.misread(shorter);
};

/** Whether a grave name printed exactly ends the item, so that it counts whatever precedes it. */
const endsItem = ({ before, after, readAs, exact }: GraveHit): boolean =>
  exact && after === '' && readAs.length >= SHORTEST_AT_END && !LINK.test(before);

/** Whether it starts the item, followed by the misread sign that separated it from the rest. */
const beginsItem = ({ before, stray, readAs }: GraveHit): boolean =>
  stray && before === '' && readAs.length >= SHORTEST_AT_END;

/**
 * The parts of an item in which a grave name is among others without a comma. The text next to it must be known too, or
 * be separated from it by a misread sign.
 * @param text an item that matched nothing
 * @returns null if none is found
 */
export const partsAroundGrave = (text: string, matcher: NameMatcher): readonly FoundPart[] | null => {
  const found = matcher.graveInside(text);
  if (found === null) return null;
  // "Sodium Cholate" is one name, not sodium and chocolate.
  const lone = !found.exact && !found.readAs.includes(' ') && found.confidence < SURE_INSIDE;
  if (lone && (found.before !== '' || found.after !== '')) return null;
  const own = { ...hit(found.id, 'fuzzy', found.confidence), readAs: found.readAs };
  const before = found.before === '' ? null : known(found.before, matcher);
  const after = found.after === '' ? null : known(found.after, matcher);
  const ends = endsItem(found);
  if (found.before !== '' && before === null && !ends) return null;
  if (found.after !== '' && after === null && !beginsItem(found)) return null;
  const parts: FoundPart[] = [];
  if (found.before !== '') parts.push({ text: found.before, hit: before });
  parts.push({ text: found.readAs, hit: own });
  if (found.after !== '') parts.push({ text: found.after, hit: after });
  return parts;
};

// Signs that occur in an item only if a comma, a bracket or a space was misread.
const GAP = /\s*(?:[.;:!?|~^=+<>"`*_()[\]{}/]|(?<=\p{L}{4})['’](?!s\b))+\s*/u;
const LONGEST = 200;
const SHORTEST = 6;

/** Whether an ingredient has facts or warnings. Missing any other one changes nothing. */
const isTold = (id: string, matcher: NameMatcher): boolean => {
  const entry = matcher.knowledge.ingredient(id);
  return entry !== undefined && entry.facts.length + entry.audience.length > 0;
};

const graveIn = (text: string, matcher: NameMatcher): FoundPart | null => {
  if (matcher.exactOrNumber(text) !== null) return null;
  const found = matcher.graveInside(text);
  if (found === null) return null;
  const alone = found.before === '' && found.after === '';
  if (!alone && !endsItem(found) && !beginsItem(found)) return null;
  return { text: found.readAs, hit: { ...hit(found.id, 'fuzzy', found.confidence), readAs: found.readAs } };
};

// Signs that occur in no name.
const POINT = /\s*[.;:!?|~^=+<>"`]+(?:\s+|(?=\p{L}))/u;

/** A known name separated from the rest of its item by a point ("aspirin..pasta (wheat)"), as an unclear reading. */
const pointedOff = (raw: string, told: ReadonlySet<string | null>, matcher: NameMatcher): FoundPart | null => {
  if (!POINT.test(raw)) return null;
  for (const stretch of raw.split(POINT)) {
    const text = itemText(stretch);
    const id = text.length < SHORTEST || text === raw ? null : matcher.exactOrNumber(text)?.id;
    if (id != null && !told.has(id) && isTold(id, matcher))
      return { text, hit: { ...hit(id, 'fuzzy', CONFIDENCE.repaired), readAs: text } };
  }
  return null;
};

/**
 * A grave name hidden in an item behind a sign ("mineral oil.'nickel chromate", "aqua/watery imidazole"), or next to a
 * name that a pattern matches ("peg-100 stearatef fluazinam").
 * @param raw the item as printed
 * @param told ids that the item already names
 */
export const hiddenGrave = (raw: string, told: ReadonlySet<string | null>, matcher: NameMatcher): FoundPart | null => {
  if (raw.length > LONGEST) return null;
  const stretches = GAP.test(raw) ? raw.split(GAP) : [raw];
  for (const stretch of stretches) {
    const text = itemText(stretch);
    if (text.length < SHORTEST) continue;
    const found = graveIn(text, matcher);
    if (found?.hit?.id != null && !told.has(found.hit.id)) return found;
  }
  return pointedOff(raw, told, matcher);
};
