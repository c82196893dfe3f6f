import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readConfirmed, writeConfirmed } from '#api/emergency/confirmed-file.ts';
import { confirmationLines, walkCentres } from '#api/emergency/walk.ts';
import { knownCentres } from '#db/poison-centres/known-centres.ts';
import { HelpNumber } from '#domain/emergency/help-number.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

const DAY_MS = 86_400_000;
const CENTRE: HelpNumber = {
  kind: 'human',
  country: 'DE',
  name: 'Sample centre',
  phone: '+49 30 12345',
  hours: '24/7',
  confirmedOn: '2026-11-21',
};

/** A terminal whose user gives these answers in order. */
function answering(answers: readonly string[]) {
  const said: string[] = [];
  const left = [...answers];
  return { said, left, say: (line: string) => void said.push(line), ask: async () => left.shift() ?? '' };
}

const asked = async (): Promise<readonly HelpNumber[]> => {
  const answer = await fetch(`${app?.url}/api/help-numbers`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { numbers: HelpNumber[] }).numbers;
};

// Product P12.2.
it('tells nobody a number that nobody has confirmed, and a confirmed one to everybody for a year', async () => {
  app = await startApp();
  expect(await asked()).toEqual([]);
  writeConfirmed(join(app.dir, 'help-numbers.json'), [CENTRE]);
  expect(await asked()).toEqual([CENTRE]);
  app.wait(365 * DAY_MS);
  expect(await asked()).toHaveLength(1);
  app.wait(DAY_MS);
  expect(await asked()).toEqual([]);
});

it('shows nothing of a file that cannot be read, and says in the log what to mend', async () => {
  app = await startApp();
  const file = join(app.dir, 'help-numbers.json');
  writeFileSync(file, JSON.stringify({ numbers: [{ ...CENTRE, phone: 'ask the doctor' }] }));
  expect(await asked()).toEqual([]);
  expect(() => readConfirmed(file)).toThrow(/numbers\.0\.phone/);
});

it('keeps what was confirmed, what was put right and what was typed, and lets go of the rest of that country', async () => {
  const known = knownCentres().filter(({ country }) => country === 'AT' || country === 'CH');
  const before: HelpNumber[] = [CENTRE, { ...CENTRE, country: 'CH', name: 'Closed since' }];
  // Two Swiss entries and last year's one, then an emergency number, mistyped at first.
  const terminal = answering(['y', 'c', 'no number', '145 99', 'n', 'Emergency', 'emergency', '24/7', '144', '']);
  const next = await walkCentres(terminal, known, before, 'CH', '2026-11-23');
  expect(terminal.left).toEqual([]);
  expect(next.map(({ country, kind, phone, confirmedOn }) => [country, kind, phone, confirmedOn])).toEqual([
    ['DE', 'human', '+49 30 12345', '2026-11-21'],
    ['CH', 'human', '145', '2026-11-23'],
    ['CH', 'vet', '145 99', '2026-11-23'],
    ['CH', 'emergency', '144', '2026-11-23'],
  ]);
  expect(confirmationLines(next, '2027-12-24').every((line) => line.includes('no longer shown'))).toBe(true);
});

it('holds no entry that could not be confirmed as it stands, and each with where it was found', () => {
  for (const centre of knownCentres()) {
    expect(centre.source, centre.name).not.toBe('');
    expect(HelpNumber.safeParse({ ...CENTRE, ...centre, confirmedOn: '2026-11-23' }).success, centre.name).toBe(true);
  }
});
