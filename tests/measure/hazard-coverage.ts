import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGroups } from '#db/knowledge/read-groups.ts';
import { readCas } from '#domain/knowledge/chemistry/numbers.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { delimitedRows } from '#tests/support/delimited-rows.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { annexTwoNames } from './annex-two-names.ts';
import { citationAccount } from './citations.ts';

/** Texts from one list, and what the report must contain if a text is the only ingredient of a leave-on product. */
interface Probe {
  readonly name: string;
  readonly texts: readonly string[];
  readonly holds: (report: Report) => boolean;
  /** Inverts the check: the report must not contain it. */
  readonly never?: boolean;
}

const knowledge = knowledgePack();
const reportOn = (text: string): Report =>
  assess({ text: `Ingredients: ${text}`, types: ['leave_on'], forms: [], baby: false }, knowledge);

const classesOf = (report: Report): string[] =>
  report.ingredients.flatMap((one) => one.facts.map((fact) => fact.class));
const has =
  (...classes: readonly string[]) =>
  (report: Report): boolean =>
    classesOf(report).some((name) => classes.includes(name));
const isProhibited = (report: Report): boolean => has('PROHIBITED')(report) && (report.score ?? 100) <= 20;

const rowsOf = (folder: string, path: string, header: string, encoding = 'utf-8'): Record<string, string>[] => {
  const text = new TextDecoder(encoding).decode(readFileSync(join(folder, path)));
  return delimitedRows(text.slice(Math.max(0, text.indexOf(header))), ',');
};
const numbersIn = (cell: string | undefined): string[] =>
  (cell?.match(/(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/g) ?? []).filter((text) => readCas(text) !== null);
const inciIn = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/,(?! )(?<![\d'],)|,(?=[A-Z])/)
    .map((text) => text.trim())
    .filter((text) => /[A-Za-z]{3}/.test(text));
const once = (texts: readonly string[]): string[] => [...new Set(texts)];

const INCI = 'Identified INGREDIENTS or substances e.g.';
const CONDITION =
  /\b(?:if|except\w*|exception|when used|unless|provided|other than|excluding|annex (?:iii|iv|v|vi))\b/i;

function annexTwo(folder: string): Probe[] {
  const cosing = (annex: string) => rowsOf(folder, `cosing_2026/COSING_Annex_${annex}_v2.txt`, '"Reference Number"');
  const limited = [...cosing('III'), ...cosing('V'), ...cosing('VI')];
  const colours = rowsOf(folder, 'cosing_2024/annex.IV.csv', 'reference_number');
  const allowed = new Set([
    ...limited.flatMap((row) => [...numbersIn(row['CAS Number']), ...inciIn(row[INCI])]),
    ...colours.flatMap((row) => [...numbersIn(row.cas_number), ...inciIn(row.identified_ingredients)]),
  ]);
  const allowedNames = new Set([...allowed].map(normaliseName));
  const named = annexTwoNames(folder, (name) => allowedNames.has(normaliseName(name)));
  const expanded = new Set(readGroups().flatMap((group) => (group.how === 'none' ? [] : [group.entry])));
  const rows = cosing('II').map((row) => ({
    // A group whose exceptions the table names is binding for every other member.
    expanded: expanded.has(row['Reference Number'] ?? ''),
    conditional: CONDITION.test((row['Chemical name / INN'] ?? '').replace(/\s+/g, ' ')),
    numbers: numbersIn(row['CAS Number']),
    names: inciIn(row[INCI]),
  }));
  const binding = rows.filter((row) => !row.conditional);
  const fixed = new Set(binding.flatMap((row) => [...row.numbers, ...row.names]));
  const listed = (pick: (row: (typeof rows)[number]) => string[]): string[] =>
    once(binding.flatMap(pick)).filter((text) => !allowed.has(text));
  const loose = once(
    rows.filter((row) => row.conditional && !row.expanded).flatMap((row) => [...row.numbers, ...row.names]),
  );
  return [
    { name: 'Annex II by CAS', texts: listed((row) => row.numbers), holds: isProhibited },
    ...[
      { name: 'Annex II by printed name', texts: named.substances },
      { name: 'Annex II plants', texts: named.plants },
      { name: 'Annex II group members', texts: named.groups },
    ].map((probe) => ({ ...probe, holds: isProhibited })),
    { name: 'Annex II by INCI name', texts: listed((row) => row.names), holds: isProhibited },
    {
      name: 'Annex II, conditional',
      texts: loose.filter((text) => !fixed.has(text)),
      holds: has('PROHIBITED'),
      never: true,
    },
  ];
}

function otherLists(folder: string): Probe[] {
  const prop65 = rowsOf(folder, 'prop65/OEHHA_P65.csv', 'Chemical,', 'windows-1252').filter((row) =>
    /cancer|developmental|male/.test(row['Type of Toxicity'] ?? ''),
  );
  const list1 = rowsOf(folder, 'endocrine/edlists_list1_identified.csv', 'Name and abbreviation');
  const p65Names = prop65.map((row) =>
    (row.Chemical ?? '')
      .replace(/\[(?:Basis|Click)[^\]]*\]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const iarc = rowsOf(folder, 'iarc/iarc_classifications_2024.csv', '"CAS No."');
  const groups = iarc.filter((row) => /^(?:1|2A|2B)$/.test(row.Group ?? ''));
  const svhc = rowsOf(folder, 'svhc/EU_SVHC_candidatelist.csv', 'Substance name,');
  return [
    { name: 'Prop 65 by CAS', texts: once(prop65.flatMap((row) => numbersIn(row['CAS No.']))), holds: has('P65') },
    { name: 'Prop 65 by name', texts: once(p65Names), holds: has('P65') },
    {
      name: 'Endocrine List I by CAS',
      texts: once(list1.flatMap((row) => numbersIn(row['CAS no.']))),
      holds: has('ED_CONFIRMED', 'ED_ENV'),
    },
    {
      name: 'Endocrine List I by name',
      texts: once(list1.map((row) => (row['Name and abbreviation'] ?? '').replace(/\s+/g, ' ').trim()).filter(Boolean)),
      holds: has('ED_CONFIRMED', 'ED_ENV'),
    },
    {
      name: 'IARC 1, 2A, 2B by CAS',
      texts: once(groups.flatMap((row) => numbersIn(row['CAS No.']))),
      holds: has('IARC_1', 'IARC_2A', 'IARC_2B'),
    },
    {
      name: 'Candidate List by CAS',
      texts: once(svhc.flatMap((row) => numbersIn(row['CAS No.']))),
      holds: (report) => report.ingredients.some((one) => one.facts.some((fact) => fact.source.startsWith('SVHC'))),
    },
  ];
}

/**
 * Asks the engine about every entry of the official lists and prints how many answers agree with the list.
 * @param folder the official files
 */
export async function measureHazardCoverage(folder: string): Promise<void> {
  if (!existsSync(folder)) throw new Error(`${folder} is not there`);
  const results = [...annexTwo(folder), ...otherLists(folder)].map(({ name, texts, holds, never = false }) => {
    const missed = texts.filter((text) => holds(reportOn(text)) === never);
    console.log(`${name.padEnd(26)} ${String(texts.length - missed.length).padStart(5)} of ${texts.length}`);
    for (const text of missed.slice(0, Number(process.env.SHOW ?? 8))) console.log(`    ${text}`);
    return [name, { asked: texts.length, right: texts.length - missed.length }] as const;
  });
  const found = Object.fromEntries(results);
  const parts = ['Annex II by printed name', 'Annex II plants', 'Annex II group members'].map((name) => found[name]);
  const asked = parts.reduce((sum, part) => sum + (part?.asked ?? 0), 0);
  const right = parts.reduce((sum, part) => sum + (part?.right ?? 0), 0);
  console.log(`Annex II by name, plant and group ${right} of ${asked} (${((100 * right) / asked).toFixed(1)}%)`);
  const citations = citationAccount(folder);
  for (const [what, count] of Object.entries(citations)) console.log(`${what.padEnd(46)} ${count}`);
  console.log(JSON.stringify({ ...found, 'Annex II by name, plant and group': { asked, right }, citations }));
}
