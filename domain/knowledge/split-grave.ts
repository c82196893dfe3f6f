import { itemText } from '#domain/products/label/item-text.ts';
import type { GraveHit } from './grave-match.ts';
import { CONFIDENCE, hit, type NameHit, type NameMatcher } from './match-name.ts';

/** A stretch of an item with what it names. */
export interface FoundPart {
  readonly text: string;
  readonly hit: NameHit | null;
}

/** Shorter names, and single words of fewer letters, stand in names of other things. */
const SHORTEST_AT_END = 8;
const LINK = /(?:^| )(?:de|du|des|d|di|del|della|of|from|von|vom|aus|a|al|au|with|avec|mit|con|to)$/;

/** What stands beside a grave name: known, or nothing. */
const known = (text: string, matcher: NameMatcher): NameHit | null => {
  const found = matcher.sure(text);
  if (found?.id != null) return hit(found.id, 'part', CONFIDENCE.part);
  // The comma itself was read as a letter of the name before it.
  const shorter = text.slice(0, -1);
  const clear = matcher.sure(shorter);
  if (clear?.id != null) return { ...hit(clear.id, 'fuzzy', CONFIDENCE.repaired), readAs: shorter };
  return matcher.stem(text) ?? matcher.pattern(text) ?? matcher.misread(text) ?? matcher.misread(shorter);
};

/** Whether a grave name that stands to the letter at the end of an item is the item, whatever was read before it. */
const endsItem = ({ before, after, readAs, exact }: GraveHit): boolean =>
  exact && after === '' && readAs.length >= SHORTEST_AT_END && !LINK.test(before);

/**
 * The parts of an item in which a grave name stands among others without a comma: what is beside it must be known too,
 * or be parted from it by some sign.
 * @param text an item that matched nothing
 * @returns null where none is found
 */
export const partsAroundGrave = (text: string, matcher: NameMatcher): readonly FoundPart[] | null => {
  const found = matcher.graveInside(text);
  if (found === null) return null;
  const own = { ...hit(found.id, 'fuzzy', found.confidence), readAs: found.readAs };
  const before = found.before === '' ? null : known(found.before, matcher);
  const after = found.after === '' ? null : known(found.after, matcher);
  const ends = endsItem(found);
  if (found.before !== '' && before === null && !ends) return null;
  if (found.after !== '' && after === null) return null;
  const parts: FoundPart[] = [];
  if (found.before !== '') parts.push({ text: found.before, hit: before });
  parts.push({ text: found.readAs, hit: own });
  if (found.after !== '') parts.push({ text: found.after, hit: after });
  return parts;
};

// What only stands in an item when a comma, a bracket or a space was misread.
const GAP = /\s*(?:[.;:!?|~^=+<>"`*_()[\]{}/]|(?<=\p{L}{4})['’](?!s\b))+\s*/u;
const LONGEST = 200;
const SHORTEST = 6;

/**
 * A grave name that an item hides behind a sign ("mineral oil.'nickel chromate", "aqua/watery imidazole").
 * @param raw the item as printed
 * @param told ids that the item tells already
 */
export const hiddenGrave = (raw: string, told: ReadonlySet<string | null>, matcher: NameMatcher): FoundPart | null => {
  if (raw.length > LONGEST || !GAP.test(raw)) return null;
  for (const stretch of raw.split(GAP)) {
    const text = itemText(stretch);
    if (text.length < SHORTEST || text === raw || matcher.sure(text) !== null) continue;
    const found = matcher.graveInside(text);
    if (found === null || told.has(found.id) || !(found.before === '' || endsItem(found)) || found.after !== '')
      continue;
    return { text: found.readAs, hit: { ...hit(found.id, 'fuzzy', found.confidence), readAs: found.readAs } };
  }
  return null;
};
