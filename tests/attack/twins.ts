import { setTimeout as pause } from 'node:timers/promises';
import { type Account, openAccount } from './account.ts';
import { startWatched } from './watched-server.ts';

/** How well the calls of one household reveal whether another household scanned a code: .5 is not at all. */
export interface TimingLeak {
  readonly pairs: number;
  /** Area under the curve when telling by time, and when telling by size. */
  readonly byTime: number;
  readonly bySize: number;
  /** Answers that differ from the others in anything but the request id. */
  readonly different: number;
}

/** A code from the range for use within a shop, with its check digit. */
function codeOf(at: number): string {
  const digits = `29${String(at).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The share of pairs, one observation of each kind, in which the second is larger; ties count half. */
export function areaUnderCurve(without: readonly number[], after: readonly number[]): number {
  const all = [...without.map((value) => ({ value, kind: 0 })), ...after.map((value) => ({ value, kind: 1 }))];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && all[end]?.value === all[at]?.value) end += 1;
    for (let place = at; place < end; place += 1) if (all[place]?.kind === 1) ranks += (at + end + 1) / 2;
    at = end;
  }
  return (ranks - (after.length * (after.length + 1)) / 2) / (without.length * after.length);
}

interface Seen {
  readonly ms: number;
  readonly size: number;
  readonly text: string;
}

/** What a household sees when it asks for a code and pulls. */
async function look(account: Account, code: string, cursor: string): Promise<Seen> {
  const began = performance.now();
  const product = await account.get(`/api/products/0${code}`);
  const told = await product.text();
  const pulled = await (await account.get(`/api/sync/pull?cursor=${encodeURIComponent(cursor)}`)).text();
  const ms = performance.now() - began;
  const text = `${product.status} ${told} ${pulled}`.replace(/"requestId":"[^"]*"/g, '').replaceAll(code, '');
  return { ms, size: told.length + pulled.length, text };
}

/**
 * Lets one household ask for codes, half of which another household has just scanned for the first time. A coin toss
 * decides the order, so that a busy moment of the machine affects both kinds.
 */
export async function measureTelling(pairs: number): Promise<TimingLeak> {
  const server = await startWatched();
  try {
    const [curious, other] = [await openAccount(server.url, 'curious'), await openAccount(server.url, 'other')];
    const { cursor } = (await (await curious.get('/api/sync/pull')).json()) as { cursor: string };
    const without: Seen[] = [];
    const after: Seen[] = [];
    const texts = new Set<string>();
    let different = 0;
    for (let at = 0; at < pairs; at += 1) {
      const first = Math.random() < 0.5;
      for (const scanned of [first, !first]) {
        const code = codeOf(2 * at + Number(scanned));
        // The other household works either way, on this code or on one that nobody asks for. It enters the product by
        // hand first, because live look-ups have a budget, and a product that was looked up is also a row of its
        // household.
        const theirs = scanned ? code : codeOf(5_000_000_000 + at);
        await other.post('/api/products/create-manual', { barcode: theirs, name: 'Spread', ingredients: ['Sugar'] });
        await other.post('/api/scan', { barcode: theirs });
        await pause(2);
        const seen = await look(curious, code, cursor);
        (scanned ? after : without).push(seen);
        texts.add(seen.text);
        if (texts.size > 1) {
          different += 1;
          texts.delete(seen.text);
        }
      }
    }
    const telling = (figure: 'ms' | 'size') =>
      areaUnderCurve(
        without.map((seen) => seen[figure]),
        after.map((seen) => seen[figure]),
      );
    return { pairs, byTime: telling('ms'), bySize: telling('size'), different };
  } finally {
    await server.dispose();
  }
}
