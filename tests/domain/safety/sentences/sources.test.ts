import { expect, it } from 'vitest';
import { KINDS } from '#domain/safety/warnings/kinds/kinds-table.ts';
import { knowledge } from '../pack.ts';

const REVIEW = 'expert review needed';
// Law, expert bodies and their documents, handbooks of veterinary toxicology, and papers by author and year.
const DOCUMENT =
  /CLP|CosIng|Reg \(E|Directive|REACH|SVHC|Prop 65|IARC|EFSA|ECHA|SCCS|EMA|MHRA|FDA|CDC|NHS|WHO|Merck Veterinary|ASPCA|ATSDR|\d CFR|CPSC|EPA\b|BfR|ANSM|HSE|Interpol|National Capital|Academy of Pediatrics|et al\.,|\b(?:19|20)\d\d\b|KDOQI|KDIGO|GINA|AOEC|CIR\b|ACOG|CPIC|NIOSH|DTU|NCCIH|National Kidney|ESCD|American (?:Thyroid|Diabetes)|Reg\. |EC call|edlists|SDS/;

const sources = [
  ...knowledge.ids().flatMap((id) => knowledge.ingredient(id)?.audience.map(({ source }) => source) ?? []),
  ...KINDS.map(({ source }) => source),
];

it('every warning names a document, or says that an expert has to review it', () => {
  const bare = [...new Set(sources)].filter((source) => !source.includes(REVIEW) && !DOCUMENT.test(source));
  expect(bare).toEqual([]);
});

it('what rests on "consensus" alone says that an expert has to review it', () => {
  expect([...new Set(sources)].filter((source) => /consensus$/.test(source) && !source.includes(REVIEW))).toEqual([]);
});

it('most warnings rest on a document', () => {
  const open = sources.filter((source) => source.includes(REVIEW)).length;
  expect(open / sources.length).toBeLessThan(0.1);
});
