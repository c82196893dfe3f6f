import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { partsOf, sbomOf } from '#api/release/parts-list.ts';

// Checks what the server is made of: `npm run -s supply` looks up known vulnerabilities, lists the licences, and writes
// the bill of materials of the build (CycloneDX) to dist/sbom.json, the same that a release contains. It covers only
// what runs at an instance. The packages bundled into the page are listed too.

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Licences that ask for nothing that a self-hosted instance does not do anyway. A person has to read any other. The
 * LGPL and the Mozilla licence ask for changes to their own files to be published, and the packages are installed
 * unchanged.
 */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-2.1+',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that name no licence. Each was read in the LICENSE file of that version. */
const READ_IN_THE_PART = new Map([['png-js 2.0.0', 'MIT']]);

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return { status, stdout, stderr };
};

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

/** The packages of production by licence, from the lock file, or from the table above if the lock file has none. */
function licences(): Map<string, string[]> {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const found = new Map<string, string[]>();
  for (const [path, { version, license, dev }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
    const said = license ?? READ_IN_THE_PART.get(name) ?? 'not said';
    found.set(said, [...(found.get(said) ?? []), name]);
  }
  return found;
}

/** Each part of "A AND B" must be accepted, but only one of "A OR B". */
const isAccepted = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => ACCEPTED.has(one.trim())));

const audit = run('audit', '--omit=dev', '--json');
const Audit = z.object({ metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }) });
const answer = Audit.safeParse(JSON.parse(audit.stdout || '{}'));
const vulnerable = answer.success ? (answer.data.metadata.vulnerabilities.total ?? 0) : 0;
console.log(
  answer.success
    ? `npm audit --omit=dev: ${vulnerable} known vulnerabilities`
    : 'npm audit --omit=dev: the registry of this machine answers no such question; run it where one does',
);

const byLicence = licences();
for (const [licence, parts] of [...byLicence].sort(([, one], [, other]) => other.length - one.length)) {
  console.log(
    `${isAccepted(licence) ? ' ' : '!'} ${licence}: ${parts.length}${isAccepted(licence) ? '' : ` (${parts.join(', ')})`}`,
  );
}
const unread = [...byLicence.keys()].filter((licence) => !isAccepted(licence));

// The list that a release contains, for this build. Only a build knows which packages are in the page.
const isBuilt = existsSync(join(root, 'dist/chunk-graph.json'));
if (isBuilt) {
  const parts = partsOf(root);
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const { mtimeMs } = statSync(join(root, 'dist/chunk-graph.json'));
  writeFileSync(join(root, 'dist/sbom.json'), sbomOf(parts, version, Math.floor(mtimeMs / 1000)));
  console.log(`dist/sbom.json: ${parts.length} parts`);
} else console.log('dist/sbom.json: there is no build whose parts could be listed. npm run build makes one.');
process.exitCode = vulnerable > 0 || unread.length > 0 || !isBuilt ? 1 : 0;
