import { PushAnswer } from '#domain/sync/wire.ts';
import type { Page, SendFrom } from './device.ts';
import type { Dice } from './dice.ts';
import type { World } from './event-loop.ts';
import type { Carried } from './server.ts';
import type { Servers } from './servers.ts';

/** What may happen to one request. Weather gives the probability of each. */
export type Fate =
  /** There and back at once. */
  | 'through'
  /** Both ways are slow, perhaps slower than the phone waits. */
  | 'late'
  /** It never arrives. */
  | 'lost'
  /** It arrives; the answer does not. */
  | 'answerLost'
  /** It arrives twice at the same moment. */
  | 'twice'
  /** It arrives again minutes later, behind newer ones. */
  | 'echo'
  /** A hotel's sign-in page in place of the answer. */
  | 'captive'
  /** A proxy cannot reach the server, or stops waiting for it. */
  | 'proxyBefore'
  | 'proxyAfter'
  | 'serverError'
  | 'busy'
  | 'limited'
  /** A proxy accepts only small bodies, or refuses one for no apparent reason. */
  | 'tooLarge'
  | 'refused'
  /** The response leaves operations out. */
  | 'holes'
  /** No response at all, until the phone gives up. */
  | 'silent'
  | 'pageDies'
  | 'pageDiesAnswered'
  | 'serverDies'
  | 'serverDiesCommitted'
  /** A server's connection to its database breaks right after a commit, or the database stops then. */
  | 'lineCut'
  | 'databaseDies';

export type Weather = Readonly<Partial<Record<Fate, number>>>;

const page = (status: number, title: string, headers: Record<string, string> = {}): Response =>
  new Response(`<!doctype html><title>${title}</title>`, {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  });

const problem = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ error, message: `Refused with ${error}.`, requestId: 'r' }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

const failed = (): TypeError => new TypeError('Failed to fetch');

/** How many operations a push carries; 0 for everything else. */
const operationsIn = (path: string, body: string | null): number =>
  path.endsWith('/push') && body ? (JSON.parse(body) as { ops: unknown[] }).ops.length : 0;

/** Everything between the phones and the servers. */
export class Network {
  private readonly world: World;
  readonly servers: Servers;
  private readonly weather = new Map<object, Weather>();
  /** Random numbers of the current step. */
  dice: Dice;
  /** Requests that reached a server, by path. */
  readonly carried = new Map<string, number>();

  constructor(world: World, servers: Servers, dice: Dice) {
    this.world = world;
    this.servers = servers;
    this.dice = dice;
  }

  /** Sets the weather for this device from now on. */
  setWeather(device: object, weather: Weather): void {
    this.weather.set(device, weather);
  }

  private fateOf(from: Page): Fate {
    return this.dice.weighted((this.weather.get(from.device) ?? { through: 1 }) as Record<Fate, number>);
  }

  sendFrom: SendFrom = (from) => (path, init) =>
    new Promise((resolve, reject) => {
      if (init.signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'));
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      const answer = (outcome: Response | TypeError) => {
        if (from.dead) return;
        from.enter();
        if (outcome instanceof TypeError) reject(outcome);
        else resolve(outcome);
      };
      this.travel(from, path, init, answer).catch(reject);
    });

  private async travel(from: Page, path: string, init: RequestInit, answer: (outcome: Response | TypeError) => void) {
    const { dice, world, servers } = this;
    const request: Carried = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? init.body : null,
      headers: {
        ...(init.headers as Record<string, string>),
        'sec-fetch-site': 'same-origin',
        ...(from.device.cookie && { cookie: from.device.cookie }),
      },
      from: '192.0.2.1',
    };
    const carry = async () => {
      const name = path.split('?')[0] ?? path;
      this.carried.set(name, (this.carried.get(name) ?? 0) + 1);
      return (await servers.carry(request)) ?? failed();
    };
    /** The response reaches the browser, with its cookies. */
    const home = (outcome: Response | TypeError) => {
      if (outcome instanceof Response) keepCookies(from, outcome);
      answer(outcome);
    };
    const ops = operationsIn(path, request.body);
    switch (this.fateOf(from)) {
      case 'through':
        return home(await carry());
      case 'late': {
        const [there, back] = [dice.roll(30_000), dice.roll(15_000)];
        world.after(there, () => {
          carry().then((outcome) => world.after(back, () => home(outcome)), answer);
        });
        return;
      }
      case 'lost':
        return answer(failed());
      case 'answerLost':
        await carry();
        return answer(failed());
      case 'twice': {
        const [outcome] = await Promise.all([carry(), carry()]);
        return home(outcome);
      }
      case 'echo':
        world.after(1000 + dice.roll(600_000), () => void carry());
        return home(await carry());
      case 'captive':
        return answer(page(200, 'Welcome, please sign in'));
      case 'proxyBefore':
        return answer(page(502, 'Bad gateway'));
      case 'proxyAfter':
        await carry();
        return answer(page(504, 'Gateway timeout'));
      case 'serverError':
        if (dice.once(2)) await carry();
        return answer(problem(500, 'INTERNAL'));
      case 'busy':
        return answer(problem(503, 'BUSY', { 'retry-after': String(1 + dice.roll(20)) }));
      case 'limited':
        return answer(problem(429, 'RATE_LIMITED', { 'retry-after': String(1 + dice.roll(60)) }));
      case 'tooLarge':
        return ops > 3 ? answer(page(413, 'Too large')) : home(await carry());
      case 'refused':
        return ops > 1 ? answer(problem(400, 'BAD_REQUEST')) : home(await carry());
      case 'holes': {
        const outcome = await carry();
        return ops > 0 && outcome instanceof Response && outcome.status === 200
          ? answer(await withHoles(outcome, dice))
          : home(outcome);
      }
      case 'silent':
        return;
      case 'pageDies':
        from.kill();
        if (dice.once(2)) await carry();
        return;
      case 'pageDiesAnswered': {
        await carry();
        // The page dies while it reads the response and stores what it says.
        const outcome = await carry();
        const turns = dice.roll(40);
        home(outcome);
        await world.turns(turns);
        return from.kill();
      }
      case 'serverDies':
        servers.kill();
        return answer(failed());
      case 'serverDiesCommitted':
        servers.troubleAfter(1 + dice.roll(6), 'kill');
        return home(await carry());
      case 'lineCut':
        servers.troubleAfter(1 + dice.roll(6), 'cut');
        return home(await carry());
      case 'databaseDies':
        servers.troubleAfter(1 + dice.roll(6), 'crash');
        return home(await carry());
    }
  }
}

function keepCookies(from: Page, response: Response): void {
  for (const set of response.headers.getSetCookie()) {
    const [pair = ''] = set.split(';');
    const kept = set.includes('Max-Age=0') ? '' : pair;
    if (pair.startsWith('__Host-sid=')) from.device.cookie = kept;
    else if (pair.startsWith('__Host-signed-in=')) from.device.hint = kept;
  }
}

async function withHoles(response: Response, dice: Dice): Promise<Response> {
  const answer = PushAnswer.parse(await response.json());
  const results = answer.results.filter(() => !dice.once(3));
  return new Response(JSON.stringify({ ...answer, results }), {
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
}
