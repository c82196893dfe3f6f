import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { PASSWORD_COST } from './accounts/password-hash.ts';
import { createApi } from './app.ts';
import { BadEnvironmentError, type Env, readEnv } from './env.ts';
import { createEngine } from './knowledge/engine.ts';
import { loadKnowledge } from './knowledge/load-knowledge.ts';
import { createLog } from './log.ts';
import { createServer, listen } from './server.ts';
import { shutDown } from './shutdown.ts';

/** The exit code of sysexits.h for a wrong configuration. */
const EX_CONFIG = 78;

// Bundled, this file is dist/api/main.js; during development it is api/main.ts.
const here = fileURLToPath(new URL('.', import.meta.url));
const dist = /[\\/]dist[\\/]api[\\/]$/.test(here) ? resolve(here, '..') : resolve(here, '../dist');

function configuration(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof BadEnvironmentError)) throw error;
    console.error(error.message);
    process.exit(EX_CONFIG);
  }
}

async function main(): Promise<void> {
  const env = configuration();
  const log = createLog((text) => process.stdout.write(text), Date.now);
  const fatal = (error: unknown): never => {
    log.error('fatal', { detail: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    process.exit(1);
  };
  process.on('uncaughtException', fatal);
  process.on('unhandledRejection', fatal);

  const dataDir = resolve(env.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = openDatabase(join(dataDir, 'safeshelf.db'));
  const { applied } = await migrate(db);
  if (applied.length > 0) log.info('migrated', { applied: applied.join(', ') });

  const api = createApi({
    db,
    engine: createEngine(loadKnowledge(join(dist, 'knowledge'))),
    starter: starterCatalogue(),
    log,
    clock: Date.now,
    fatal,
    webDir: join(dist, 'web'),
    dataDir,
    publicUrl: env.publicUrl,
    defaultTier: env.defaultTier,
    rateLimitFactor: env.rateLimitFactor,
    trustedProxies: env.trustedProxies,
    passwordCost: PASSWORD_COST,
  });
  const server = createServer(api.app);
  const port = await listen(server, env.port, env.host);
  log.info('listening', { port, url: env.publicUrl ?? `http://localhost:${port}` });
  log.flush();

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    api.stop();
    shutDown(server, db, log).then(() => process.exit(0), fatal);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
