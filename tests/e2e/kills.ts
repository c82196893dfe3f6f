import { parseArgs } from 'node:util';
import buildOnce from '#tests/support/build-once.ts';
import { killRounds } from './kill-rounds.ts';

const { values } = parseArgs({ options: { times: { type: 'string', default: '500' } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error('--times wants a whole number above 0.');

// Kills the browser the given number of times and prints what was lost, doubled or different. The last line is JSON.
buildOnce();
const run = await killRounds(times, (round) => round % 25 === 0 && console.log(`${round} of ${times}`));
console.log(JSON.stringify(run));
process.exit(run.lost + run.doubled + run.apart > 0 ? 1 : 0);
