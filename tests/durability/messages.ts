import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { storeNotice } from '#api/recalls/store.ts';
import { openDatabase } from '#db/open.ts';
import { createUnitOfWork } from '#db/unit-of-work.ts';
import { shortDigest } from '#domain/short-digest.ts';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import buildOnce from '#tests/support/build-once.ts';
import { type Pushed, startPushService } from '#tests/support/push-service.ts';
import { startServer } from '#tests/support/server.ts';

// Measures the way from a new notice to the push that a push service decrypted, and what killing the server does to it,
// on the built server: `npm run -s messages -- --homes 1000 --kills 20` (product P15.1).

const { values } = parseArgs({
  options: { homes: { type: 'string', default: '1000' }, kills: { type: 'string', default: '20' } },
});
const [homes, kills] = [Number(values.homes), Number(values.kills)];
/** Homes are split by the product they have, so that each kill concerns people who have not just been notified. */
const PARTS = 20;
/** The server is killed within this time after a notice: before, while and after people are notified. */
const KILLED_WITHIN_MS = 3_000;
const PATIENCE_MS = 120_000;

buildOnce();
const service = await startPushService();
const server = await startServer({ PUSH_SERVICES: service.url });
const db = openDatabase(join(server.dataDir, 'safeshelf.db'));
const writes = createUnitOfWork(db);

const until = async (what: string, holds: () => boolean): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; !holds(); await pause(20)) {
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS} ms\n${server.output().slice(-2_000)}`);
  }
};
const count = (table: string): number => db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;

const products = db
  .prepare<[number], { id: string; gtin: string }>(
    "SELECT id, json_extract(data, '$.gtin') AS gtin FROM products WHERE household_id IS NULL AND gtin IS NOT NULL LIMIT ?",
  )
  .all(PARTS);

/** One home with one adult, one product and one phone, as the server would have stored them. */
function settle(at: number): void {
  const [household, user, session] = [randomUUID(), randomUUID(), randomUUID()];
  const now = Date.now();
  const run = (sql: string, ...given: unknown[]) => db.prepare(sql).run(...given);
  run('INSERT INTO households (id, tier, created_at) VALUES (?, ?, ?)', household, 'family', now);
  run(
    'INSERT INTO users (id, email, username, password_hash, created_at) VALUES (?, ?, ?, ?, ?)',
    ...[user, `home${at}@example.org`, `home${at}`, 'none', now],
  );
  run(
    'INSERT INTO memberships (household_id, user_id, role, status, created_at) VALUES (?, ?, ?, ?, ?)',
    ...[household, user, 'owner', 'active', now],
  );
  run(
    'INSERT INTO sessions (token_hash, user_id, household_id, started_at, issued_at, number, name) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[randomBytes(32), user, household, now, now, session, 'Chrome on Android'],
  );
  run(
    `INSERT INTO inventory (household_id, id, rev, seq, changed_by, product_id, quantity, notes, added_at)
      VALUES (?, ?, 1, 1, ?, ?, 1, '', ?)`,
    ...[household, randomUUID(), 'phone', products[at % products.length]?.id, now],
  );
  const { endpoint, keys } = service.subscribe();
  run(
    'INSERT INTO push_subscriptions (id, user_id, session, endpoint, p256dh, auth, made_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[randomUUID(), user, session, endpoint, keys.p256dh, keys.auth, now],
  );
}

let published = 0;
/** Stores a notice that names these products. @returns the reference by which a push names it */
async function publish(gtins: readonly string[]): Promise<string> {
  published += 1;
  const id = `cpsc:measured-${published}`;
  const notice = aNotice({ id, number: `measured-${published}`, gtins: [...gtins], brands: [], products: [] });
  await writes.run((tx) => storeNotice(tx, notice, {}, Date.now()));
  return shortDigest(id);
}

const about =
  (ref: string) =>
  ({ message }: Pushed): boolean =>
    message?.parts.some((part) => part.k === 'recall' && part.ref === ref) ?? false;
const phonesOf = (ref: string): Set<string> => new Set(service.taken.filter(about(ref)).map(({ phone }) => phone));

db.transaction(() => {
  for (let at = 0; at < homes; at += 1) settle(at);
})();
await until('products compared', () => count('unmatched_products') === 0);

/** Processor time of the server so far, in milliseconds, unaffected by a busy machine. The kernel counts hundredths. */
const processorMs = (): number => {
  const [, rest = ''] = readFileSync(`/proc/${server.pid()}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const usedBefore = processorMs();
const began = Date.now();
const first = await publish(products.map(({ gtin }) => gtin));
await until('everybody told', () => phonesOf(first).size === homes);
const times = service.taken.filter(about(first)).map(({ at }) => at - began);
const receivedMs = Math.max(...times);
const usedMs = processorMs() - usedBefore;

let [doubled, repeated, lost] = [0, 0, 0];
for (let kill = 0; kill < kills; kill += 1) {
  // As if nobody had just been notified. Otherwise both notices would go into one message, a minute later.
  db.prepare('UPDATE deliveries SET told_at = told_at - 3600000 WHERE told_at IS NOT NULL').run();
  const part = kill % PARTS;
  const told = Array.from({ length: homes }, (_, at) => at).filter((at) => at % products.length === part).length;
  const ref = await publish([products[part]?.gtin ?? '']);
  await pause(Math.random() * KILLED_WITHIN_MS);
  await server.kill();
  await server.start();
  await until('told after a kill', () => phonesOf(ref).size === told);
  await until('nothing left to send', () => count('push_outbox') === 0);
  await pause(500);
  const sent = service.taken.filter(about(ref));
  const messages = new Set(sent.map(({ phone, message }) => `${phone} ${message?.id}`));
  doubled += messages.size - phonesOf(ref).size;
  repeated += sent.length - messages.size;
  lost += told - phonesOf(ref).size;
}
const words = /kettle|acme|overheat|fire|example\.org|home\d|allerg/i;
const seen = service.taken.filter(
  ({ text, headers }) => words.test(text) || words.test(JSON.stringify(headers)),
).length;

console.log(
  `${homes} homes told of a new notice in ${receivedMs} ms (aim 5000): the last push as its service took it; ${usedMs} ms of the server's processor time`,
);
console.log(
  `${kills} kills within ${KILLED_WITHIN_MS} ms of a notice: ${lost} lost, ${doubled} doubled; ${repeated} messages sent ` +
    'again under their number, which take the place of the one before',
);
console.log(`${service.taken.length} messages decrypted, ${service.faults.length} faults, ${seen} with a word`);
console.log(
  JSON.stringify({ homes, receivedMs, usedMs, kills, lost, doubled, repeated, words: seen, faults: service.faults }),
);
db.close();
await server.dispose();
await service.close();
process.exitCode = doubled + lost + seen + service.faults.length > 0 ? 1 : 0;
