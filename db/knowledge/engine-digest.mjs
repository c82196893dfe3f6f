import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Entry point of the engine. What a report says depends on this file and everything it imports from the domain. */
const ENGINE = 'domain/safety/assess-product.ts';
/** Entry point of the rules that reduce a report to what the home needs of it. */
const OUTLOOK = 'domain/inventory/hazards/outlook.ts';
const IMPORTED = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"](\.[^'"]+|#domain\/[^'"]+)['"]/gm;
const SHOWN = 12;

/** Includes imports of types. They leave nothing in the program, but a changed type is a sign of a changed rule. */
const importsOf = (path, text) =>
  [...text.matchAll(IMPORTED)].map(([, name]) =>
    name.startsWith('#domain/') ? name.replace('#', '') : join(dirname(path), name).replaceAll('\\', '/'),
  );

/** A source file and everything it imports from the domain, sorted. */
function sourcesFrom(root, entry) {
  const found = new Map();
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    const file = join(root, path);
    if (!existsSync(file)) throw new Error(`the engine imports ${path}, which is not there`);
    const text = readFileSync(file, 'utf8');
    found.set(path, text);
    queue.push(...importsOf(path, text));
  }
  return [...found.keys()].sort();
}

/**
 * The source files that can change a report, found by following the imports.
 * @param {string} root the repository's folder
 * @returns {string[]} their paths, sorted
 */
export const engineSources = (root) => sourcesFrom(root, ENGINE);

/** A digest of source files, as twelve hexadecimal digits. Line endings do not matter. */
function digestOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash.update(`${path}\0${readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')}\0`);
  return hash.digest('hex').slice(0, SHOWN);
}

/**
 * The version of the engine: a digest of its sources, so that every change of a rule changes it. Line endings do not
 * matter.
 * @param {string} root the repository's folder
 * @returns {string} twelve hexadecimal digits
 */
export const engineDigest = (root) => digestOf(root, engineSources(root));

/**
 * The version of the rules that reduce a report to what the home needs of it. When it changes, results of older rules
 * are computed again.
 * @param {string} root the repository's folder
 * @returns {string} twelve hexadecimal digits
 */
export const outlookDigest = (root) => digestOf(root, sourcesFrom(root, OUTLOOK));

/**
 * What esbuild needs to write the versions into a bundle, which runs without its sources.
 * @param {string} root the repository's folder
 */
export const builtEngine = (root) => ({
  define: {
    __ENGINE_VERSION__: JSON.stringify(engineDigest(root)),
    __OUTLOOK_VERSION__: JSON.stringify(outlookDigest(root)),
  },
  plugin: {
    name: 'engine-version',
    setup: (bundling) =>
      void bundling.onResolve({ filter: /^#engine-version$/ }, () => ({
        path: join(root, 'domain/safety/built-version.ts'),
      })),
  },
});
