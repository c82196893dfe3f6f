import type { Send } from '#web/offline/transport/ports.ts';
import type { RunningApp } from '../api/start-app.ts';

/** Decides the outcome of one request: `go` sends it to the server and returns the server's answer. */
export type RequestOutcome = (path: string, init: RequestInit, go: () => Promise<Response>) => Promise<Response>;

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** The usual outcomes of a phone's requests. */
export const REQUEST_OUTCOMES = {
  up: (_path, _init, go) => go(),
  /** No network at all. */
  down: lost,
  /** The server received the request, but its answer is lost. */
  answerLost: async (_path, _init, go) => {
    await go();
    return lost();
  },
  /** A captive portal: a hotel's sign-in page in place of every answer. */
  captive: async () =>
    new Response('<!doctype html><title>Welcome, please sign in</title>', {
      status: 200,
      headers: { 'content-type': 'text/html' },
    }),
  /** Never answers; rejects only when the request is aborted. */
  silent: (_path, init) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    }),
} as const satisfies Record<string, RequestOutcome>;

/** An error answer in the form of the server's contract. */
export const refusal = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ error, message: `Refused with ${error}.`, requestId: 'r' }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The network of one browser: its cookie, and the outcome of requests as chosen by the test. */
export class TestNetwork {
  fate: RequestOutcome = REQUEST_OUTCOMES.up;
  cookie = '';
  /** What `document.cookie` would show. */
  visibleCookie = '';
  /** Every request that reached the server: method and path. */
  readonly carried: string[] = [];
  private app: RunningApp;

  constructor(app: RunningApp) {
    this.app = app;
  }

  /** The server was restarted, perhaps from a backup, and has another port. */
  moveTo(app: RunningApp): void {
    this.app = app;
  }

  send: Send = (path, init) => this.fate(path, init, () => this.carry(path, init));

  private async carry(path: string, init: RequestInit): Promise<Response> {
    this.carried.push(`${init.method} ${path.split('?')[0]}`);
    const { signal: _notNeeded, ...rest } = init;
    const response = await fetch(this.app.url + path, {
      ...rest,
      headers: {
        ...(init.headers as Record<string, string>),
        'sec-fetch-site': 'same-origin',
        ...(this.cookie && { cookie: this.cookie }),
      },
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const kept = set.includes('Max-Age=0') ? '' : pair;
      if (pair.startsWith('__Host-sid=')) this.cookie = kept;
      else if (pair.startsWith('__Host-signed-in=')) this.visibleCookie = kept;
    }
    return response;
  }
}
