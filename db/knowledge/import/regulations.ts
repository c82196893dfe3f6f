import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HazardList, ListEntry, ListName } from '../list-schema.ts';
import { clpAnnexSix } from './clp.ts';
import { allowedBy, annexFour, annexTwo, annexWithLimits } from './cosing.ts';
import { iarcGroups } from './iarc.ts';
import { propSixtyFive } from './prop65.ts';
import { candidateList, endocrineAssessments, endocrineList } from './substances-of-concern.ts';

const COSMETICS = 'Reg (EC) 1223/2009';

/** An entry as it is written to the file, without empty fields. */
const compact = (one: ListEntry): string =>
  JSON.stringify(Object.fromEntries(Object.entries(one).filter(([, value]) => (value ?? '').length > 0)));

const write = (name: ListName, instrument: string, edition: string, entries: readonly ListEntry[]): void => {
  const kept = entries.filter((one) => one.names.length + one.cas.length + one.ec.length + one.ci.length > 0);
  const header: Omit<HazardList, 'entries'> = { list: name, instrument, edition };
  const lines = kept.map(compact).join(',\n');
  const text = `${JSON.stringify(header).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
  writeFileSync(new URL(`../lists/${name}.json`, import.meta.url), text);
  const conditional = kept.filter((one) => one.conditional !== undefined).length;
  console.log(`${name}: ${kept.length} substances, ${conditional} of them conditional`);
};

/** Reads the official files of a folder and writes our fact files from them. */
function importRegulations(folder: string): void {
  const read = (path: string, encoding = 'utf-8'): string =>
    new TextDecoder(encoding).decode(readFileSync(join(folder, path)));
  const three = annexWithLimits(read('cosing_2026/COSING_Annex_III_v2.txt'), 'III');
  const four = annexFour(read('cosing_2024/annex.IV.csv'));
  const five = annexWithLimits(read('cosing_2026/COSING_Annex_V_v2.txt'), 'V');
  const six = annexWithLimits(read('cosing_2026/COSING_Annex_VI_v2.txt'), 'VI');
  const two = annexTwo(read('cosing_2026/COSING_Annex_II_v2.txt'), allowedBy([three, four, five, six]));
  write('annex-ii', `${COSMETICS} Annex II`, 'CosIng, 18 June 2026', two);
  write('annex-iii', `${COSMETICS} Annex III`, 'CosIng, 18 June 2026', three);
  write('annex-iv', `${COSMETICS} Annex IV`, 'CosIng, May 2024', four);
  write('annex-v', `${COSMETICS} Annex V`, 'CosIng, 18 June 2026', five);
  write('annex-vi', `${COSMETICS} Annex VI`, 'CosIng, 18 June 2026', six);
  write('clp', 'Reg (EC) 1272/2008 Annex VI', 'ATP 20', clpAnnexSix(read('clp/clp_annex_vi_atp20.csv')));
  write(
    'prop65',
    'California Proposition 65',
    'OEHHA, 29 December 2023',
    propSixtyFive(read('prop65/OEHHA_P65.csv', 'windows-1252')),
  );
  write('iarc', 'IARC Monographs', 'May 2024', iarcGroups(read('iarc/iarc_classifications_2024.csv')));
  write(
    'svhc',
    'Reg (EC) 1907/2006 Art. 59, Candidate List',
    'ECHA, 23 January 2024',
    candidateList(read('svhc/EU_SVHC_candidatelist.csv')),
  );
  write(
    'ed-assessment',
    'ECHA endocrine disruptor assessment',
    '15 May 2024',
    endocrineAssessments(read('endocrine/echa_ed_assessment_2024.csv')),
  );
  const endocrine = (file: string, health: string, environment: string): ListEntry[] =>
    endocrineList(read(`endocrine/edlists_${file}.csv`), health, environment);
  write('ed-list-1', 'edlists.org List I', '2025', endocrine('list1_identified', 'ED_CONFIRMED', 'ED_ENV'));
  write('ed-list-2', 'edlists.org List II', '2025', endocrine('list2_under_evaluation', 'ED_SUSPECTED', ''));
  write('ed-list-3', 'edlists.org List III', '2025', endocrine('list3_national', 'ED_SUSPECTED', ''));
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: tsx db/knowledge/import/regulations.ts FOLDER');
  process.exit(2);
}
importRegulations(folder);
