import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Call } from '#domain/contract/call.ts';
import { CALLS, type CallName } from '#domain/contract/calls.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { PROBLEM_STATUS } from '#domain/problem.ts';
import { OPERATION_PAYLOAD, type OperationType } from '#domain/sync/operation.ts';
import { Dice } from '../simulate/dice.ts';
import { newPerson, type Person } from './person.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

// Requests generated from the call table: valid, almost valid and invalid. `FUZZ=200000 npx vitest run
// tests/api/fuzz.test.ts` runs more of them, `FUZZ_SEED` others.
const REQUESTS = Number(process.env.FUZZ ?? 5_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const AT_ONCE = 4;

/** Calls that end the session, hash a password or never end. */
const LEFT_OUT: ReadonlySet<string> = new Set<CallName>([
  ...(['logout', 'login', 'register', 'changes'] as const),
  ...(['changePassword', 'changeEmail', 'deleteAccount'] as const),
]);

/** Calls that run in one of a few helper threads. On a busy machine all of these may be taken. */
const MAY_BE_BUSY: ReadonlySet<string> = new Set<CallName>(['reportPdf']);

let app: RunningApp;
let person: Person;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
  person = await newPerson(app);
});
afterAll(() => app.close());

const ids = Array.from({ length: 8 }, () => randomUUID());
const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, '', ' ', [], {}],
  ...[
    '\u0000',
    '\ud800',
    '\u202egpj.exe',
    "'; DROP TABLE users --",
    '<script>',
    '../../etc/passwd',
    '%00',
    'x'.repeat(5000),
  ],
  ...['__proto__', 'constructor', '2026-13-45', '2000000000015', '02000000000015', '９', 'NaN'],
  JSON.parse(`${'['.repeat(12)}${']'.repeat(12)}`),
  JSON.parse('{"__proto__":{"admin":true}}'),
];

/** The parts of a Zod schema definition. Each schema type has only some of them. */
interface Definition {
  readonly type: string;
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
  readonly element: z.core.$ZodType;
  readonly options: readonly z.core.$ZodType[];
  readonly in: z.core.$ZodType;
  readonly innerType: z.core.$ZodType;
  readonly entries: Readonly<Record<string, unknown>>;
  readonly values: readonly unknown[];
}

/** A value for a schema, valid most of the time. */
function valueFor(schema: z.core.$ZodType, dice: Dice, depth = 0): unknown {
  if (dice.once(12) || depth > 6) return dice.pick(ODD);
  const def = schema._zod.def as unknown as Definition;
  switch (def.type) {
    case 'object': {
      const { shape } = def;
      const made = Object.entries(shape).flatMap(([key, inner]) =>
        dice.once(15) ? [] : [[key, valueFor(inner, dice, depth + 1)] as const],
      );
      return Object.fromEntries(dice.once(25) ? [...made, ['surplus', dice.pick(ODD)]] : made);
    }
    case 'array':
      return Array.from({ length: dice.once(20) ? 300 : dice.roll(4) }, () => valueFor(def.element, dice, depth + 1));
    case 'union':
      return valueFor(dice.pick(def.options), dice, depth + 1);
    case 'pipe':
      return valueFor(def.in, dice, depth);
    case 'nullable':
      return dice.once(3) ? null : valueFor(def.innerType, dice, depth);
    case 'optional':
    case 'default':
    case 'catch':
      return valueFor(def.innerType, dice, depth);
    case 'enum':
      return dice.pick(Object.values(def.entries));
    case 'literal':
      return dice.pick(def.values);
    case 'boolean':
      return dice.once(2);
    case 'number':
    case 'int':
      return dice.pick([0, 1, 5, 12, 9999, -3]);
    case 'string':
      return dice.pick(['Soap', 'Aqua', '2027-01-31', '2000000000015', WITH_LABEL.id, ...ids, 'a b c']);
    default:
      return dice.pick(ODD);
  }
}

const TYPES = Object.keys(OPERATION_PAYLOAD) as OperationType[];

/** An operation as a phone pushes it. */
function operation(dice: Dice): unknown {
  if (dice.once(15)) return dice.pick(ODD);
  const type = dice.pick(TYPES);
  return {
    opId: dice.once(10) ? dice.pick(ids) : randomUUID(),
    userId: dice.once(20) ? 'somebody' : person.userId,
    type,
    v: dice.once(20) ? 7 : 1,
    entityId: dice.once(6) ? dice.pick([WITH_LABEL.id, person.userId, 'theme', 'x:y']) : dice.pick(ids),
    payload: valueFor(OPERATION_PAYLOAD[type], dice),
    baseRev: dice.once(2) ? null : dice.roll(4),
    createdAt: dice.once(10) ? -1e15 : app.now(),
  };
}

function bodyFor(name: string, call: Call, dice: Dice): unknown {
  if (name === 'push' && !dice.once(10)) {
    return { deviceId: dice.pick(ids), ops: Array.from({ length: 1 + dice.roll(4) }, () => operation(dice)) };
  }
  return call.body ? valueFor(call.body, dice) : dice.pick(ODD);
}

const segment = (dice: Dice): string =>
  encodeURIComponent(
    String(dice.pick([...ids, WITH_LABEL.id, 'soap-02000000000015', '%', '..', '\u0000', '', 'x'.repeat(300)])),
  );

function addressFor(call: Call, dice: Dice): string {
  const path = call.path.replace(/\{\w+\}/g, () => segment(dice));
  const made = call.query && !dice.once(3) ? valueFor(call.query, dice) : null;
  const query = typeof made === 'object' && made ? Object.entries(made).filter(([, value]) => value !== undefined) : [];
  return query.length === 0
    ? path
    : `${path}?${query.map(([key, value]) => `${key}=${encodeURIComponent(String(value).toWellFormed())}`).join('&')}`;
}

/** Upper bound of idle connections, all of which the server may have closed. */
const MOST_IDLE = 10;

/** The response to a request. Retries if an idle connection was closed just as it was reused, as HTTP allows. */
async function answerTo(url: string, ask: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(url, ask);
    } catch (error) {
      if (tries > MOST_IDLE || !/ECONNRESET|other side closed/.test(String((error as Error).cause))) throw error;
    }
  }
}

/** A description of a wrong answer, or null if the answer is right. */
async function wrongWith(name: string, call: Call, dice: Dice): Promise<string | null> {
  const path = addressFor(call, dice);
  const body = call.method === 'GET' ? undefined : (JSON.stringify(bodyFor(name, call, dice)) ?? 'undefined');
  const sent = body !== undefined && dice.once(40) ? body.slice(0, dice.roll(body.length)) : body;
  const ask: RequestInit = {
    method: call.method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(!dice.once(40) && { cookie: person.cookie }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(dice.once(10) && { 'idempotency-key': dice.pick([...ids, 'no uuid']) }),
    },
    ...(sent !== undefined && { body: sent }),
  };
  const response = await answerTo(app.url + path, ask);
  const text = await response.text();
  const said = `${call.method} ${path.slice(0, 200)} ${sent?.slice(0, 300) ?? ''} -> ${response.status} ${text.slice(0, 300)}`;
  const { status } = response;
  if (status >= 500) return MAY_BE_BUSY.has(name) && text.includes('"error":"BUSY"') ? null : said;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (status >= 400) {
    const read = ErrorBody.strict().safeParse(isJson ? JSON.parse(text) : text);
    const fits = read.success && PROBLEM_STATUS[read.data.error as keyof typeof PROBLEM_STATUS] === status;
    return fits ? null : said;
  }
  const answer = call.answers[status];
  if (answer === undefined) return said;
  return answer === null || !isJson || answer.safeParse(JSON.parse(text)).success ? null : said;
}

test(`${REQUESTS} requests made from the call table: no 5xx, and no answer outside of its shape`, {
  timeout: 3_600_000,
}, async () => {
  const calls = Object.entries(CALLS as Readonly<Record<string, Call>>).filter(([name]) => !LEFT_OUT.has(name));
  const wrong: string[] = [];
  const worker = async (number: number): Promise<void> => {
    const dice = new Dice(SEED + number);
    for (let at = number; at < REQUESTS; at += AT_ONCE) {
      const [name, call] = dice.pick(calls);
      const said = await wrongWith(name, call, dice);
      if (said !== null && wrong.length < 20) wrong.push(said);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => worker(number)));
  expect(wrong).toEqual([]);
  expect(app.lines.filter((line) => line.includes('"exception"'))).toEqual([]);
});
