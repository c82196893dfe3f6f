import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measured } from '#domain/open-pages/measured.ts';
import { ENGINE_VERSION } from '#engine-version';
import { MEASUREMENTS } from './kept-measurements.ts';

// `npm run figures -- FOLDER [NAME …]`: runs the measurements that the page /bench shows, all or those named, over the
// public files in FOLDER, and keeps what they came to in the file that the build draws the page from.

const root = fileURLToPath(new URL('../../', import.meta.url));
const kept = join(root, 'web/drawn/words/measured.json');

/** What a measurement prints: its last line is JSON. */
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
  // Read anew each time: a measurement takes minutes, and another may have ended meanwhile.
  const before = JSON.parse(readFileSync(kept, 'utf8')) as Measured[];
  const all = MEASUREMENTS.flatMap((one) =>
    one.id === id ? measured : (before.find((row) => row.id === one.id) ?? []),
  );
  writeFileSync(kept, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`${id}: ${figures.map(({ what, measured: figure }) => `${what} ${figure}`).join('; ')}`);
}
