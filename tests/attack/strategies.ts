import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { CALLS } from '#domain/contract/calls.ts';
import { type Account, openAccount } from './account.ts';
import { longestList } from './full-household.ts';
import { type BystanderFigures, runBystander } from './quiet-phone.ts';
import { startWatched, type WatchedServer } from './watched-server.ts';

/** What one account at default limits did to the server and to somebody else, by strategy. */
export interface Harm extends Pick<BystanderFigures, 'p99' | 'slowest' | 'kept'> {
  readonly strategy: string;
  readonly asked: number;
  /** Answers by status. */
  readonly statuses: string;
  readonly databaseMb: number;
  readonly residentMb: number;
  readonly peakMb: number;
  readonly othersRefused: number;
}

/** One thing to do over and over, several at a time. */
export type Strategy = (attacker: Account, turn: number) => Promise<Response>;

/** Concurrent requests of the attacker. */
const AT_ONCE = 6;
/** Pause after a refusal. Retrying faster would measure the client. */
const REFUSED_PAUSE_MS = 50;

const ops = (count: number, make: (at: number) => unknown) => Array.from({ length: count }, (_, at) => make(at));

/** Stripes like those of a barcode: a small file with many pixels. */
const stripes = async (): Promise<Blob> => {
  const svg = `<svg width="4000" height="4000"><defs><pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="4" height="9"/></pattern></defs><rect width="4000" height="4000" fill="url(#p)"/></svg>`;
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  return new Blob([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())], { type: 'image/png' });
};

/** What an account can write to other people and to those who run the server: as much and as often as possible. */
function community(): Strategy {
  let groupId = '';
  let entryId = '';
  const longest = '界'.repeat(4000);
  const send = (one: Account, method: string, path: string, body: unknown) =>
    fetch(one.url + path, { method, headers: one.headers, body: JSON.stringify(body) });
  return async (one, turn) => {
    if (groupId === '') {
      const about = { about: 'a'.repeat(500), kind: 'open', symbol: 'people', yourName: 'y'.repeat(40) };
      const made = await one.post(CALLS.makeGroup.path, { name: 'Greedy', ...about });
      groupId = ((await made.clone().json()) as { id?: string }).id ?? '';
      return made;
    }
    const write = () => {
      entryId = randomUUID();
      const body = { id: entryId, onId: null, text: `${turn} ${longest}`.slice(0, 4000), productId: null };
      return one.post(CALLS.writeEntry.path.replace('{id}', groupId), body);
    };
    const parts = [
      write,
      () =>
        send(one, 'PATCH', CALLS.editEntry.path.replace('{id}', entryId), {
          text: `${turn} ${longest}`.slice(0, 4000),
        }),
      () => one.get(CALLS.groupPosts.path.replace('{id}', groupId)),
      () => one.get(CALLS.groups.path),
      () => one.post(CALLS.inviteToGroup.path.replace('{id}', groupId), { most: 1 }),
      () => one.post(CALLS.askIntoGroup.path.replace('{id}', groupId), { username: 'quiet' }),
      () => one.post(CALLS.invite.path, undefined),
      () => one.post(CALLS.contact.path, { name: 'A', email: 'a@example.org', text: longest }),
      () =>
        one.post(CALLS.helpQuestion.path, {
          name: 'A',
          email: 'a@example.org',
          question: `${turn} ${longest}`.slice(0, 4000),
        }),
      () => one.post(CALLS.reportEntry.path.replace('{id}', entryId), { reason: 'other', words: 'x'.repeat(1000) }),
    ];
    return (parts[turn % parts.length] ?? write)();
  };
}

/** The strategies, each with what it needs, made once. */
export async function strategies(): Promise<Readonly<Record<string, Strategy>>> {
  const picture = await stripes();
  const fat = randomUUID();
  let label = '';
  const form = () => {
    const made = new FormData();
    made.set('image', picture, 'photo.png');
    return made;
  };
  return {
    'long lists, again and again': async (one, turn) => {
      if (label === '') {
        label = longestList(0);
        await one.push([
          one.op('product.create', { barcode: null, name: 'Fat', ingredients: ['Aqua'] }, { entityId: fat }),
        ]);
        label = 'Aqua';
      }
      const from = label;
      label = longestList(turn);
      return one.push([one.op('product.relabel', { from, to: label, origin: 'photo' }, { entityId: fat })]);
    },
    'pushes full of small changes': (one) =>
      one.push(ops(25, () => one.op('notification.read', {}, { entityId: `expired:${randomUUID()}` }))),
    'made and removed': (one) => {
      const made = ops(12, () => one.op('pet.create', { type: 'cat', name: 'x' })) as ReturnType<Account['op']>[];
      return one.push([...made, ...made.map(({ entityId }) => one.op('pet.delete', {}, { entityId }))]);
    },
    'everything is read': (one, turn) => one.get(turn % 2 === 0 ? '/api/inventory' : '/api/sync/pull'),
    'reports of the longest lists': (one, turn) =>
      one.post(CALLS.createManual.path, {
        name: `Long ${turn}`,
        ingredients: longestList(turn).split(', ').slice(0, 490),
      }),
    'pictures of stripes': (one) =>
      fetch(one.url + CALLS.extractBarcode.path, {
        method: 'POST',
        headers: { cookie: one.cookie, origin: one.url, 'sec-fetch-site': 'same-origin' },
        body: form(),
      }),
    'photos that nothing shows': async (one) => {
      const bytes = new Uint8Array(
        await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
          .jpeg({ quality: 100 })
          .toBuffer(),
      );
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return fetch(one.url + CALLS.putBlob.path.replace('{sha256}', sha256), {
        method: 'PUT',
        headers: { cookie: one.cookie, origin: one.url, 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' },
        body: bytes,
      });
    },
    'posts, edits, questions, invitations': community(),
    'guesses and broken requests': (one, turn) =>
      turn % 2 === 0
        ? one.post('/api/login', { email: 'quiet@example.org', password: `wrong wrong ${turn}` })
        : one.post('/api/sync/push', {
            deviceId: one.deviceId,
            ops: ops(25, () => ({ opId: randomUUID(), x: 'y'.repeat(8000) })),
          }),
  };
}

/** Size of the database with its write-ahead log, in MB. */
export const databaseMb = ({ dataDir }: WatchedServer): number =>
  ['', '-wal'].reduce(
    (sum, part) => sum + (statSync(join(dataDir, `safeshelf.db${part}`), { throwIfNoEntry: false })?.size ?? 0),
    0,
  ) /
  2 ** 20;

/** Sends one request after another, several at a time. @returns answers by status, 0 for none */
export async function attackInTurn(
  attacker: Account,
  until: number,
  next: () => Strategy,
): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  let turn = 0;
  const attack = async () => {
    while (Date.now() < until) {
      turn += 1;
      const answer = await next()(attacker, turn).catch(() => null);
      const status = answer?.status ?? 0;
      await answer?.arrayBuffer().catch(() => null);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 400) await pause(REFUSED_PAUSE_MS);
    }
  };
  await Promise.all(ops(AT_ONCE, attack));
  return statuses;
}

async function tryOne(name: string, strategy: Strategy, seconds: number): Promise<Harm> {
  const server = await startWatched({
    RATE_LIMIT_FACTOR: '1',
    DEFAULT_TIER: 'free',
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
  });
  try {
    const attacker = await openAccount(server.url, 'greedy');
    // From another address, because limits also count by address.
    const other = await openAccount(server.url, 'quiet', '192.0.2.7');
    await other.get('/api/sync/pull');
    const [size, resident] = [databaseMb(server), server.residentMb()];
    let peak = resident;
    const watch = setInterval(() => {
      peak = Math.max(peak, server.residentMb());
    }, 250);
    const until = Date.now() + seconds * 1000;
    const [quiet, statuses] = await Promise.all([
      runBystander(other, until),
      attackInTurn(attacker, until, () => strategy),
    ]);
    clearInterval(watch);
    return {
      strategy: name,
      asked: [...statuses.values()].reduce((sum, count) => sum + count, 0),
      statuses: [...statuses].map(([status, count]) => `${count}×${status}`).join(' '),
      databaseMb: databaseMb(server) - size,
      residentMb: server.residentMb() - resident,
      peakMb: peak,
      ...{ p99: quiet.p99, slowest: quiet.slowest, kept: quiet.kept },
      othersRefused: quiet.refused,
    };
  } finally {
    await server.dispose();
  }
}

/** Tries each strategy for that long on a server of its own, and prints the result. */
export async function measureStrategies(seconds: number, only: string | undefined): Promise<readonly Harm[]> {
  const harms: Harm[] = [];
  for (const [name, strategy] of Object.entries(await strategies())) {
    if (only !== undefined && !name.includes(only)) continue;
    const harm = await tryOne(name, strategy, seconds);
    harms.push(harm);
    console.log(
      `${name.padEnd(30)} ${harm.asked} requests (${harm.statuses}); database +${harm.databaseMb.toFixed(1)} MB; memory ` +
        `+${harm.residentMb.toFixed(0)} MB, peak ${harm.peakMb.toFixed(0)} MB; other account p99 ${harm.p99.toFixed(0)} ms, ` +
        `slowest ${harm.slowest.toFixed(0)} ms, ${harm.othersRefused} refused${harm.kept ? '' : ', a change lost'}`,
    );
  }
  return harms;
}
