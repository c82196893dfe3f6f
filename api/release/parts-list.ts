import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});
const Chunks = z.record(z.string(), z.object({ modules: z.array(z.string()) }));
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

const PACKAGES = 'node_modules/';
/** Packages in the page that its chunks do not list: styles, the font, and what the service worker is built from. */
const BESIDE_CHUNKS = [
  '@fontsource-variable/figtree',
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** A package that a release contains or installs. */
interface Part {
  /** Its path in the lock file: `node_modules/…`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity: string | undefined;
  /** Whether it is built into the page; if not, it is installed with the server. */
  readonly isBundled: boolean;
}

/** The packages that are built into the page. @param graph `dist/chunk-graph.json`, which the build writes */
function bundledPaths(graph: string): ReadonlySet<string> {
  const modules = Object.values(Chunks.parse(JSON.parse(graph))).flatMap((chunk) => chunk.modules);
  const paths = modules.flatMap((id) => {
    const at = id.lastIndexOf(PACKAGES);
    if (at < 0) return [];
    const [scope = '', name = ''] = id.slice(at + PACKAGES.length).split('/');
    return `${id.slice(id.indexOf(PACKAGES), at + PACKAGES.length)}${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
  });
  return new Set([...paths, ...BESIDE_CHUNKS.map((name) => `${PACKAGES}${name}`)]);
}

/**
 * Every package that runs: installed with the server, or built into the page.
 * @param root the root of the repository, with its packages installed and the build done
 */
export function partsOf(root: string): readonly Part[] {
  const bundled = bundledPaths(readFileSync(join(root, 'dist/chunk-graph.json'), 'utf8'));
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && (!dev || bundled.has(path)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, { version = '', license = 'see its text', integrity, dev = false }]) => ({
      path,
      name: path.slice(path.lastIndexOf(PACKAGES) + PACKAGES.length),
      version,
      licence: license,
      integrity,
      isBundled: dev,
    }));
}

/** The licence of each part, with the text it ships with. @param root the folder in which they are installed */
export function licenceTexts(root: string, parts: readonly Part[]): string {
  const told = parts.map(({ path, name, version, licence }) => {
    const folder = join(root, path);
    const files = existsSync(folder) ? readdirSync(folder).filter((one) => LICENCE_FILE.test(one)) : [];
    const texts = files.sort().map((one) => readFileSync(join(folder, one), 'utf8').trim());
    return [`${name} ${version}: ${licence}`, ...texts].join('\n\n');
  });
  return `${told.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** The integrity digest of npm in the form of CycloneDX. */
const hashesOf = (integrity: string | undefined) => {
  const digest = /^sha512-(\S+)/.exec(integrity ?? '')?.[1];
  return digest ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] : [];
};

/**
 * The SBOM (CycloneDX 1.5), reproducible for the same parts: its serial number is derived from its contents, and its
 * timestamp is that of the release.
 * @param version of the release
 * @param seconds the time of the release, since 1970
 */
export function sbomOf(parts: readonly Part[], version: string, seconds: number): string {
  const list = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: new Date(seconds * 1000).toISOString(),
      component: { type: 'application', name: 'safeshelf', version },
    },
    components: parts.map(({ path, name, version: its, licence, integrity, isBundled }) => ({
      type: 'library',
      'bom-ref': `${path}@${its}`,
      name,
      version: its,
      purl: `pkg:npm/${name.replace('@', '%40')}@${its}`,
      hashes: hashesOf(integrity),
      licenses: [{ expression: licence }],
      properties: [{ name: 'safeshelf:part-of', value: isBundled ? 'page' : 'server' }],
    })),
  };
  const digest = createHash('sha256').update(JSON.stringify(list)).digest('hex');
  const part = (from: number, to: number) => digest.slice(from, to);
  // A UUID of version 8 (RFC 9562), whose bits may be chosen freely.
  const uuid = `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
  return `${JSON.stringify({ ...list, serialNumber: `urn:uuid:${uuid}` }, null, 2)}\n`;
}

/** SHA-256 of each file, as `sha256sum --check` reads it. */
export const checksums = (files: readonly { readonly path: string; readonly bytes: Buffer }[]): string =>
  [...files]
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`)
    .join('');
