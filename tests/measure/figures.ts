import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measured } from '#domain/open-pages/measured.ts';
import { ENGINE_VERSION } from '#engine-version';
import { MEASUREMENTS } from './kept-measurements.ts';

// `npm run figures -- FOLDER [NAME …]`: runs the measurements shown on the page /bench, all or the named ones, on the
// public files in FOLDER, and saves the results in the file from which the build draws the page.

const root = fileURLToPath(new URL('../../', import.meta.url));
const kept = join(root, 'web/drawn/words/measured.json');

/** The result of a measurement: the last line that it prints, which is JSON. */
async function run(args: readonly string[]): Promise<unknown> {
  const child = spawn('npx', ['tsx', 'tests/measure/measure.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const piece of child.stdout) printed += piece;
  return JSON.parse(printed.trimEnd().split('\n').at(-1) ?? '');
}

const [folder = '', ...named] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run figures -- FOLDER [NAME …]');
  process.exit(2);
}
const today = new Date().toISOString().slice(0, 10);
for (const { id, part, args, read } of MEASUREMENTS) {
  if (named.length > 0 && !named.includes(id)) continue;
  const inFolder = (arg: string): string => arg.replace(/^DATA/, isAbsolute(folder) ? folder : join(root, folder));
  const figures = read(await run(args.map(inFolder)));
  const command = `npm run measure -- ${args.join(' ')}`;
  const measured: Measured = { id, part, command, on: today, engine: ENGINE_VERSION, figures };
  // Read again each time: a measurement takes minutes, and another process may have finished one meanwhile.
  const before = JSON.parse(readFileSync(kept, 'utf8')) as Measured[];
  const all = MEASUREMENTS.flatMap((one) =>
    one.id === id ? measured : (before.find((row) => row.id === one.id) ?? []),
  );
  writeFileSync(kept, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`${id}: ${figures.map(({ what, measured: figure }) => `${what} ${figure}`).join('; ')}`);
}
