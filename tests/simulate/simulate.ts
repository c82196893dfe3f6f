import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Order, Report } from './order.ts';
import { PLANS, type PlanName } from './plans.ts';
import { startPlayers } from './start-players.ts';

const { values } = parseArgs({
  options: {
    ops: { type: 'string', default: '2000' },
    seeds: { type: 'string', default: '1..10' },
    plan: { type: 'string', default: 'everything' },
    engine: { type: 'string', default: 'sqlite' },
    shrink: { type: 'string', default: '120' },
  },
});

const ops = Number(values.ops);
const range = /^(\d+)(?:\.\.(\d+))?$/.exec(values.seeds);
const isPlan = (name: string): name is PlanName => Object.hasOwn(PLANS, name);
const isEngine = (name: string): name is Order['engine'] => name === 'sqlite' || name === 'postgres';
if (!range || !Number.isInteger(ops) || ops < 1 || !isPlan(values.plan) || !isEngine(values.engine)) {
  console.error(
    `Usage: npm run -s simulate -- --ops N --seeds A..B [--plan ${Object.keys(PLANS).join('|')}] [--engine sqlite|postgres] [--shrink SECONDS]`,
  );
  process.exit(64);
}
const { plan, engine } = values;
const shrinkMs = Number(values.shrink) * 1000;
const [first, last] = [Number(range[1]), Number(range[2] ?? range[1])];
const waiting = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** How many seeds a process plays. What killed pages leave in its memory goes away with it. */
const SEEDS_PER_PROCESS = Math.max(1, Math.floor(20_000 / ops));
const MOST_LINES = 200;

const total = { seeds: 0, ops: 0, lost: 0, doubled: 0, diverged: 0, kill: 0, cut: 0, crash: 0, failed: 0 };

function tell(report: Report): void {
  total.seeds += 1;
  total.ops += report.ops;
  total.lost += report.lost;
  total.doubled += report.doubled;
  total.diverged += report.diverged;
  for (const trouble of ['kill', 'cut', 'crash'] as const) total[trouble] += report.troubles[trouble];
  console.error(
    `seed ${report.seed}: ${report.ops} operations, ${report.failed ? 'FAILED' : 'fine'} (${total.seeds} done)`,
  );
  if (!report.failed) return;
  total.failed += 1;
  const steps = report.diary.slice(-MOST_LINES).join('; ');
  console.log(`seed ${report.seed} failed: ${report.findings.slice(0, 5).join(' | ')} -- after: ${steps}`);
}

const players = await startPlayers();
try {
  const work = async () => {
    while (waiting.length > 0) {
      const seeds = waiting.splice(0, SEEDS_PER_PROCESS);
      await players.play({ plan, engine, ops, seeds, shrinkMs, stopAtFirst: false }, tell);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
} finally {
  players.dispose();
}
console.log(JSON.stringify(total));
process.exitCode = total.failed > 0 ? 1 : 0;
