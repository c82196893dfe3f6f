import { readCas, readColourIndex, readEc, readENumber } from '#domain/knowledge/chemistry/numbers.ts';
import { FUNCTION_WORDS } from './function-words.ts';

/** First line of an identity file. */
export const IDENTITY_HEADER = 'name\tfunctions\tnumbers\tsynonyms';

/** One checked line of an identity file. */
export interface IdentityLine {
  /** "cosmetic-emollients.tsv:12" */
  readonly place: string;
  readonly name: string;
  readonly functions: readonly string[];
  readonly cas: readonly string[];
  readonly ec: readonly string[];
  readonly eNumbers: readonly string[];
  readonly ci: readonly string[];
  /** Scientific names of the plant or animal it comes from. */
  readonly taxa: readonly string[];
  readonly synonyms: readonly string[];
}

type Numbers = { readonly [kind in 'cas' | 'ec' | 'eNumbers' | 'ci' | 'taxa']: string[] };

const parts = (cell: string, separator: RegExp): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const TAXON = /^taxon (\p{Lu}[\p{L}.×x-]+(?: [\p{L}.×()-]+)*)$/u;

/** Files a number under its kind. @returns what is wrong with it, or null */
function fileNumber(text: string, numbers: Numbers): string | null {
  if (text.startsWith('CAS ')) {
    const cas = readCas(text.slice(4));
    if (cas === null) return `"${text}" is not a CAS number: its form or its check digit is wrong`;
    numbers.cas.push(cas);
  } else if (text.startsWith('EC ')) {
    const ec = readEc(text.slice(3));
    if (ec === null) return `"${text}" is not an EC number: its form or its check digit is wrong`;
    numbers.ec.push(ec);
  } else if (/^CI \d{5}$/.test(text)) numbers.ci.push(readColourIndex(text) ?? '');
  else if (/^E\d{3,4}[a-z]*$/.test(text) && readENumber(text) !== null) numbers.eNumbers.push(text);
  else {
    const taxon = TAXON.exec(text)?.[1];
    if (taxon === undefined)
      return `"${text}" is not a number: CAS 56-81-5, EC 200-289-5, E422, CI 77891 or taxon Rosmarinus officinalis`;
    numbers.taxa.push(taxon);
  }
  return null;
}

/**
 * Reads one line of an identity file: name, functions, numbers and synonyms, separated by tabs.
 * @param place where the line is, for messages
 * @returns the checked line, or a sentence that says what is wrong with it
 */
export function readIdentityLine(text: string, place: string): IdentityLine | string {
  const cells = text.split('\t').map((cell) => cell.trim());
  if (cells.length < 3 || cells.length > 4) return `${cells.length} columns: name, functions, numbers, synonyms`;
  const [name = '', functionCell = '', numberCell = '', synonymCell = ''] = cells;
  if (name.length < 2 || !/\p{L}/u.test(name)) return `"${name}" is not a name`;
  const functions = parts(functionCell, /,/);
  const unknown = functions.find((word) => !FUNCTION_WORDS.has(word));
  if (unknown !== undefined) return `"${unknown}" is not a function of the vocabulary`;
  const numbers: Numbers = { cas: [], ec: [], eNumbers: [], ci: [], taxa: [] };
  const found = parts(numberCell, /,/);
  for (const number of found) {
    const wrong = fileNumber(number, numbers);
    if (wrong !== null) return wrong;
  }
  if (functions.length === 0 && found.length === 0) return `"${name}" has neither function, number nor taxon`;
  return { place, name, functions, ...numbers, synonyms: parts(synonymCell, /;/) };
}
