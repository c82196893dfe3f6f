import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '#api/app.ts';
import { createLog } from '#api/log.ts';
import { createServer, listen } from '#api/server.ts';
import { migrate } from '#db/migrate.ts';
import { type Db, openDatabase } from '#db/open.ts';
import type { Tier } from '#domain/plans/plan.ts';
import type { Product } from '#domain/products/product.ts';
import { testEngine } from './test-engine.ts';

export interface AppOptions {
  readonly tier?: Tier;
  readonly rateLimitFactor?: number;
  readonly publicUrl?: string;
  readonly trustedProxies?: readonly string[];
  readonly starter?: readonly Product[];
}

/** A server on a real socket with a real, migrated database in a folder of its own. */
export interface RunningApp {
  readonly url: string;
  readonly port: number;
  readonly db: Db;
  readonly dir: string;
  /** Log lines so far. */
  readonly lines: string[];
  /** Moves the clock of the server on. */
  wait(ms: number): void;
  now(): number;
  close(): Promise<void>;
}

const product = (over: Partial<Product> & Pick<Product, 'id' | 'name'>): Product => ({
  gtin: over.id,
  brand: 'Brand',
  size: null,
  category: 'personal_care',
  productType: 'rinse_off',
  forms: [],
  baby: false,
  ingredientsText: 'Aqua, Sodium Laureth Sulfate, Glycerin, Parfum',
  emoji: '🧴',
  sample: true,
  own: false,
  source: { name: 'Safeshelf sample', date: '2026-01-01', licence: null },
  ...over,
});

/** Codes from the range that no manufacturer has. */
export const WITH_LABEL = product({ id: '02000000000015', name: 'Sample shower gel' });
export const WITHOUT_LABEL = product({ id: '02000000000022', name: 'Sample candle', ingredientsText: null });
export const UNKNOWN_CODE = '2000000000039';
export const CODE_WITH_LABEL = '2000000000015';
export const CODE_WITHOUT_LABEL = '2000000000022';

/** Starts a server; close it when done. Time stands still until it is moved. */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const dir = mkdtempSync(join(tmpdir(), 'safeshelf-api-'));
  const webDir = join(dir, 'web');
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Safeshelf</title>');
  writeFileSync(join(webDir, 'sw.js'), `// worker\n${'self.x = 1;\n'.repeat(200)}`);
  writeFileSync(join(webDir, 'assets/app-1234.js'), `${'export const y = 1;\n'.repeat(200)}`);
  writeFileSync(join(webDir, 'assets/reader-1234.wasm'), new Uint8Array([0, 97, 115, 109]));

  const db = openDatabase(join(dir, 'safeshelf.db'));
  await migrate(db);
  let nowMs = Date.UTC(2026, 10, 21, 12);
  const lines: string[] = [];
  const api = createApi({
    db,
    engine: testEngine(),
    starter: options.starter ?? [WITH_LABEL, WITHOUT_LABEL],
    log: createLog(
      (text) => lines.push(text),
      () => nowMs,
    ),
    clock: () => nowMs,
    fatal: (error) => {
      throw error;
    },
    webDir,
    dataDir: dir,
    publicUrl: options.publicUrl ?? null,
    defaultTier: options.tier ?? 'free',
    rateLimitFactor: options.rateLimitFactor ?? 10_000,
    trustedProxies: options.trustedProxies ?? [],
  });
  const server = createServer(api.app);
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    db,
    dir,
    lines,
    wait: (ms) => {
      nowMs += ms;
    },
    now: () => nowMs,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      db.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** An answer, read. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Somebody with a browser: keeps the cookie and sends what a page of ours sends. */
export class Person {
  readonly app: RunningApp;
  cookie = '';
  userId = '';
  householdId = '';
  readonly deviceId = randomUUID();

  constructor(app: RunningApp) {
    this.app = app;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const response = await fetch(this.app.url + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.send('POST', path, body, headers);
}

let people = 0;

/** Registers a fresh account. */
export async function newPerson(app: RunningApp): Promise<Person> {
  const person = new Person(app);
  people += 1;
  const email = `person${people}@example.org`;
  const reply = await person.post('/api/register', { email, password: PASSWORD, username: `person${people}` });
  if (reply.status !== 201) throw new Error(`Registration answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  const user = reply.body as { id: string; householdId: string };
  person.userId = user.id;
  person.householdId = user.householdId;
  return person;
}

export const PASSWORD = 'a long walk by the sea';
