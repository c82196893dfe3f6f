import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Everything a build is made from, besides imported names. Tests and prose are left out: they do not affect the output.
 */
const SOURCES = [
  'api',
  'db',
  'domain',
  'sw',
  'web',
  'manifest.webmanifest',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
];

/** Names that this instance imported, stored next to its database: they are compiled into its knowledge. */
const importedFolder = () => join(resolve(process.env.DATA_DIR || './data'), 'identities');

function importedFiles() {
  const folder = importedFolder();
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  return files.map((name) => {
    const stat = statSync(join(folder, name));
    return { path: `identities/${name}`, from: join(folder, name), size: stat.size, changed: stat.mtimeMs };
  });
}

/** Lists the source files below the root, sorted, with their size and modification time. */
function sourceFiles(root) {
  const found = [];
  const visit = (path) => {
    const stat = statSync(join(root, path));
    if (!stat.isDirectory()) {
      found.push({ path, from: join(root, path), size: stat.size, changed: stat.mtimeMs });
      return;
    }
    for (const name of readdirSync(join(root, path))) {
      if (!name.endsWith('.md') && !name.startsWith('.')) visit(`${path}/${name}`);
    }
  };
  for (const source of SOURCES) if (existsSync(join(root, source))) visit(source);
  return [...found, ...importedFiles()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Digest of the names, sizes and times of all sources. Quick, since no file is opened; changes after any edit. */
function quickDigest(files) {
  const hash = createHash('sha256');
  for (const { path, size, changed } of files) hash.update(`${path}\0${size}\0${changed}\n`);
  return hash.digest('hex');
}

/** Digest of the bytes of all sources: the same in every copy of the tree, whatever its file times. */
function contentDigest(files) {
  const hash = createHash('sha256');
  for (const { path, from, size } of files) hash.update(`${path}\0${size}\0`).update(readFileSync(from));
  return hash.digest('hex');
}

const stampPath = (root) => join(root, 'dist/build-stamp.json');

/**
 * The digests of the current sources. Take them before a build starts, so that an edit made during it is noticed.
 * @param {string} root the folder of the repository
 * @returns {{quick: string, content: string}}
 */
export function takeStamp(root) {
  const files = sourceFiles(root);
  return { quick: quickDigest(files), content: contentDigest(files) };
}

/** Records what the build in `dist/` was made from. */
export function writeStamp(root, stamp) {
  writeFileSync(stampPath(root), `${JSON.stringify(stamp)}\n`);
}

/**
 * Whether `dist/` is missing or older than its sources. Takes a few milliseconds if nothing was touched. If only file
 * times differ (a copied tree, a fresh checkout), the bytes decide and the stamp is updated.
 * @param {string} root the folder of the repository
 */
export function isStale(root) {
  if (!existsSync(join(root, 'dist/api/main.js')) || !existsSync(stampPath(root))) return true;
  const stamp = JSON.parse(readFileSync(stampPath(root), 'utf8'));
  const files = sourceFiles(root);
  const quick = quickDigest(files);
  if (quick === stamp.quick) return false;
  if (contentDigest(files) !== stamp.content) return true;
  writeStamp(root, { ...stamp, quick });
  return false;
}
