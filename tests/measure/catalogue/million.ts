import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFile } from '#api/catalogue/import/import-file.ts';
import { openSource } from '#api/catalogue/import/open-source.ts';
import { catchUp } from '#api/catalogue/search/catch-up.ts';
import { syncState } from '#api/sync/sync-state.ts';
import { connect, databaseOf } from '#db/database.ts';
import { openDatabase } from '#db/open.ts';
import { openProductIndex } from '#db/search/sqlite-product-index.ts';
import { Dice } from '#tests/simulate/dice.ts';
import buildOnce from '#tests/support/build-once.ts';
import { startServer } from '#tests/support/server.ts';
import { importWhileServing } from './beside-import.ts';
import { withDatabase } from './import-rate.ts';
import { measureLookUps } from './look-up-speed.ts';
import { type RealName, writeManyProducts } from './many-products.ts';
import { drawFragments, measureSearch, withTypingError } from './search-speed.ts';

/** The aims for the search, in milliseconds and per cent. */
const AIM = { p95Ms: 50, slipP95Ms: 150, rightPercent: 95 } as const;
const FEW = 10_000;
const FRAGMENTS = 300;

const say = (part: string, measured: unknown) => console.log(part, JSON.stringify(measured));

/** Look-ups in a catalogue of ten thousand, for comparison. */
const lookUpsOfFew = (from: string) =>
  withDatabase(async (database, folder) => {
    const file = join(folder, 'few.csv');
    await writeManyProducts(from, file, FEW);
    const opened = await openSource('off', file, {});
    await importFile(database, { ...opened, rejectsPath: join(folder, 'rejects') }, Date.now);
    return measureLookUps(database, join(folder, 'safeshelf.db'), FEW);
  });

/**
 * A catalogue of a million products: its import while the server runs, its search, and look-ups. Results stay in the
 * folder, so that an interrupted run can continue.
 * @param from the real food products
 */
export async function measureMillion(from: string, count: number, folder: string) {
  mkdirSync(folder, { recursive: true });
  const [file, namesFile] = [join(folder, 'products.csv'), join(folder, 'names.json')];
  if (!existsSync(namesFile)) writeFileSync(namesFile, JSON.stringify(await writeManyProducts(from, file, count)));
  const names = JSON.parse(readFileSync(namesFile, 'utf8')) as RealName[];
  const [dataDir, importedFile] = [join(folder, 'data'), join(folder, 'imported.json')];
  if (!existsSync(importedFile)) {
    buildOnce();
    const server = await startServer({ DATA_DIR: dataDir });
    try {
      writeFileSync(importedFile, JSON.stringify(await importWhileServing(server.url, dataDir, file)));
    } finally {
      await server.stop();
      await server.dispose();
    }
  }
  const imported = JSON.parse(readFileSync(importedFile, 'utf8')) as Awaited<ReturnType<typeof importWhileServing>>;
  say('import', imported);

  const path = join(dataDir, 'safeshelf.db');
  const connections = connect(openDatabase(path));
  const database = databaseOf(connections);
  const index = openProductIndex(join(dataDir, 'search.db'), await syncState.epoch(database.reader));
  try {
    await catchUp(database.reader, index);
    const dice = new Dice(18);
    const fragments = drawFragments(names, FRAGMENTS, dice);
    const slips = fragments.map((fragment) => withTypingError(fragment, dice));
    // A warm-up: the first searches of a process find no pages in the cache.
    await measureSearch(database, index, fragments.slice(0, 30));
    const search = await measureSearch(database, index, fragments);
    say('search', search);
    const slipped = await measureSearch(database, index, slips);
    say('with one slip', slipped);
    const [many, few] = [await measureLookUps(database, path, count), await lookUpsOfFew(from)];
    const lookUps = {
      beside10000: Number((few.ours / many.ours).toFixed(2)),
      besideRawPercent: Math.round((100 * many.ours) / many.raw),
      besideRawAndParsedPercent: Math.round((100 * many.ours) / many.rawAndParsed),
    };
    say('look-ups', { many, few, ...lookUps });
    return { count, imported, search, slipped, lookUps, aim: AIM };
  } finally {
    index.close();
    connections.close();
  }
}
