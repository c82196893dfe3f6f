import { openProductIndex } from '#db/search/sqlite-product-index.ts';
import { catchUp } from '../catalogue/search/catch-up.ts';
import { updateSource } from '../catalogue/updates/update-source.ts';
import { OutgoingError } from '../outgoing/guarded-request.ts';
import { runWithDatabase } from '../run-with-database.ts';
import { syncState } from '../sync/sync-state.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

await runWithDatabase(async ({ env, data, database }) => {
  if (env.catalogueUpdates.length === 0) {
    return complain('CATALOGUE_UPDATES names no source, such as CATALOGUE_UPDATES="off, obf".');
  }
  const world = { database, imports: data.imports, clock: Date.now };
  for (const subscription of env.catalogueUpdates) {
    const { source } = subscription;
    try {
      const { files, added, changed, refused, needsWhole } = await updateSource(world, subscription);
      if (needsWhole) complain(`${source}: fetch the full file: npm run catalogue:import -- ${source}`);
      else say(`${source}: ${files} files, ${added} products added, ${changed} changed, ${refused} refused.`);
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      complain(`${source}: ${error.message} What has arrived is kept: run this again.`);
    }
  }
  const index = openProductIndex(data.search, await syncState.epoch(database.reader));
  try {
    await catchUp(database.reader, index);
  } finally {
    index.close();
  }
});
