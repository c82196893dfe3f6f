import { parseArgs } from 'node:util';
import buildOnce from '#tests/support/build-once.ts';
import { measureBackup } from './backup-under-writes.ts';
import { measureKills } from './kills.ts';
import { measureKillsOnPostgres } from './postgres-kills.ts';
import { canTrace, traceWrites } from './wal-order.ts';

// Measures what survives a power cut, on the built server: `npm run -s durability -- --kills 500`. With `--engine
// postgres`, two servers on one PostgreSQL, which is crashed now and then.

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    rate: { type: 'string', default: '500' },
    engine: { type: 'string', default: 'sqlite' },
  },
});
const [kills, rate] = [Number(values.kills), Number(values.rate)];
const tree = process.cwd();
buildOnce();

if (values.engine === 'postgres') {
  const left = await measureKillsOnPostgres(kills, rate, tree);
  if (!left) throw new Error('There is no PostgreSQL on this machine that can be stopped.');
  console.log(
    `${left.kills} kills of servers and ${left.crashes} of the database, ${left.cuts} connections cut after a commit, ` +
      `under ${left.operations} operations: lost ${left.lost}, doubled ${left.doubled}`,
  );
  console.log(JSON.stringify(left));
  process.exit(left.lost + left.doubled > 0 ? 1 : 0);
}

const killed = await measureKills(kills, rate, tree);
console.log(
  `${killed.kills} kills under ${killed.operations} operations: lost ${killed.lost}, doubled ${killed.doubled}, ` +
    `sound each time, ready again in ${killed.medianReadyMs} ms (median), within ${killed.slowestReadyMs} ms`,
);
const backup = await measureBackup(tree, rate);
console.log(
  `backup under ${backup.perSecond} operations/s in ${backup.backupMs} ms; restored, ${backup.unknownToBackup} were ` +
    `unknown to it, sent again: lost ${backup.lost}, doubled ${backup.doubled}`,
);
const order = canTrace() ? await traceWrites(tree, 200, false) : null;
const control = canTrace() ? await traceWrites(tree, 50, true) : null;
console.log(
  order && control
    ? `${order.answers} answers to writes, ${order.syncs} syncs of the log: ${order.early} left before the log was synced ` +
        `(with synchronous = NORMAL forced upon it: ${control.early} of ${control.answers})`
    : 'The system calls cannot be traced here: install strace to see whether answers wait for the disk.',
);
console.log(JSON.stringify({ ...killed, backup, walOrder: order, walOrderWeakened: control }));
const failed =
  killed.lost + killed.doubled + backup.lost + backup.doubled + (order?.early ?? 0) > 0 ||
  control?.early === 0 ||
  killed.slowestReadyMs >= 3000;
process.exitCode = failed ? 1 : 0;
