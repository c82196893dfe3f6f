import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { checksums, licenceTexts, partsOf, sbomOf } from '#api/release/parts-list.ts';
import { isSigned, publicHalf, signArchive } from '#api/release/signature.ts';
import { tarGz } from '#api/release/tar.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'safeshelf-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pemOf = (type: 'ed25519' | 'ed448'): string => {
  // Written twice because each key type has its own overload.
  const { privateKey } = type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ed448');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
};
const key = pemOf('ed25519');
const SECONDS = 1_790_000_000;
const LONG = `${'folder/'.repeat(20)}a-file-with-a-name-of-its-own.ts`;
const FILES = [
  { path: 'b.txt', bytes: Buffer.from('second\n') },
  { path: 'a.sh', bytes: Buffer.from('#!/bin/sh\n'), isProgram: true },
  { path: LONG, bytes: Buffer.alloc(1_000, 7) },
  { path: 'empty', bytes: Buffer.alloc(0) },
];
const sums = { path: 'SHA256SUMS', bytes: Buffer.from(checksums(FILES)) };
const archive = await tarGz('safeshelf-1', [...FILES, sums], SECONDS);
const file = join(folder, 'safeshelf-1.tar.gz');
writeFileSync(file, archive);

describe('the archive of a release (product P17.32)', () => {
  it('is the same bytes in whatever order its files come', async () => {
    expect((await tarGz('safeshelf-1', [sums, ...FILES].reverse(), SECONDS)).equals(archive)).toBe(true);
    expect((await tarGz('safeshelf-1', [sums, ...FILES], SECONDS + 1)).equals(archive)).toBe(false);
  });

  it('is unpacked by tar, with its checksums right', () => {
    expect(spawnSync('tar', ['-xzf', file, '-C', folder]).status).toBe(0);
    const inside = join(folder, 'safeshelf-1');
    for (const one of FILES) expect(readFileSync(join(inside, one.path)).equals(one.bytes), one.path).toBe(true);
    const said = readFileSync(join(inside, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    expect(said).toHaveLength(FILES.length);
    for (const line of said) {
      const [digest, path = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(readFileSync(join(inside, path)))
          .digest('hex'),
        path,
      ).toBe(digest);
    }
  });

  it('is taken with its signature, and refused with one byte changed, cut, or by another key', () => {
    const signature = signArchive(archive, key);
    const pem = publicHalf(key);
    expect(isSigned(archive, `${signature}\n`, pem)).toBe(true);
    for (const at of [0, 9, archive.length >> 1, archive.length - 1]) {
      const altered = Buffer.from(archive);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(isSigned(altered, signature, pem), `byte ${at}`).toBe(false);
    }
    expect(isSigned(archive.subarray(0, -1), signature, pem)).toBe(false);
    expect(isSigned(archive, signature, publicHalf(pemOf('ed25519')))).toBe(false);
    expect(isSigned(archive, signArchive(archive, pemOf('ed25519')), pem)).toBe(false);
    for (const nothing of ['', 'AAAA', signature.slice(4)]) expect(isSigned(archive, nothing, pem)).toBe(false);
  });

  it('says of a key that cannot sign what is wrong with it', () => {
    expect(() => signArchive(archive, 'no key')).toThrow('The private key cannot be read');
    expect(() => signArchive(archive, pemOf('ed448'))).toThrow('not an Ed25519 key');
    expect(() => isSigned(archive, signArchive(archive, key), 'no key')).toThrow('The public key cannot be read');
  });

  it('is checked by the command, which ends with an error where it is not what was signed', () => {
    writeFileSync(`${file}.sig`, signArchive(archive, key));
    writeFileSync(join(folder, 'key.pem'), publicHalf(key));
    const verify = () =>
      spawnSync(
        process.execPath,
        ['--import', 'tsx', 'api/commands/verify-release.ts', file, '--key', join(folder, 'key.pem')],
        { cwd: root, encoding: 'utf8' },
      );
    expect(verify()).toMatchObject({ status: 0, stderr: '' });
    const altered = Buffer.from(archive);
    altered.writeUInt8(altered.readUInt8(100) ^ 1, 100);
    writeFileSync(file, altered);
    expect(verify()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('Do not unpack it') });
    rmSync(`${file}.sig`);
    expect(verify()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('The signature beside the archive cannot be read'),
    });
  });
});

describe('the lists of a release (product P17.32)', () => {
  /** A lock file and a chunk graph with a few packages, and the packages as npm installs them. */
  const tree = join(folder, 'tree');
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/hono': {
      version: '4.0.0',
      license: 'MIT',
      integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
    },
    'node_modules/react-dom': { version: '19.0.0', license: 'MIT', dev: true },
    'node_modules/vite': { version: '8.0.0', license: 'MIT', dev: true },
    'node_modules/a/node_modules/@of/b': { version: '2.0.0', dev: true },
  };
  mkdirSync(join(tree, 'dist'), { recursive: true });
  mkdirSync(join(tree, 'node_modules/hono'), { recursive: true });
  writeFileSync(join(tree, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(tree, 'node_modules/hono/LICENSE.md'), 'Do as you like.');
  const modules = [
    '/x/web/page.tsx',
    '/x/node_modules/react-dom/index.js',
    '/x/node_modules/a/node_modules/@of/b/c.js',
  ];
  writeFileSync(join(tree, 'dist/chunk-graph.json'), JSON.stringify({ 'a.js': { modules } }));
  const parts = partsOf(tree);

  it('hold what is installed with the server and what is built into the page, and no tool of the build', () => {
    expect(parts.map(({ name, version, isBundled }) => [name, version, isBundled])).toEqual([
      ['@of/b', '2.0.0', true],
      ['hono', '4.0.0', false],
      ['react-dom', '19.0.0', true],
    ]);
    const texts = licenceTexts(tree, parts);
    expect(texts).toContain('hono 4.0.0: MIT\n\nDo as you like.\n');
    expect(texts).toContain('@of/b 2.0.0: see its text');
  });

  it('give the list of parts the time of the release and a number of its contents', () => {
    const once = sbomOf(parts, '1.0.0', SECONDS);
    expect(sbomOf(parts, '1.0.0', SECONDS)).toBe(once);
    expect(sbomOf(parts.slice(1), '1.0.0', SECONDS)).not.toBe(once);
    expect(JSON.parse(once)).toMatchObject({
      bomFormat: 'CycloneDX',
      serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
      components: [
        { purl: 'pkg:npm/%40of/b@2.0.0' },
        { purl: 'pkg:npm/hono@4.0.0', hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }] },
        { purl: 'pkg:npm/react-dom@19.0.0' },
      ],
    });
  });
});
