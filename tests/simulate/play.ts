import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import type { Order, Report } from './order.ts';
import { onPostgres, PLANS } from './plans.ts';
import { type Ended, play } from './seed.ts';
import { shrink } from './shrink.ts';
import { prepare } from './stage.ts';

/** Plays the seeds of one order and reports each as a line of JSON. The only program that runs in simulated time. */
const order = JSON.parse(process.argv[2] ?? '') as Order;
const plan = order.engine === 'postgres' ? onPostgres(PLANS[order.plan]) : PLANS[order.plan];

// A page that was killed in the middle of its work asks for its storage once more and gets no answer.
console.warn = () => {};

const stage = await prepare(plan, readFileSync(order.pack), order.folder, order.engine);

/** Prints a line and waits until it is delivered: `process.exit` would drop what a pipe has not taken yet. */
const printLine = (line: string) => new Promise<void>((done) => process.stdout.write(`${line}\n`, () => done()));

/** The failure with the fewest steps found that still lead to it, for a person to read. */
async function shortest(seed: number, ended: Ended): Promise<Ended> {
  const kind = ended.findings[0]?.kind;
  let best = ended;
  await shrink(
    ended.steps,
    async (steps) => {
      const again = await play(stage, plan, seed, steps);
      const fails = again.findings.some((finding) => finding.kind === kind);
      if (fails) best = again;
      return fails;
    },
    order.shrinkMs,
  );
  return best;
}

for (const seed of order.seeds) {
  const ended = await play(stage, plan, seed, order.ops);
  const failed = ended.findings.length > 0;
  const { findings, steps, diary } = failed && order.shrinkMs > 0 ? await shortest(seed, ended) : ended;
  const count = (kind: string) => ended.findings.filter((finding) => finding.kind === kind).length;
  const report: Report = {
    seed,
    ops: ended.saved,
    lost: count('lost'),
    doubled: count('doubled'),
    diverged: count('diverged'),
    troubles: ended.troubles,
    failed,
    findings: findings.map(({ kind, what }) => `${kind}: ${what}`),
    steps: failed ? steps.map(({ n }) => n) : [],
    diary: failed ? diary : [],
  };
  await printLine(JSON.stringify(report));
  if (failed && order.stopAtFirst) break;
}
process.exit(0);
