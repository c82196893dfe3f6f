import { measureHolds } from './holds.ts';

// What one account can do to the others, measured on the built server: `npm run -s attack -- holds`.

const HELD_MS = 50;

const WHAT: Readonly<Record<string, () => Promise<boolean>>> = {
  holds: async () => {
    const holds = await measureHolds();
    const long = holds.filter(({ median }) => median > HELD_MS);
    console.log(
      `${holds.length} calls, ${long.length} held the event loop for more than ${HELD_MS} ms (median of five)`,
    );
    return long.length === 0;
  },
};

const wanted = WHAT[process.argv[2] ?? ''];
if (!wanted) {
  console.error(`Say what: ${Object.keys(WHAT).join(', ')}.`);
  process.exit(2);
}
process.exitCode = (await wanted()) ? 0 : 1;
