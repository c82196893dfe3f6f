import type { ListEntry, ListName } from './list-schema.ts';
import { SourceFact } from './source-schema.ts';

/** Must be declared on the label from 10 ppm: Reg (EU) 2022/1181. */
const RELEASER = 'FORMALDEHYDE_RELEASER';

/** How facts of each list are cited, and the evidence level of its publisher (method M1.2). */
const CITED: Readonly<Record<ListName, { readonly cite: (one: ListEntry) => string; readonly evidence: 'A' | 'B' }>> = {
  'annex-ii': { cite: (one) => `CosIng II/${one.entry}`, evidence: 'A' },
  'annex-iii': { cite: (one) => `CosIng III/${one.entry}`, evidence: 'A' },
  'annex-iv': { cite: (one) => `CosIng IV/${one.entry}`, evidence: 'A' },
  'annex-v': {
    cite: (one) => `CosIng V/${one.entry}${one.facts.includes(RELEASER) ? '; Reg (EU) 2022/1181' : ''}`,
    evidence: 'A',
  },
  'annex-vi': { cite: (one) => `CosIng VI/${one.entry}`, evidence: 'A' },
  clp: { cite: (one) => `CLP Annex VI ${one.entry}`, evidence: 'A' },
  prop65: { cite: (one) => `Prop 65 (${one.says})`, evidence: 'B' },
  iarc: { cite: (one) => `IARC vol. ${one.entry}`, evidence: 'B' },
  svhc: { cite: (one) => `SVHC Candidate List Art. ${one.says}`, evidence: 'A' },
  'ed-assessment': { cite: () => 'ECHA ED assessment', evidence: 'B' },
  'ed-list-1': { cite: () => 'edlists.org List I', evidence: 'B' },
  'ed-list-2': { cite: () => 'edlists.org List II', evidence: 'B' },
  'ed-list-3': { cite: () => 'edlists.org List III', evidence: 'B' },
};

/**
 * Statements that the citation of a class names. The pregnancy rules need H360 and H361 separately (method M6.1.9,
 * M6.1.10), and the rules for products on the body need the route by which something is fatal (method M1.4.11).
 */
const STATED: Readonly<Record<string, RegExp>> = { CMR_1: /^H3[456]0/, CMR_2: /^H3[456]1/, ACUTE_FATAL: /^H3[013]0/ };

/** The facts of one entry, with their citations. */
export function factsOf(list: ListName, one: ListEntry): SourceFact[] {
  const { cite, evidence } = CITED[list];
  return one.facts.map((text) => {
    const [name = '', route] = text.split('@');
    const stated = STATED[name];
    const codes = list === 'clp' && stated ? one.says.split(', ').filter((code) => stated.test(code)) : [];
    const source = codes.length === 0 ? cite(one) : `${cite(one)} (${codes.join(', ')})`;
    return SourceFact.parse({ class: name, route: route ?? null, source, evidence });
  });
}

const ANNEX: Readonly<Partial<Record<ListName, string>>> = { 'annex-iii': 'III', 'annex-v': 'V', 'annex-vi': 'VI' };

/** The rows that the report shows as a badge: "III/84", "II/359". */
export function badgesOf(list: ListName, one: ListEntry) {
  const annex = ANNEX[list];
  const row = `II/${one.entry}`;
  return {
    permitted: annex === undefined ? [] : [`${annex}/${one.entry}`],
    prohibited: list === 'annex-ii' && one.conditional === undefined ? [row] : [],
    conditional: list === 'annex-ii' && one.conditional !== undefined ? [row] : [],
  };
}
