import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['api', 'db', 'domain', 'sw', 'tests', 'web'];
const README_LINES = 20;
const FILE_LINES = 300;
const FOLDER_FILES = 25;

/** File and folder names so broad that anything could go in. */
const GRAB_BAG = /(?:^|\/)(?:utils?|helpers?|common|misc|shared)(?:\.[a-z]+|\/)/;
const BARREL = /(?:^|\/)index\.[cm]?[jt]sx?$/;

/** Patterns of code that evades a rule. Split so that this file does not match itself. */
const DODGES = [
  ['a type error is silenced', /@ts-(?:ignore|expect-error|nocheck)/],
  ['a lint rule is silenced', new RegExp(`biome-${'ignore'}`)],
  ['a value is cast to any', /\bas any\b/],
  ['a test is skipped or singled out', /\b(?:it|test|describe)\.(?:skip|only|todo|fails|skipIf|runIf)\b/],
  ['work is left undone', new RegExp(`\\b(?:TO${'DO'}|FIX${'ME'}|XX${'X'})\\b`)],
];

/** Ways of turning text into markup, code or a command line. Allowed in tests, not in the product. */
const ACTIVE = [
  [
    'HTML made from text',
    /\.(?:inner|outer)HTML\b|\bdangerouslySetInnerHTML\b|\binsertAdjacentHTML\b|\bdocument\.write(?:ln)?\b/,
  ],
  ['code made from text', /\beval\(|\bnew Function\b/],
  ['a shell', /\bimport \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'|\bshell: true\b/],
];

/** Anything that could make two machines produce different reports. */
const UNREPEATABLE = [
  [
    'exponentiation, which engines may round differently',
    /[\w)\]] ?\*\* ?[\w(]|\bMath\.(?:pow|exp|log\w*|sin|cos|tan)\b/,
  ],
  ['a comparison that depends on the locale', /\blocaleCompare\b|\bIntl\.|\.toLocale\w+\(/],
  ['the clock', /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/],
  ['chance', /\bMath\.random\b|\bcrypto\.(?:randomUUID|getRandomValues)\b/],
];

/** String format methods that the page is built without (vite.config.ts). */
const OLD_FORMAT =
  /\bz\s*\.string\(\)(?:\s*\.\w+\([^()]*\))*\s*\.(?:email|url|jwt|emoji|guid|uuid(?:v[467])?|nanoid|cuid2?|ulid|base64(?:url)?|xid|ksuid|(?:ip|cidr)v[46]|e164|datetime|date|time|duration)\(/;

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;

/** The code files below a folder, as paths from the root. */
function codeFiles(root, folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : codeFiles(root, name);
    return CODE.test(name) ? [name] : [];
  });
}

/** Folders below a folder with more files than fit on one screen and no README that explains why. */
function crowdedFolders(root, folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const crowded = files.length > FOLDER_FILES && !files.includes('README.md');
  return [
    ...(crowded ? [`${folder} holds ${files.length} files: make rooms, or say why in its README.md`] : []),
    ...entries.flatMap((entry) =>
      entry.isDirectory() && entry.name !== 'node_modules' ? crowdedFolders(root, `${folder}/${entry.name}`) : [],
    ),
  ];
}

/** The text with comments stripped, roughly: enough to keep prose from being taken for code. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{])\/\/.*$/gm, '$1');

/**
 * The rules that one file breaks.
 * @param {string} path from the root
 * @param {string} text
 * @returns {string[]} sentences, empty if the file breaks none
 */
export function fileFaults(path, text) {
  const faults = [];
  if (GRAB_BAG.test(path)) faults.push('its name excludes nothing: name the thing it holds');
  if (BARREL.test(path)) faults.push('a barrel file: import from the file that defines a thing');
  for (const [what, pattern] of DODGES) if (pattern.test(text)) faults.push(what);
  const code = withoutComments(text);
  if (!path.startsWith('tests/')) {
    for (const [what, pattern] of ACTIVE) if (pattern.test(code)) faults.push(`it uses ${what}`);
  }
  if (OLD_FORMAT.test(code)) faults.push('it asks a string for a format: write z.email(), z.uuid(), z.iso.date()');
  if (path.startsWith('domain/')) {
    for (const [what, pattern] of UNREPEATABLE) if (pattern.test(code)) faults.push(`it uses ${what}`);
  }
  const lines = text.trimEnd().split('\n').length;
  const explained = /^(?:\/\/|\/\*) Longer than 300 lines: .{20,}/m.test(text);
  if (lines > FILE_LINES && !explained)
    faults.push(`${lines} lines: split it, or say why in "// Longer than 300 lines: …"`);
  return faults;
}

/**
 * Checks the rules that no other tool checks, over the whole tree.
 * @param {string} root folder of the repository
 * @returns {{lines: string[], failures: string[]}}
 */
export function checkSources(root) {
  const failures = [];
  const sizes = [];
  for (const folder of FOLDERS) {
    failures.push(...crowdedFolders(root, folder));
    for (const path of codeFiles(root, folder)) {
      const text = readFileSync(join(root, path), 'utf8');
      if (!path.startsWith('tests/')) sizes.push(text.trimEnd().split('\n').length);
      failures.push(...fileFaults(path, text).map((fault) => `${path}: ${fault}`));
    }
    const readme = join(root, folder, 'README.md');
    const length = existsSync(readme) ? readFileSync(readme, 'utf8').trimEnd().split('\n').length : 0;
    if (length === 0) failures.push(`${folder}/README.md is missing`);
    if (length > README_LINES) failures.push(`${folder}/README.md has ${length} lines; ${README_LINES} are allowed`);
  }
  if (sizes.length === 0) failures.push('no source file was read');
  sizes.sort((a, b) => a - b);
  const at = (part) => sizes[Math.floor((sizes.length - 1) * part)];
  return {
    lines: [`${sizes.length} source files, median ${at(0.5)} lines, p90 ${at(0.9)}, longest ${at(1)}`],
    failures,
  };
}
