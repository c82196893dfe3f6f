import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (name: string) => readFileSync(join(root, name), 'utf8');
const FILES = {
  image: text('Dockerfile'),
  compose: text('compose.yaml') + text('compose.postgres.yaml'),
  unit: text('deploy/safeshelf.service'),
};

it('the image is made in two stages, of what is there, and runs as nobody special with a health check', () => {
  const [, made = ''] = FILES.image.split(/^FROM .+$/m).slice(1);
  const copied = [...made.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));
  expect(copied.length).toBeGreaterThan(5);
  for (const path of copied.map((one) => one.replace('/app/', ''))) {
    if (path !== 'node_modules' && path !== 'dist') expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  }
  expect(made).toMatch(/^USER node$/m);
  expect(made).toContain('/readyz');
});

it('every command that the image offers is one that runs without the packages of the build', () => {
  const { dependencies, scripts } = JSON.parse(text('package.json')) as Record<string, Record<string, string>>;
  const commands = Object.values(scripts ?? {}).filter((run) => /^tsx (?:api|db)\//.test(run));
  expect(commands.length).toBeGreaterThan(5);
  expect(dependencies?.tsx).toBeDefined();
});

it('containers and unit gain no privilege and write where the data lies', () => {
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) {
    expect(FILES.compose).toContain(line);
  }
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'StateDirectory=']) {
    expect(FILES.unit).toMatch(new RegExp(`^${line}`, 'm'));
  }
});

it('every setting that they make is one of the README', () => {
  const known = text('README.md');
  const named = [
    ...[...FILES.compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name),
    ...[...FILES.unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, all = '']) =>
      all.split(' ').map((one) => one.split('=')[0]),
    ),
  ].filter((name) => name !== 'SITE' && name !== 'NODE_ENV' && !name?.startsWith('POSTGRES_'));
  expect(named.length).toBeGreaterThan(8);
  for (const name of named) expect([name, known.includes(`${name}`)]).toEqual([name, true]);
});
