import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import { openReadOnly } from '#db/open.ts';
import { Dice } from '#tests/simulate/dice.ts';
import { openMigrated } from '#tests/support/migrated.ts';
import { withDatabase } from './import-rate.ts';
import { writeManyProducts } from './many-products.ts';

/** Products in the file: enough that an import takes long compared with the start of its process. */
const PRODUCTS = 20_000;

interface Import {
  readonly database: string;
  readonly rejects: string;
}

const start = (script: string, file: string, { database, rejects }: Import): ChildProcess =>
  spawn(process.execPath, [script, database, file, rejects], { stdio: ['ignore', 'pipe', 'inherit'] });

/** The contents of the database and the rejects, without the `seq` numbers, in which a kill may leave gaps. */
function stored({ database, rejects }: Import): string {
  const db = openReadOnly(database);
  try {
    const all = (sql: string) => db.prepare(sql).all();
    return JSON.stringify([
      all('SELECT id, deleted, changed_by, rev, data FROM products ORDER BY id'),
      all('SELECT p.id, f.source, f.data FROM catalogue_facts f JOIN products p ON p.pk = f.product_pk ORDER BY 1, 2'),
      all('SELECT source, position, added, changed, same, refused, rejects_bytes FROM catalogue_imports'),
      readFileSync(rejects, 'utf8'),
    ]);
  } finally {
    db.close();
  }
}

const makeEmpty = async (path: string): Promise<void> => {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
  (await openMigrated(path)).close();
};

/** Imports a file repeatedly, killed at random and resumed, and compares each finished import with an unbroken one. */
export function measureKills(from: string, kills: number) {
  return withDatabase(async (_database, folder) => {
    const script = join(process.cwd(), 'dist', `import-apart-${process.pid}.mjs`);
    await build({
      entryPoints: ['tests/measure/catalogue/import-apart.ts'],
      outfile: script,
      ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', external: ['better-sqlite3', 'kysely'] },
    });
    try {
      const file = join(folder, 'products.csv');
      await writeManyProducts(from, file, PRODUCTS);
      const whole: Import = { database: join(folder, 'whole.db'), rejects: join(folder, 'whole.rejects') };
      await makeEmpty(whole.database);
      const began = performance.now();
      const [code] = (await once(start(script, file, whole), 'close')) as [number | null];
      if (code !== 0) throw new Error(`The import ended with ${code}.`);
      const expected = stored(whole);
      const longest = performance.now() - began;

      const killed: Import = { database: join(folder, 'killed.db'), rejects: join(folder, 'killed.rejects') };
      await makeEmpty(killed.database);
      const dice = new Dice(50);
      let [done, ended, other] = [0, 0, 0];
      while (done < kills || ended === 0) {
        const child = start(script, file, killed);
        const over = once(child, 'close');
        await Promise.race([once(child.stdout ?? child, 'data'), over]);
        // All the requested kills fall into a few imports.
        if (done < kills) await Promise.race([pause((dice.fraction() * longest) / 8), over]);
        else await over;
        if (child.exitCode === null) {
          child.kill('SIGKILL');
          await over;
          done += 1;
          continue;
        }
        if (child.exitCode !== 0) throw new Error(`The import ended with ${child.exitCode}.`);
        ended += 1;
        if (stored(killed) !== expected) other += 1;
        await makeEmpty(killed.database);
      }
      return { products: PRODUCTS, kills: done, importsThatEnded: ended, otherThanOneRun: other, met: other === 0 };
    } finally {
      rmSync(script, { force: true });
    }
  });
}
