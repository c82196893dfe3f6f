import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// npm omits optional packages of other platforms from the lock file if its registry does not have them, and `npm ci`
// then rejects the lock file ("Missing: … from lock file"). Run this after the lock file has changed.
const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(path, 'utf8'));
const packages = lock.packages;

const OS = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};
const CPU = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** Whether Node would resolve the package: from the dependent package's own node_modules, then upwards. */
function resolves(from, wanted) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${wanted}`]) return true;
    if (!place) return false;
  }
}

/** The lock entry of a package for one platform, derived from its name, or null if the name contains no platform. */
function platformEntry(name, version, dev) {
  const parts = name.split(/[/-]/);
  const os = parts.map((part) => OS[part]).find(Boolean);
  const cpu = CPU.find((known) => parts.some((part) => part === known || (known === 'arm' && /^arm(?!64)/.test(part))));
  if (!/^\d+\.\d+\.\d+/.test(version) || !(os || cpu)) return null;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev: true }),
    ...(name.includes('musl') && { libc: ['musl'] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

let added = 0;
for (const [user, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolves(user, name)) continue;
    const made = platformEntry(name, version, entry.dev);
    if (!made) {
      console.warn(`not handled: ${name}@${version}, wanted by ${user}`);
      continue;
    }
    packages[`node_modules/${name}`] = made;
    added += 1;
  }
}

const broken = Object.entries(packages).filter(([name, entry]) => name && !entry.version && !entry.link);
for (const [name] of broken) console.error(`no version: ${name}. Delete package-lock.json and run npm install.`);
const hosts = Object.values(packages).filter((entry) => /^https?:/.test(entry.resolved ?? '')).length;
if (hosts > 0) console.error(`${hosts} entries name a registry host: check .npmrc.`);

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`lock file: ${Object.keys(packages).length} packages, ${added} platform packages added`);
if (broken.length > 0 || hosts > 0) process.exit(1);
