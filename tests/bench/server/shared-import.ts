import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importShared, receivedStore } from '#api/catalogue/room.ts';
import { connect, type Database, databaseOf } from '#db/database.ts';
import { type SharedCorrection, writeSharedFile } from '#domain/federation/shared-file.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import { productFiles } from '#tests/measure/product-rows.ts';
import { openMigrated } from '#tests/support/migrated.ts';

// How long each batch of another server's file occupies the writer (product P26.2), with the lists of real products:
// `npx tsx tests/bench/server/shared-import.ts ../shared/data/products`. The last line is JSON.

const CORRECTIONS = 20_000;
const AIM_MS = 20;

const labels = productFiles(process.argv[2] ?? '../shared/data/products').flatMap(({ rows }) => rows);
const corrections = Array.from({ length: CORRECTIONS }, (_, at): SharedCorrection => {
  const body = `0400${String(at).padStart(9, '0')}`;
  return {
    ...{ gtin: `${body}${checkDigit(body)}`, kind: 'photo', name: `Measured product ${at}`, brand: '', size: null },
    ...{ category: 'food_beverage', productType: 'food', forms: [], baby: false, emoji: '', date: '2026-01-01' },
    ingredientsText: labels[at % labels.length]?.text.slice(0, 4000) ?? 'Aqua',
  };
});
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = String(publicKey.export({ format: 'jwk' }).x);
const file = writeSharedFile(
  { madeAt: Date.now() - 1000, corrections, tips: [] },
  { publicKey: key, sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url') },
);

const folder = mkdtempSync(join(tmpdir(), 'safeshelf-shared-'));
const connections = connect(await openMigrated(join(folder, 'safeshelf.db')));
try {
  const { reader, writes } = databaseOf(connections);
  await writes.run((tx) => receivedStore.accept(tx, key, 'Measured', Date.now()));
  const held: { ms: number; processorMs: number }[] = [];
  const watched: Database = {
    reader,
    writes: {
      run: async (work, writer) => {
        const [began, spent] = [performance.now(), process.cpuUsage()];
        const done = await writes.run(work, writer);
        const { user, system } = process.cpuUsage(spent);
        held.push({ ms: performance.now() - began, processorMs: (user + system) / 1000 });
        return done;
      },
    },
  };
  const began = performance.now();
  const done = await importShared(watched, file, Date.now());
  if (!done.ok) throw new Error(done.problem.message);
  const at = (times: number[], part: number) =>
    Number((times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? Number.NaN).toFixed(1));
  const spread = (times: number[]) => ({ median: at(times, 0.5), p95: at(times, 0.95), p99: at(times, 0.99) });
  const clockMs = spread(held.map(({ ms }) => ms));
  console.log(
    JSON.stringify({
      corrections: done.value.corrections,
      batches: held.length,
      seconds: Math.round((performance.now() - began) / 1000),
      clockMs,
      processorMs: spread(held.map(({ processorMs }) => processorMs)),
      aimMs: AIM_MS,
      met: clockMs.p95 <= AIM_MS,
    }),
  );
} finally {
  connections.close();
  rmSync(folder, { recursive: true, force: true });
}
