import { createInterface } from 'node:readline/promises';
import { knownCentres } from '#db/poison-centres/known-centres.ts';
import { dataFiles } from '../data-dir.ts';
import { readEnv } from '../env.ts';
import { readConfirmed, writeConfirmed } from './confirmed-file.ts';
import { confirmationLines, walkCentres } from './walk.ts';

// Confirms the numbers of poison centres, whether or not the server is running: `npm run confirm-numbers -- DE`.
const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const { helpNumbers: path } = dataFiles(readEnv(process.env).dataDir);
  const today = new Date().toISOString().slice(0, 10);
  const confirmed = readConfirmed(path);
  const country = process.argv[2]?.toUpperCase();
  const known = knownCentres();
  if (country === undefined) {
    for (const line of confirmationLines(confirmed, today)) say(line);
    say(`${confirmed.length} confirmed. Name a country to go through its centres: npm run confirm-numbers -- DE`);
    say(`Listed: ${[...new Set(known.map((one) => one.country))].join(' ')}`);
  } else if (!/^[A-Z]{2}$/.test(country)) {
    throw new Error(`"${country}" is not a country code: two letters, such as DE.`);
  } else if (process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const next = await walkCentres(
      { say, ask: (question) => lines.question(question) },
      known,
      confirmed,
      country,
      today,
    );
    lines.close();
    writeConfirmed(path, next);
    say('');
    for (const line of confirmationLines(next, today)) say(line);
    say(`Saved to ${path}. A running server uses it at once.`);
  } else {
    throw new Error('A person must answer: run it in a terminal.');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
