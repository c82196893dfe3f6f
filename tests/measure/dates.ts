import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { PrintedDate } from '#domain/inventory/printed-date/read-printed-date.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import { drawnDate, PACKS, PRINTS } from './dates/drawn-date.ts';
import { startPrintReader } from './dates/read-print.ts';

const Expected = z.array(z.object({ file: z.string(), date: z.string() }));
const Taps = z.record(z.string(), z.tuple([z.number(), z.number()]));
/** How many dates the phone offers (product P2.8.16). */
const OFFERED = 3;

type Answer = 'first' | 'offered' | 'other' | 'none';

/** Compares the answer with the printed date: offered first, offered among others, only others, or none. */
function answerOf({ dates }: PrintedDate, date: string): Answer {
  const offered = dates.slice(0, OFFERED).map(({ day, monthOnly }) => (monthOnly ? day.slice(0, 7) : day));
  if (offered[0] === date) return 'first';
  if (offered.includes(date)) return 'offered';
  return offered.length > 0 ? 'other' : 'none';
}

async function photograph(path: string): Promise<Frame> {
  const { data, info } = await sharp(path).rotate().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/**
 * Reads dates from the photographs of `FOLDER/expected.json`, each tapped at its date, and from sixty drawn pictures:
 * twenty prints on three kinds of pack. A date that is read is only offered; it is never used without confirmation.
 */
export async function measureDates(folder: string): Promise<void> {
  const expected = Expected.parse(JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')));
  const taps = Taps.parse(JSON.parse(readFileSync(new URL('./dates/taps.json', import.meta.url), 'utf8')));
  const reader = await startPrintReader();
  const counts = new Map<string, Record<Answer, number>>();
  const note = (kind: string, what: string, found: PrintedDate, date: string): void => {
    const answer = answerOf(found, date);
    const tally = counts.get(kind) ?? { first: 0, offered: 0, other: 0, none: 0 };
    tally[answer] += 1;
    counts.set(kind, tally);
    if (answer !== 'first') {
      console.log(
        `${what}: ${date}, offered ${
          found.dates
            .slice(0, OFFERED)
            .map(({ day }) => day)
            .join(', ') || 'nothing'
        }`,
      );
    }
  };
  try {
    for (const { file, date } of expected) {
      const [x, y] = taps[file] ?? [0.5, 0.5];
      note('photographs', file, await reader.read(await photograph(join(folder, file)), { x, y }), date);
    }
    for (const [kind, pack] of Object.entries(PACKS)) {
      for (const [at, print] of PRINTS.entries()) {
        const found = await reader.read(await drawnDate(print, pack, at + 1), { x: 0.5, y: 0.5 });
        note(kind, `${print.printed.join(' / ')}, ${kind}`, found, print.date);
      }
    }
  } finally {
    await reader.stop();
  }
  for (const [kind, tally] of counts) console.log(`${kind}: ${JSON.stringify(tally)}`);
  const all = [...counts.values()];
  const right = all.reduce((sum, { first, offered }) => sum + first + offered, 0);
  const total = all.reduce((sum, tally) => sum + Object.values(tally).reduce((one, other) => one + other, 0), 0);
  console.log(
    `${right} of ${total} right among what is offered (${((100 * right) / total).toFixed(1)}%), none taken over without asking`,
  );
  console.log(JSON.stringify({ right, of: total }));
}
