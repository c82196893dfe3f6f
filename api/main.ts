import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connections } from '#db/database.ts';
import { loadFault } from '#db/driver-check.ts';
import { openDatabase } from '#db/open.ts';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { PASSWORD_COST } from './accounts/passwords/password-hash.ts';
import { createApi } from './app.ts';
import { readWordLists } from './community/word-lists.ts';
import { dataFiles } from './data-dir.ts';
import type { Api } from './deps.ts';
import { BadEnvironmentError, type Env, homeUrlOf, readEnv } from './env.ts';
import { createBallast } from './health/ballast.ts';
import { freeBytesOf } from './health/disk.ts';
import { createAssessmentWorker } from './knowledge/assessment-worker.ts';
import { createEngine } from './knowledge/engine.ts';
import { loadKnowledge } from './knowledge/load-knowledge.ts';
import { createLog } from './log.ts';
import { openConnectionsOf } from './open-connections.ts';
import { readTestimonials } from './open-pages/testimonials.ts';
import { pageDrawing } from './page-drawing.ts';
import { createPrinter } from './printing/print-worker.ts';
import { createServer, listen } from './server.ts';
import { shutDown } from './shutdown.ts';
import { EX_CONFIG, listenError, StartError, startFailure } from './start-error.ts';

/** How long open requests may take to finish after an unexpected exception. */
const CRASH_GRACE_MS = 5000;

// Bundled, this file is dist/api/main.js; during development it is api/main.ts.
const here = fileURLToPath(new URL('.', import.meta.url));
const dist = /[\\/]dist[\\/]api[\\/]$/.test(here) ? resolve(here, '..') : resolve(here, '../dist');

const log = createLog((text) => process.stdout.write(text), Date.now);

/** The running server; null before it listens. */
let running: { readonly server: Server; readonly connections: Connections; readonly api: Api } | null = null;
let ending = false;

/** Shuts the process down in order, once. A second call because of an exception ends it at once. */
function end(exitCode: number, graceMs?: number): void {
  if (!running || (ending && exitCode !== 0)) process.exit(exitCode);
  if (ending) return;
  ending = true;
  const { server, connections, api } = running;
  api.stop();
  const leave = () => process.exit(exitCode);
  shutDown(server, connections, api.release, log, graceMs).then(leave, (error) => {
    log.error('exception', { route: 'stop', detail: String(error) });
    process.exit(1);
  });
}

const logFatal = (error: unknown) =>
  log.error('fatal', { detail: error instanceof Error ? (error.stack ?? error.message) : String(error) });

/** The state of the program is unknown: accept nothing new, and let a fresh process take over. */
function crash(error: unknown): void {
  logFatal(error);
  end(1, CRASH_GRACE_MS);
}

function configuration(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    throw error instanceof BadEnvironmentError ? new StartError(error.message, EX_CONFIG) : error;
  }
}

/** Loads the database driver first, so that nothing else is blamed if it is missing. */
function loadDriver(): void {
  try {
    openDatabase(':memory:').close();
  } catch (error) {
    const fault = loadFault(error, process.versions.node);
    throw fault === null ? error : new StartError(fault, 1);
  }
}

async function main(): Promise<void> {
  const env = configuration();
  loadDriver();
  const data = dataFiles(env.dataDir);
  const { connections, backups } = await openConnectionsOf(env, data, log);

  const knowledge = join(dist, 'knowledge');
  const printing = { words: join(dist, 'drawn/report-document.mjs'), fonts: join(dist, 'fonts') };
  const api = await createApi({
    connections,
    engine: createEngine(loadKnowledge(knowledge), createAssessmentWorker(knowledge)),
    starter: starterCatalogue(),
    log,
    clock: Date.now,
    // The database can no longer be trusted: not even open requests may be answered from it.
    fatal: (error) => {
      logFatal(error);
      process.exit(1);
    },
    uploadsDir: data.uploads,
    bucket: env.bucket,
    exportsDir: data.exports,
    deletedAccounts: data.deletedAccounts,
    searchFile: data.search,
    packsDir: data.packs,
    importsDir: data.imports,
    webDir: join(dist, 'web'),
    freeBytes: freeBytesOf(data.folder),
    ballast: createBallast(data.ballast),
    ...(backups && { backups }),
    publicUrl: env.publicUrl,
    homeUrl: homeUrlOf(env),
    stripe: env.stripe,
    smtp: env.smtp,
    registration: env.registration,
    confirmFirst: env.confirmFirst,
    firstAdministrator: env.firstAdministrator,
    defaultTier: env.defaultTier,
    rateLimitFactor: env.rateLimitFactor,
    trustedProxies: env.trustedProxies,
    metricsToken: env.metricsToken,
    openFactsUrls: env.openFactsUrls,
    productPictures: env.productPictures,
    productPicturesDir: data.productPictures,
    catalogueUpdates: env.catalogueUpdates,
    recallFeeds: env.recallFeeds,
    pushServices: env.pushServices,
    relays: env.relays,
    vision: env.vision,
    supportEmail: env.supportEmail,
    operator: env.operator,
    testimonials: readTestimonials(data.testimonials),
    findWord: readWordLists(data.wordLists),
    indexing: env.indexing,
    embedding: env.embedding,
    pixelId: env.pixelId,
    startsWithSignIn: env.startsWithSignIn,
    printer: existsSync(printing.words) ? createPrinter(printing) : null,
    drawPages: pageDrawing(join(dist, 'drawn/open-pages.mjs')),
    helpNumbersFile: data.helpNumbers,
    passwordCost: PASSWORD_COST,
  });
  const server = createServer(api.app);
  const port = await listen(server, env.port, env.host).catch((error: unknown) => {
    throw listenError(env, error);
  });
  const unsaid = Object.entries(env.operator).flatMap(([field, value]) => (value === null ? [field] : []));
  if (unsaid.length > 0) log.warn('legal', { empty: unsaid.join(', ') });
  running = { server, connections, api };
  log.info('listening', { port, url: env.publicUrl ?? `http://localhost:${port}` });
  log.flush();
}

// Health data must not be readable for other users of this machine: files 0600, folders 0700.
process.umask(0o077);
process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);
// The reader of the log may be gone, or its disk full: the server goes on without it.
process.stdout.on('error', () => undefined);
process.on('SIGTERM', () => end(0));
process.on('SIGINT', () => end(0));

main().catch((error: unknown) => {
  console.error(startFailure(error));
  process.exit(error instanceof StartError ? error.exitCode : 1);
});
