import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const SECONDS = 5;
const CONNECTIONS = 16;

/** The result of a load: answers per second, and the time within which 99 of 100 came, ms. */
export interface LoadResult {
  readonly rate: number;
  readonly p99: number;
}

/** Puts a load on a server. Throws if any answer was not a success, because errors are fast. */
export async function runLoad(load: Load, seconds = SECONDS): Promise<LoadResult> {
  const result = await autocannon({ ...load, connections: CONNECTIONS, duration: seconds });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${load.url}: ${result.non2xx} answers without success, ${result.errors} errors`);
  }
  return { rate: result.requests.total / seconds, p99: result.latency.p99 };
}

/** Requests answered per second under load. */
export const rate = async (load: Load, seconds = SECONDS): Promise<number> => (await runLoad(load, seconds)).rate;

/** The median; of an even number of values, the upper of the two in the middle. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Two loads, alternately, after a warm-up of each, so that a busy moment affects both. Medians of three. */
export async function ratesInTurn(one: Load, other: Load): Promise<readonly [number, number]> {
  const rates: [number[], number[]] = [[], []];
  for (const load of [one, other]) await rate(load, 1);
  for (let round = 0; round < 3; round += 1) {
    rates[0].push(await rate(one));
    rates[1].push(await rate(other));
  }
  return [median(rates[0]), median(rates[1])];
}
