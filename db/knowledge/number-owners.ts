import { readColourIndex, readENumber } from '#domain/knowledge/chemistry/numbers.ts';
import type { IdentityLine } from './identity-line.ts';
import type { SourceIngredient } from './source-schema.ts';

type Kind = 'cas' | 'ec' | 'eNumbers' | 'ci';
const KINDS: readonly Kind[] = ['cas', 'ec', 'eNumbers', 'ci'];
const PREFIX: Readonly<Record<Kind, string>> = { cas: 'CAS ', ec: 'EC ', eNumbers: '', ci: 'CI ' };

/** The numbers of a line that no ingredient had yet, and those that stay with another ingredient. */
interface FreeNumbers extends Readonly<Record<Kind, readonly string[]>> {
  readonly elsewhere: readonly { readonly number: string; readonly owner: string }[];
}

/** Which ingredient owns which number. The first keeps it. */
export class NumberOwners {
  private readonly owners = new Map<string, string>();

  constructor(ingredients: readonly SourceIngredient[]) {
    for (const one of ingredients) {
      for (const kind of KINDS) for (const number of one[kind]) this.claim(kind, number, one.id);
      for (const text of one.synonyms) {
        const additive = readENumber(text);
        if (additive !== null) this.claim('eNumbers', additive, one.id);
        const colour = readColourIndex(text);
        if (colour !== null) this.claim('ci', colour, one.id);
      }
    }
  }

  /** Gives an ingredient the free numbers of a line. */
  take(id: string, line: IdentityLine): FreeNumbers {
    const free: Record<Kind, string[]> = { cas: [], ec: [], eNumbers: [], ci: [] };
    const elsewhere: { number: string; owner: string }[] = [];
    for (const kind of KINDS) {
      for (const number of line[kind]) {
        const owner = this.claim(kind, number, id);
        if (owner === undefined) free[kind].push(number);
        else if (owner !== id) elsewhere.push({ number: PREFIX[kind] + number, owner });
      }
    }
    return { ...free, elsewhere };
  }

  /** @returns the previous owner of the number, or undefined */
  private claim(kind: Kind, number: string, id: string): string | undefined {
    const key = `${kind}:${kind === 'eNumbers' ? (readENumber(number) ?? number) : number}`;
    const owner = this.owners.get(key);
    if (owner === undefined) this.owners.set(key, id);
    return owner;
  }
}
