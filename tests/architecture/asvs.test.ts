import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ASVS_LEVELS } from './asvs-levels.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

const STATES = ['met', 'deviation, argued', 'missing', 'does not apply'];
const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm;
/** Text between backticks that looks like a path from the repository root. */
const PATH = /`((?:[\w.-]+\/)+[\w.-]+\.\w+|[\w-]+\.(?:md|json))`/g;

const rows = ['docs/asvs.md', 'docs/asvs-v9-v17.md'].flatMap((file) =>
  Array.from(read(file).matchAll(ROW), ([, number = '', level = '', about = '', state = '', evidence = '']) => ({
    number,
    level,
    about,
    state,
    evidence,
    paths: Array.from(evidence.matchAll(PATH), ([, path = '']) => path),
  })),
);

describe('the tables of ASVS', () => {
  it('hold each requirement of levels 1 and 2 once, in its order', () => {
    const wanted = Object.entries(ASVS_LEVELS).flatMap(([section, levels]) =>
      [...levels].map((level, at) => `${section}.${at + 1} of level ${level}`),
    );
    expect(rows.map(({ number, level }) => `${number} of level ${level}`)).toEqual(
      wanted.filter((requirement) => !requirement.endsWith('3')),
    );
  });

  it('know four states', () => {
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  });

  it('name a file wherever something is met or done otherwise', () => {
    const bare = rows.filter(({ state, paths }) => paths.length === 0 && /^(?:met|deviation)/.test(state));
    expect(bare.map(({ number }) => number)).toEqual([]);
  });

  it('name only files that are there', () => {
    const absent = rows.flatMap(({ number, paths }) =>
      paths.filter((path) => !existsSync(root + path)).map((path) => `${number}: ${path}`),
    );
    expect(absent).toEqual([]);
  });
});

describe('the page on security', () => {
  const page = read('docs/security.md');

  it('counts what the tables say', () => {
    const count = (state: string, level: string) =>
      rows.filter((row) => row.state === state && row.level === level).length;
    for (const state of STATES) expect(page).toContain(`| ${state} | ${count(state, '1')} | ${count(state, '2')} |\n`);
  });

  it('names what is missing', () => {
    const said = /^Missing: .+?\n\n/ms.exec(page)?.[0] ?? '';
    const missing = rows.filter(({ state }) => state === 'missing').map(({ number }) => number);
    expect(said.match(/\d+\.\d+\.\d+/g)?.toSorted()).toEqual(missing.toSorted());
  });

  it('lists every event that the server logs', () => {
    const [, table = ''] = page.split('## What is logged');
    const listed = new Set(Array.from(table.matchAll(/`([a-z-]+)`/g), ([, event]) => event));
    const sources = readdirSync(`${root}api`, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.ts$/.test(path),
    );
    const logged = sources.flatMap((path) =>
      Array.from(read(`api/${path}`).matchAll(/\blog\??\.(?:info|warn|error)\('([a-z-]+)'/g), ([, event]) => event),
    );
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((event) => !listed.has(event))).toEqual([]);
  });
});
