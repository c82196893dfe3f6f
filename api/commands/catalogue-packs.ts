import { HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { besideServers } from '../beside-servers.ts';
import { makePacks } from '../catalogue/packs/make-packs.ts';
import { packFiles } from '../catalogue/packs/pack-files.ts';
import { packKey } from '../catalogue/packs/pack-key.ts';

await besideServers(async ({ database, data }) => {
  const today = new Date().toISOString().slice(0, 10);
  let made = 0;
  await makePacks(database.reader, packFiles(data.packs), await packKey(database), today, (pack) => {
    made += 1;
    const megabytes = (pack.sent / 1e6).toFixed(2);
    const is = pack.outcome === 'same' ? 'as it was' : 'made';
    process.stdout.write(`${HOME_CATEGORY_LABELS[pack.area]}: ${pack.products} products, ${megabytes} MB, ${is}\n`);
  });
  if (made === 0) process.stdout.write('The catalogue holds no product with a code and a list: import one first.\n');
});
