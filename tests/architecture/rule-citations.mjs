import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The documents that contain the rules, by the first letter of the rule ids. */
const DOCUMENTS = { M: 'docs/method.md', P: 'docs/product.md' };
/** The file with the table of rules and tests. */
export const TABLE = 'docs/rules-and-tests.md';

const FOLDERS = ['api', 'db', 'domain', 'sw', 'tests', 'web'];
const READ = /\.(?:[cm]?[jt]sx?|css|md|json)$/;
const ID = '[MP]\\d+(?:\\.\\d+)*';
const CITATION = new RegExp(
  `\\b(?:method|product)(?:,? rules?)? (${ID}(?:(?:, and|,| and| to| or) (?:(?:method|product) )?${ID})*)`,
  'gi',
);
const DEFINED = new RegExp(`^#+ (${ID}) (.+)$|\\*\\*(${ID})\\*\\*[ |]*([^\\n]*)`, 'gm');
/** Inside the two documents, ids are cited without "method" or "product" before them. */
const BARE = new RegExp(`(?<![\\w.*])(M\\d+|${ID}\\.\\d+)(?![\\w*])`, 'g');

/** Citations of public documents outside the repository; they are removed before the search. */
const PUBLIC_DOCUMENTS =
  /RFC \d+, sections? [\d.]+|GS1 General Specifications(?:, section [\d.]+)?|image capture specification \(W3C|data sheets(?: of [^.,]{0,60})?, sections? \d+|"[^"\n]{3,80}"(?: \(\d{4}\))?, section [\d.]+|Guide to (?:Hazardous|Local)/g;

/** Words for documents that readers of the repository do not have. Split so that this file does not match itself. */
const ABSENT = [
  [new RegExp(`\\bspecific${'ation'}s?\\b`, 'i'), 'a specification that is not in the repository'],
  [
    new RegExp(`\\b(?:the|our|reliability|security|scanner|design|stack) gui${'de'}\\b`, 'i'),
    'a guide that is not in the repository',
  ],
  [
    new RegExp(`\\(decisi${'ons'}\\b|; decisi${'ons'},|\\bdecisi${'ons'} page\\b`, 'i'),
    'decisions that are not in the repository',
  ],
  [new RegExp(`\\bdesign, sect${'ion'}`, 'i'), 'a design that is not in the repository'],
  [new RegExp(`\\bsect${'ions?'} \\d`, 'i'), 'a section without a rule id (write "method M4.5.2", see docs/method.md)'],
  [new RegExp(`\\bsafety meth${'od'} \\d`, 'i'), 'a part of the method without a rule id'],
];

/** Replaces comment leaders and line ends with one space, so that a citation may be wrapped. */
const unwrapped = (text) => text.replace(/\s*\n\s*(?:\*(?!\*|\/)|\/\/)?\s*/g, ' ');

/**
 * The rules of one document.
 * @param {string} text of the document
 * @returns {{rules: Map<string, string>, twice: string[]}} title by id, in document order, and the ids defined twice
 */
export function rulesIn(text) {
  const rules = new Map();
  const twice = [];
  for (const found of text.matchAll(DEFINED)) {
    const id = found[1] ?? found[3];
    if (rules.has(id)) twice.push(id);
    rules.set(id, (found[2] ?? found[4]).replace(/\s*\|\s*/g, ', ').replace(/, $/, ''));
  }
  return { rules, twice };
}

/**
 * The ids that a text cites.
 * @param {string} text
 * @returns {string[]} in order, with repeats
 */
export const citationsIn = (text) =>
  [...unwrapped(text).matchAll(CITATION)].flatMap(([, ids]) => ids.match(new RegExp(ID, 'g')) ?? []);

/**
 * The faults in the citations of one file.
 * @param {string} text
 * @param {ReadonlyMap<string, string>} rules all existing rules
 * @returns {string[]} sentences, empty if the file has no faults
 */
export function citationFaults(text, rules) {
  const faults = [...new Set(citationsIn(text))]
    .filter((id) => !rules.has(id))
    .map((id) => `it cites ${id}, which is no rule`);
  const known = unwrapped(text).replace(PUBLIC_DOCUMENTS, '');
  for (const [pattern, what] of ABSENT) {
    const found = pattern.exec(known);
    if (found !== null) {
      const around = known.slice(Math.max(0, found.index - 40), found.index + 40);
      faults.push(`it cites ${what}: "… ${around} …"`);
    }
  }
  return faults;
}

/** The files below a folder that may contain citations, as paths from the root. */
function filesBelow(root, folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(root, name);
    return READ.test(name) ? [name] : [];
  });
}

const within = (id) => id.split('.').slice(0, -1).join('.');
const holds = (path) => path.startsWith('tests/') && !/^tests\/(?:architecture|measure|bench|mutation)\//.test(path);
const link = (path) => `[${path.replace(/^tests\//, '')}](../${path})`;

/**
 * The table of rules and the tests that cover them.
 * @param {ReadonlyMap<string, string>} rules
 * @param {ReadonlyMap<string, readonly string[]>} tests paths by the id they cite
 * @returns {string} a page of Markdown
 */
export function tableOf(rules, tests) {
  const ids = [...rules.keys()];
  const chapters = new Set(ids.map(within));
  const rows = [];
  const count = { own: 0, section: 0, none: 0 };
  for (const id of ids.filter((one) => !chapters.has(one))) {
    const own = tests.get(id) ?? [];
    let above = within(id);
    while (above !== '' && !tests.has(above)) above = within(above);
    const wider = above === '' ? [] : (tests.get(above) ?? []);
    count[own.length > 0 ? 'own' : wider.length > 0 ? 'section' : 'none'] += 1;
    const cell =
      own.length > 0
        ? own.map(link).join(', ')
        : wider.length > 0
          ? `with ${above}: ${wider.map(link).join(', ')}`
          : '**no test**';
    const title = rules.get(id).replace(/[*`]/g, '');
    rows.push(`| ${id} | ${title.length > 80 ? `${title.slice(0, 77)}...` : title} | ${cell} |`);
  }
  return [
    '# Rules and tests',
    '',
    'Written by `npm run rules` from the ids that tests cite; `npm run check` fails where it is stale. "With" means that',
    'tests cite the section or chapter, not the rule itself.',
    '',
    `${count.own} rules are cited by tests of their own, ${count.section} with their section, ${count.none} by none.`,
    '',
    '| Rule | Says | Tests |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/**
 * Reads the rules, every citation, and the table.
 * @param {string} root folder of the repository
 * @returns {{failures: string[], lines: string[], table: string}}
 */
export function checkCitations(root) {
  const failures = [];
  const rules = new Map();
  for (const [letter, path] of Object.entries(DOCUMENTS)) {
    const found = rulesIn(readFileSync(join(root, path), 'utf8'));
    failures.push(...found.twice.map((id) => `${path}: ${id} stands twice`));
    for (const [id, title] of found.rules) {
      if (!id.startsWith(letter)) failures.push(`${path}: ${id} belongs to the other document`);
      rules.set(id, title);
    }
  }
  const tests = new Map();
  let cited = 0;
  const files = [...FOLDERS.flatMap((folder) => filesBelow(root, folder)), 'README.md'].filter(
    (path) => !path.startsWith('tests/architecture/'),
  );
  for (const path of files) {
    const text = readFileSync(join(root, path), 'utf8');
    failures.push(...citationFaults(text, rules).map((fault) => `${path}: ${fault}`));
    const ids = new Set(citationsIn(text));
    cited += ids.size;
    if (holds(path)) for (const id of ids) tests.set(id, [...(tests.get(id) ?? []), path]);
  }
  for (const path of Object.values(DOCUMENTS)) {
    for (const [, id] of readFileSync(join(root, path), 'utf8').matchAll(BARE))
      if (!rules.has(id)) failures.push(`${path}: it cites ${id}, which is no rule`);
  }
  for (const [id, paths] of tests) tests.set(id, paths.sort());
  const table = tableOf(rules, tests);
  const written = existsSync(join(root, TABLE)) ? readFileSync(join(root, TABLE), 'utf8') : '';
  if (written !== table) failures.push(`${TABLE} is stale: npm run rules`);
  if (cited === 0) failures.push('no citation was read');
  return { failures, lines: [`${rules.size} rules and sections, ${cited} citations`], table };
}
