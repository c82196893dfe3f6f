import { parseArgs } from 'node:util';
import { BONUS_SCANS_MAX } from '#domain/plans/plan.ts';
import { play } from './play.ts';

// Plays bots against the rules for points and referrals: `npm run -s gaming -- --bots 1000 --seed 7`.

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: '1000' },
    honest: { type: 'string', default: '200' },
    weeks: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const plan = {
  ...{ seed: Number(values.seed), honest: Number(values.honest) },
  ...{ bots: Number(values.bots), weeks: Number(values.weeks) },
};
const { median, quarter, outcomes } = play(plan);
console.log(`${plan.weeks} weeks, seed ${plan.seed}: ${plan.honest} honest families, the middle one ${median} points,`);
console.log(`the one at the lower quarter ${quarter}. The most extra scans a month: ${BONUS_SCANS_MAX}.`);
for (const { strategy, bots, best, extraScans } of outcomes) {
  console.log(`${String(best).padStart(5)} points, ${extraScans} extra scans: ${strategy} (${bots} bots)`);
}
const above = outcomes.filter(({ best }) => best > median);
console.log(`${above.length} of ${outcomes.length} strategies above the honest family in the middle.`);
process.exitCode = above.length > 0 ? 1 : 0;
