import { CONFIDENCE, hit, type NameHit, type NameMatcher } from './match-name.ts';

/** A stretch of an item with what it names. */
export interface FoundPart {
  readonly text: string;
  readonly hit: NameHit | null;
}

// What stands between two items where a comma was misread; a space or a hyphen may stand inside a name.
const SIGN = /[^\p{L}\d\s()[\]/-]/u;

/** What stands beside a grave name: known, or nothing. */
const known = (text: string, matcher: NameMatcher): NameHit | null => {
  const found = matcher.sure(text);
  if (found?.id != null) return hit(found.id, 'part', CONFIDENCE.part);
  return matcher.stem(text) ?? matcher.pattern(text) ?? matcher.misread(text);
};

/**
 * The parts of an item in which a grave name stands among others without a comma: what is beside it must be known too,
 * or be parted from it by some sign.
 * @param text an item that matched nothing
 * @returns null where none is found
 */
export const partsAroundGrave = (text: string, matcher: NameMatcher): readonly FoundPart[] | null => {
  const found = matcher.graveInside(text);
  if (found === null) return null;
  const apart = SIGN.test(text);
  const parts: FoundPart[] = [];
  for (const side of ['before', 'name', 'after'] as const) {
    if (side === 'name') {
      const own = { ...hit(found.id, 'fuzzy', found.confidence), readAs: found.readAs };
      parts.push({ text: found.readAs, hit: own });
      continue;
    }
    const words = found[side];
    if (words === '') continue;
    const beside = known(words, matcher);
    if (beside === null && !apart) return null;
    parts.push({ text: words, hit: beside });
  }
  return parts;
};
