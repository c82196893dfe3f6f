import { endOfDenied } from '../../../products/label/claim-end.ts';
import { foldInPlace } from '../../../products/label/fold-in-place.ts';
import { isZeroPercentClaim } from '../../../products/label/item-lead.ts';
import { isLateDenial } from '../../../products/label/late-verb-words.ts';
import { WORDS_OF_ABSENCE } from '../../../products/label/markers.ts';

// Words of absence without another negation before them, and the colon of a heading with its bullet.
const ABSENT = new RegExp(
  `(?<![\\p{L}]|\\b(?:not|never|nicht|nie|pas|jamais|non|no|niet|nooit|nunca|mai) )(?:${WORDS_OF_ABSENCE.join('|')}|contains? (?:no|neither)|neither|ne contient (?:pas|ni|aucun)|exempte?s? de|weder|keine?[nrs]?|enthalt (?:kein[enr]{0,2}|weder)|exent[oa]s? de|priv[oai] di|varken|hverken)(?: ?:\\s*(?:[•*·-]\\s*)?|[ \\n](?!(?:more|less|fewer) ))`,
  'gu',
);
const END = /[.;:!?]|\n|contain|contien|contiene|enthalt|bevat/g;
const NEXT_BULLET = /^\n\s*[•*·-]/;
const FREE = /(?<!\p{L})\p{L}+(?: |-)?(?:free|frei[enrs]{0,2}|vrij|libre|fri)(?!\p{L})/gu;
// Turkish and Hungarian deny after the name: "süt içermez", "tejet nem tartalmaz". A name before a comma may be a
// list's.
const LATE =
  /[^,.;:!?()\n]{2,40} (?:icermez|icermemektedir|ihtiva etmez|bulunmaz|nem tartalmaz(?:nak)?|nelkul)(?!\p{L})/gu;
const BRACKET = /\(([^()\n]{2,200})\)/g;
const ZERO = /(?<![\d.,])0(?:[.,]0{1,2})? ?%[^,.;:!?()\n]{2,40}(?=[,.;:!?()\n]|$)/g;
// Who should not eat it, and what it is eaten with: neither says what is in it.
const BESIDE =
  /(?<!\p{L})(?:serve[sd]?|serving|enjoy|perfect|ideal|delicious|goes well|(?:do not|never) (?:feed|give|use|store)|(?:mix|add|stir|pour|feed)(?!\p{L})|instead of|alternative to|substitute for|like(?!\p{L})|accompagne|servir|servez|ajoute[rz]?|melange[rz]?|deguste[rz]?|ideal|parfait|remplace|servieren|geniessen|mit einem|passt|anstelle|mezcl[ae]r?|anad[ae]r?|acompan|sirva|servire|aggiungere|accompagn|ideale)[^.;:!?\n]{0,120}/gu;
// Where it was made: "Made in Lead, South Dakota". More words may be a name after a lost full stop.
const PLACE =
  /(?<!\p{L})(?:made|produced|manufactured|packed|bottled|grown) in (?:the )?\p{L}+(?: \p{L}+)?(?=\s*(?:[,.;:()\n]|$))/gu;

/** Where a denial ends: with its sentence, or at a word that says the opposite. A heading also denies its bullets. */
const endOfAbsence = (folded: string, from: number, heading: boolean): number => {
  END.lastIndex = from;
  let end = folded.length;
  for (let found = END.exec(folded); found !== null; found = END.exec(folded)) {
    if (heading && found[0] === '\n' && NEXT_BULLET.test(folded.slice(found.index, found.index + 20))) continue;
    end = found.index;
    break;
  }
  const denied = endOfDenied(folded.slice(0, end), from);
  return denied < 0 ? end : denied;
};

const withoutAbsences = (folded: string): string => {
  let rest = '';
  let from = 0;
  for (const { index, 0: words } of folded.matchAll(ABSENT)) {
    if (index < from) continue;
    rest += `${folded.slice(from, index)} `;
    from = endOfAbsence(folded, index + words.length, words.includes(':'));
  }
  return rest + folded.slice(from);
};

/**
 * A stretch of a label without what it says is absent, and without what it says is eaten or mixed with the product.
 * @param stretch as printed
 * @returns folded
 */
export const withoutDenials = (stretch: string): string =>
  withoutAbsences(foldInPlace(stretch))
    .replace(BRACKET, (whole, held: string) => (isLateDenial(held) ? ' ' : whole))
    .replace(LATE, ' ')
    .replace(ZERO, (share) => (isZeroPercentClaim(share) ? ' ' : share))
    .replace(FREE, ' ')
    .replace(BESIDE, ' ')
    .replace(PLACE, ' ');
