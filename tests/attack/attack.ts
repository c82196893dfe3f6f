import { parseArgs } from 'node:util';
import { measureAddresses } from './addresses.ts';
import { measureHolds } from './holds.ts';
import { measureSiege } from './siege.ts';
import { measureStrategies } from './strategies.ts';
import { measureTelling } from './twins.ts';

// Measures what one account can do to the others, on the built server: `npm run -s attack -- holds`; `npm run -s attack
// -- strategies --seconds 600`, each of nine for that long; `npm run -s attack -- siege --seconds 3600`, all of them in
// turn on one core and under 512 MB; `npm run -s attack -- twins --pairs 2000`; `npm run -s attack -- addresses --tries
// 1000`.

const HELD_MS = 50;
/** How far an AUC may be from .5, which reveals nothing. */
const TELLS = 0.03;
/** The most that one account may do to a server and to the calls of another account. */
const MOST = { databaseMb: 50, p99: 250, residentMb: 300, peakMb: 512 } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '75' },
    pairs: { type: 'string', default: '2000' },
    tries: { type: 'string', default: '1000' },
    only: { type: 'string' },
  },
});

const WHAT: Readonly<Record<string, () => Promise<boolean>>> = {
  holds: async () => {
    const holds = await measureHolds(values.only?.toLowerCase());
    const long = holds.filter(({ median }) => median > HELD_MS);
    console.log(
      `${holds.length} calls, ${long.length} held the event loop for more than ${HELD_MS} ms (median of five)`,
    );
    return long.length === 0;
  },
  twins: async () => {
    const { pairs, byTime, bySize, different } = await measureTelling(Number(values.pairs));
    console.log(
      `${pairs} pairs: by time ${byTime.toFixed(3)}, by size ${bySize.toFixed(3)} (.5 tells nothing), ${different} answers differ`,
    );
    return Math.abs(byTime - 0.5) <= TELLS && Math.abs(bySize - 0.5) <= TELLS && different === 0;
  },
  addresses: async () => {
    const told = await measureAddresses(Number(values.tries));
    for (const { call, tries, byTime, different } of told) {
      console.log(
        `${call}: ${tries} tries, by time ${byTime.toFixed(3)} (.5 tells nothing), ${different} answers differ`,
      );
    }
    return told.every(({ byTime, different }) => Math.abs(byTime - 0.5) <= TELLS && different === 0);
  },
  strategies: async () => {
    const harms = await measureStrategies(Number(values.seconds), values.only);
    const bounds = Object.entries(MOST) as [keyof typeof MOST, number][];
    const over = harms.flatMap((harm) =>
      bounds.filter(([figure, most]) => harm[figure] > most).map(([figure]) => `${harm.strategy}: ${figure}`),
    );
    for (const one of over) console.log(`above its bound: ${one}`);
    return over.length === 0 && harms.every(({ othersRefused, kept }) => othersRefused === 0 && kept);
  },
  siege: async () => {
    const seconds = Number(values.seconds);
    const found = await measureSiege(seconds, MOST.peakMb);
    const { p50, p99, slowest, refused, kept, held, pinned, killed, alive } = found;
    console.log(
      `${seconds} s, ${pinned ? 'one core' : 'NOT PINNED'}, ${held ? `held under ${MOST.peakMb} MB` : 'memory only watched'}: ` +
        `${found.asked} requests; database +${found.databaseMb.toFixed(1)} MB; resident at most ${found.peakMb.toFixed(0)} MB, ` +
        `without files ${found.anonymousMb.toFixed(0)} MB; ${killed} killed for memory, ${alive ? 'alive' : 'ENDED'}`,
    );
    console.log(
      `the second account: ${found.calls} calls, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, slowest ` +
        `${slowest.toFixed(0)} ms, ${refused} refused, last change ${kept ? 'kept' : 'LOST'}`,
    );
    const memory = held ? killed === 0 : found.peakMb <= MOST.peakMb;
    return p99 <= MOST.p99 && found.databaseMb <= MOST.databaseMb && refused === 0 && kept && memory && alive && pinned;
  },
};

const wanted = WHAT[positionals[0] ?? ''];
if (!wanted) {
  console.error(`Say what: ${Object.keys(WHAT).join(', ')}.`);
  process.exit(2);
}
process.exitCode = (await wanted()) ? 0 : 1;
