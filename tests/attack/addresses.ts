import { openAccount } from './account.ts';
import { areaUnderCurve } from './twins.ts';
import { startWatched } from './watched-server.ts';

/** How well a call reveals whether an address is registered: .5 is not at all. */
export interface AddressLeak {
  readonly call: string;
  readonly tries: number;
  /** Area under the curve when telling by time. */
  readonly byTime: number;
  /** Answers, by status and body, that only registered addresses got. */
  readonly different: number;
}

/** How many accounts are asked about in turn. */
const ACCOUNTS = 50;

const CALLS = {
  login: (email: string) => ({ path: '/api/login', body: { email, password: 'not the right pass phrase' } }),
  forgot: (email: string) => ({ path: '/api/password/forgot', body: { email } }),
} as const;

/** Sends wrong passwords and reset requests for registered and unknown addresses, by coin toss, one at a time. */
export async function measureAddresses(tries: number): Promise<AddressLeak[]> {
  const server = await startWatched();
  try {
    const known: string[] = [];
    for (let at = 0; at < ACCOUNTS; at += 1) known.push((await openAccount(server.url, `known${at}`)).email);
    const told: AddressLeak[] = [];
    for (const [call, requestFor] of Object.entries(CALLS)) {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      const answers = { known: new Set<string>(), unknown: new Set<string>() };
      for (let at = 0; at < tries; at += 1) {
        const kind = Math.random() < 0.5 ? 'known' : 'unknown';
        const email = kind === 'known' ? (known[at % ACCOUNTS] ?? '') : `nobody${at % ACCOUNTS}@example.org`;
        const { path, body } = requestFor(email);
        const began = performance.now();
        const answer = await fetch(server.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        times[kind].push(performance.now() - began);
        answers[kind].add(`${answer.status} ${text.replace(/"requestId":"[^"]*"/g, '')}`);
      }
      const different = [...answers.known].filter((one) => !answers.unknown.has(one)).length;
      told.push({ call, tries, byTime: areaUnderCurve(times.unknown, times.known), different });
    }
    return told;
  } finally {
    await server.dispose();
  }
}
