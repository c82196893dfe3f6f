import { readCas, readEc } from '../chemistry/numbers.ts';
import type { KnownNumber, NumberKind } from '../knowledge.ts';
import { ByteReader } from './byte-reader.ts';
import { TABLED_NUMBERS } from './pack-layout.ts';

const LETTERS = 32;

/** A CAS number without hyphens and check digit. */
export const casCode = (cas: string): number => Number(cas.slice(0, -2).replace('-', ''));

/**
 * The CAS number of such a code. Its check digit is the sum of each digit times its place from the right, modulo 10.
 */
export function casOfCode(code: number): string {
  let sum = 0;
  for (let place = 1, left = code; left > 0; place += 1, left = Math.floor(left / 10)) sum += (left % 10) * place;
  const digits = String(code);
  return `${digits.slice(0, -2)}-${digits.slice(-2)}-${sum % 10}`;
}

const ecOfCode = (code: number): string => {
  const digits = String(code).padStart(6, '0');
  let sum = 0;
  for (let at = 0; at < 6; at += 1) sum += Number(digits[at]) * (at + 1);
  return `${digits.slice(0, 3)}-${digits.slice(3)}-${sum % 11}`;
};

/**
 * The code of a number in the tables, or -1 if it is not valid.
 * @param number as in look-ups: "200-001-8", "e330", "77891"
 */
export function numberCode(kind: NumberKind, number: string): number {
  if (kind === 'cas') return readCas(number) === number ? casCode(number) : -1;
  if (kind === 'ec') return readEc(number) === number ? Number(number.slice(0, 7).replace('-', '')) : -1;
  if (kind === 'ci') return /^\d{5}$/.test(number) ? Number(number) : -1;
  const found = /^e(\d{3,4})([a-z]?)$/.exec(number);
  return found ? Number(found[1]) * LETTERS + ((found[2] ?? '') === '' ? 0 : (found[2] ?? '').charCodeAt(0) - 96) : -1;
}

const printed = (kind: NumberKind, code: number): string => {
  if (kind === 'ec') return ecOfCode(code);
  if (kind === 'ci') return String(code).padStart(5, '0');
  const letter = code % LETTERS;
  return `E${Math.floor(code / LETTERS)}${letter === 0 ? '' : String.fromCharCode(96 + letter)}`;
};

interface NumberTable {
  readonly kind: NumberKind;
  readonly codes: Uint32Array;
  readonly owners: Uint32Array;
}

/** Which ingredient has which number: sorted tables with binary search. */
export class PackNumbers {
  private readonly cas: Uint32Array;
  private readonly casStarts: Uint32Array;
  private readonly others: readonly NumberTable[];
  private casTable: NumberTable | undefined;

  /**
   * @param cas CAS codes in ingredient order
   * @param casStarts where the codes of each ingredient begin
   * @param rest the tables of the other kinds
   */
  constructor(cas: Uint32Array, casStarts: Uint32Array, rest: Uint8Array) {
    const reader = new ByteReader(rest);
    this.cas = cas;
    this.casStarts = casStarts;
    this.others = TABLED_NUMBERS.map((kind): NumberTable => {
      const codes = reader.varints(reader.varint());
      for (let at = 1; at < codes.length; at += 1) codes[at] = (codes[at] ?? 0) + (codes[at - 1] ?? 0);
      return { kind, codes, owners: reader.varints(codes.length) };
    });
  }

  /** The table of one kind. Few labels print a CAS number, so that table is built on first use. */
  private table(kind: NumberKind): NumberTable | undefined {
    if (kind !== 'cas') return this.others.find((one) => one.kind === kind);
    this.casTable ??= casTable(this.cas, this.casStarts);
    return this.casTable;
  }

  find(kind: NumberKind, number: string): number | undefined {
    const table = this.table(kind);
    const code = numberCode(kind, number);
    if (table === undefined || code < 0) return undefined;
    let low = 0;
    let high = table.codes.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = table.codes[middle] ?? 0;
      if (found === code) return table.owners[middle];
      if (found < code) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  /** The CAS numbers of one ingredient, in source order. */
  casOf(owner: number): readonly string[] {
    const from = this.casStarts[owner] ?? 0;
    const codes = this.cas.subarray(from, this.casStarts[owner + 1] ?? from);
    return Array.from(codes, casOfCode);
  }

  /** The numbers of one ingredient, grouped by kind. */
  of(owner: number): readonly KnownNumber[] {
    const cas = this.casOf(owner).map((number) => ({ kind: 'cas' as const, number }));
    const others = this.others.flatMap(({ kind, codes, owners }) => {
      const found: KnownNumber[] = [];
      for (let at = owners.indexOf(owner); at >= 0; at = owners.indexOf(owner, at + 1)) {
        found.push({ kind, number: printed(kind, codes[at] ?? 0) });
      }
      return found;
    });
    return [...cas, ...others];
  }
}

const OWNERS = 0x10_0000;

function casTable(cas: Uint32Array, casStarts: Uint32Array): NumberTable {
  // Code and owner in one double each, so that they are sorted together.
  const pairs = new Float64Array(cas.length);
  for (let owner = 0; owner + 1 < casStarts.length; owner += 1) {
    for (let at = casStarts[owner] ?? 0; at < (casStarts[owner + 1] ?? 0); at += 1) {
      pairs[at] = (cas[at] ?? 0) * OWNERS + owner;
    }
  }
  pairs.sort();
  const codes = new Uint32Array(pairs.length);
  const owners = new Uint32Array(pairs.length);
  for (let at = 0; at < pairs.length; at += 1) {
    const pair = pairs[at] ?? 0;
    codes[at] = Math.floor(pair / OWNERS);
    owners[at] = pair % OWNERS;
  }
  return { kind: 'cas', codes, owners };
}
