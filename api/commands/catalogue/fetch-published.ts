import { rmSync, statfsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { PUBLISHED_FILES, UPDATED_SOURCES, type UpdatedSource } from '#domain/catalogue/updates/published-files.ts';
import { fetchWhole, stateOfWhole, wholeFile } from '../../catalogue/updates/fetch-whole.ts';
import { keepUpdateState } from '../../catalogue/updates/update-store.ts';
import type { CommandContext } from '../../run-with-database.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const size = (bytes: number): string =>
  bytes < 1e9 ? `${Math.max(1, Math.round(bytes / 1e6))} MB` : `${(bytes / 1e9).toFixed(1)} GB`;

/** Whether a source publishes a file of all its products. */
export const isPublished = (source: string): source is UpdatedSource => UPDATED_SOURCES.some((one) => one === source);

async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    say('No terminal to ask in: run it with --yes.');
    return false;
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await asking.question(`${question} [y/N] `)).trim());
  } finally {
    asking.close();
  }
}

/** Shows the progress of a download, on a terminal. */
function progress(): (here: number, of: number | null) => void {
  let next = 0;
  return (here, of) => {
    if (!process.stdout.isTTY || performance.now() < next) return;
    next = performance.now() + 500;
    process.stdout.write(`\r${size(here)}${of === null ? '' : ` of ${size(of)}`}`.padEnd(40));
  };
}

/**
 * Downloads the file of everything that a source publishes, once somebody agreed to its size, and imports it.
 * @param take imports the file
 */
export async function fetchAndTake(
  { env, data, database }: CommandContext,
  source: UpdatedSource,
  isAgreed: boolean,
  take: (path: string) => Promise<void>,
): Promise<void> {
  const subscription = env.catalogueUpdates.find((one) => one.source === source);
  const whole = await wholeFile(source, subscription?.folder ?? new URL(PUBLISHED_FILES[source].folder));
  const { bavail, bsize } = statfsSync(data.folder);
  say(`${whole.url.href}`);
  say(
    whole.bytes === null
      ? `Its host does not say how large it is. ${size(bavail * bsize)} free here.`
      : `${size(whole.bytes)} to fetch, ${size(bavail * bsize)} free here.`,
  );
  say('In the database a real food takes about 1.6 kB; the file is deleted once it is imported.');
  if (!isAgreed && !(await agreed('Fetch and import it?'))) return;
  const fetched = await fetchWhole(source, whole, data.imports, progress());
  if (process.stdout.isTTY) process.stdout.write('\r'.padEnd(42));
  if (fetched.resumedAt > 0) say(`Continued after ${size(fetched.resumedAt)}, where an earlier try was interrupted.`);
  await take(fetched.path);
  await database.writes.run((tx) => keepUpdateState(tx, source, stateOfWhole(fetched, Date.now())));
  rmSync(fetched.path, { force: true });
}
