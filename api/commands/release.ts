import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checksums, licenceTexts, partsOf, sbomOf } from '../release/parts-list.ts';
import { publicHalf, signArchive } from '../release/signature.ts';
import { type ArchivedFile, tarGz } from '../release/tar.ts';

// Makes the archive of a release: `npm run release -- --key FILE [--out FOLDER]`. It contains the sources of the
// commit, the build, the licences and the list of parts, and is signed with the maker's key. The archive is
// reproducible byte for byte from the same commit on the same version of Node. `npm run verify-release` checks it.

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Files that a running server does not need. */
const LEFT_OUT =
  /^(?:tests\/|\.ci\/|\.gitattributes$|\.gitignore$|\.dockerignore$|biome\.json$|knip\.json$|vitest\.config\.ts$)/;

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed: ${stderr?.trim()}`);
  return stdout;
}

const fileAt = (path: string): ArchivedFile => ({
  path,
  bytes: readFileSync(join(root, path)),
  isProgram: (statSync(join(root, path)).mode & 0o100) !== 0,
});

/** The build stamp without this machine's file times. */
const settledStamp = (text: string): string => JSON.stringify({ ...JSON.parse(text), quick: '' });

const built = (): ArchivedFile[] =>
  readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fileAt(relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
    .filter(({ path }) => path !== 'dist/sbom.json')
    .map((file) =>
      file.path === 'dist/build-stamp.json'
        ? { ...file, bytes: Buffer.from(settledStamp(file.bytes.toString())) }
        : file,
    );

try {
  const { values } = parseArgs({ options: { key: { type: 'string' }, out: { type: 'string', default: 'release' } } });
  if (values.key === undefined)
    throw new Error('Name the key to sign with: --key FILE (openssl genpkey -algorithm ed25519)');
  const keyFile = resolve(values.key);
  if (!relative(root, keyFile).startsWith('..')) throw new Error('--key: keep the key outside this folder.');
  const key = readFileSync(keyFile, 'utf8');
  if (run('git', 'status', '--porcelain').trim() !== '') throw new Error('There are uncommitted changes.');
  const commit = run('git', 'rev-parse', '--short=12', 'HEAD').trim();
  const seconds = Number(run('git', 'log', '-1', '--format=%ct'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  run('npm', 'run', 'build');

  const parts = partsOf(root);
  const sources = run('git', 'ls-files', '-z')
    .split('\0')
    .filter((path) => path !== '' && !LEFT_OUT.test(path));
  const files: ArchivedFile[] = [
    ...sources.map(fileAt),
    ...built(),
    { path: 'LICENCES.txt', bytes: Buffer.from(licenceTexts(root, parts)) },
    { path: 'sbom.json', bytes: Buffer.from(sbomOf(parts, version, seconds)) },
  ];
  files.push({ path: 'SHA256SUMS', bytes: Buffer.from(checksums(files)) });
  const name = `safeshelf-${version}-${commit}`;
  const archive = await tarGz(name, files, seconds);

  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  const file = join(out, `${name}.tar.gz`);
  writeFileSync(file, archive);
  writeFileSync(`${file}.sig`, `${signArchive(archive, key)}\n`);
  writeFileSync(join(out, 'release-key.pem'), publicHalf(key));
  console.log(`${file}: ${files.length} files, ${(archive.length / 1e6).toFixed(1)} MB, signed.`);
} catch (error) {
  console.error(`No release was created. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
