import { inTitleCase } from '../in-title-case.ts';
import { ourFunctions } from './cosing-functions.ts';
import { rowsBelow } from './delimited.ts';
import type { DraftFile, DraftIdentity, ImportRefusal } from './draft-identity.ts';
import { tidy } from './name-texts.ts';
import { casNumbers, ecNumbers } from './number-texts.ts';

const FIRST = 'COSING Ref No';
const LONGEST = 160;

/** Another name from a cell, unless it is a description or a list. */
const otherName = (cell: string): string[] => {
  const text = tidy(cell);
  return /\p{L}{3}/u.test(text) && text.length <= 80 && !/[;\t]|, /.test(text) ? [inTitleCase(text)] : [];
};

/**
 * The ingredients of the CosIng inventory, from its official CSV export, which has a few lines before the header. A row
 * with neither a function nor a number identifies nothing and is refused.
 * @throws Error if no header line is found, because the publisher changed the file
 */
export function cosingInventory(text: string): DraftFile {
  const separator = /^"?COSING Ref No"?;/m.test(text) ? ';' : ',';
  const drafts: DraftIdentity[] = [];
  const refused: ImportRefusal[] = [];
  for (const row of rowsBelow(text, separator, FIRST)) {
    const name = tidy(row('INCI name'));
    const functions = ourFunctions(row('Function'));
    const numbers = [
      ...casNumbers(row('CAS No')).map((number) => `CAS ${number}`),
      ...ecNumbers(row('EC No')).map((number) => `EC ${number}`),
    ];
    if (!/\p{L}{2}/u.test(name) || name.length > LONGEST)
      refused.push({ what: name, why: 'no name a label could print' });
    else if (/^moved|^deleted|\bdo not use\b/i.test(name))
      refused.push({ what: name, why: 'no longer in the inventory' });
    else if (functions.length + numbers.length === 0) refused.push({ what: name, why: 'neither function nor number' });
    else {
      const synonyms = [...otherName(row('INN name')), ...otherName(row('Ph. Eur. Name'))];
      drafts.push({ name: inTitleCase(name), functions, numbers, synonyms, kinds: [] });
    }
  }
  return { drafts, refused };
}
