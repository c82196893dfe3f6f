import { createStores } from '#api/stores.ts';
import { INSTANCE } from '#api/sync/actor.ts';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import { PushAnswer } from '#domain/sync/wire.ts';
import { Person } from '../api/person.ts';
import { op } from '../api/queue.ts';
import { startApp } from '../api/start-app.ts';
import { Phone } from '../offline/phone.ts';

// The size of the first pull for a new phone of a household with 30 products, on an instance with 200,000:
// `npx tsx tests/measure/first-pull.ts`.

const PRODUCTS = 200_000;
const KEPT = 30;
/** The aim: bytes of the first pull as they leave the server, before compression. */
const MOST_BYTES = 300_000;

const labels = starterCatalogue().filter(({ ingredientsText }) => ingredientsText !== null);
const gtin = (at: number): string => {
  const body = `0${String(400_000_000_000 + at)}`;
  return body + checkDigit(body);
};

const app = await startApp({ tier: 'family', starter: [] });
const { catalogue, state } = createStores(app.database);
await app.database.writes.run(async (tx) => {
  for (let at = 0; at < PRODUCTS; at += 1) {
    const label = labels[at % labels.length];
    if (!label) throw new Error('The starter catalogue is empty.');
    const id = gtin(at);
    const product = { ...label, id, gtin: id, name: `${label.name} ${at}` };
    await catalogue.add(tx, product, 'import', await state.take(tx, INSTANCE, 1));
  }
});

// Another phone of the household has scanned each product and added it to the inventory.
const phone = new Phone(app);
phone.firstPack = async () => starterCatalogue();
const { email } = await phone.signUp();
const filler = new Person(app);
filler.cookie = phone.network.cookie;
const session = phone.client.session.getState();
if (session.status !== 'signedIn') throw new Error('Nobody is signed in.');
filler.userId = session.user.id;
for (let at = 0; at < KEPT; at += 1) {
  const id = gtin(at * Math.floor(PRODUCTS / KEPT));
  const scan = op(filler, 'scan.create', { barcode: id.slice(1), mode: 'household', input: 'camera' });
  const ops = [scan, op(filler, 'inventory.add', { productId: id })];
  const reply = await filler.post('/api/sync/push', { deviceId: filler.deviceId, ops });
  const { results } = PushAnswer.parse(reply.body);
  if (results.some(({ status }) => status !== 'applied')) throw new Error(`Not applied: ${JSON.stringify(results)}`);
}

// A phone with empty storage.
phone.clearStorage();
await phone.restart();
const sizes: number[] = [];
phone.network.fate = async (path, _init, go) => {
  const answer = await go();
  if (path.includes('/sync/pull')) sizes.push((await answer.clone().arrayBuffer()).byteLength);
  return answer;
};
const began = performance.now();
await phone.signIn(email);
await phone.settled();
const ms = performance.now() - began;
const rows = await Promise.all(phone.db.tables.map(async (table) => [table.name, await table.count()] as const));
const products = (await phone.db.products.toCollection().primaryKeys()).length;
const bytes = sizes.reduce((sum, size) => sum + size, 0);
console.log(`instance: ${PRODUCTS.toLocaleString('en')} products; household: ${KEPT}`);
console.log(
  `first pull: ${bytes.toLocaleString('en')} bytes in ${sizes.length} answers, ${Math.round(ms)} ms with sign-in`,
);
console.log(`rows on the phone: ${rows.map(([name, count]) => `${name} ${count}`).join(', ')}`);
await app.close();
if (bytes > MOST_BYTES || products !== KEPT) {
  console.error(`The aim is at most ${MOST_BYTES.toLocaleString('en')} bytes, and ${KEPT} products.`);
  process.exitCode = 1;
}
