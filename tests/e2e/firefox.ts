import buildOnce from '#tests/support/build-once.ts';
import { findFirefox, firefoxRun } from './firefox-path.ts';

// Runs the user story without Background Sync in a real Firefox. The last line printed is JSON. It fails unless
// everything done without the server arrived exactly once.
const program = findFirefox();
if (!program) throw new Error('No Firefox was found: install firefox-esr, or name one in FIREFOX_PATH.');
buildOnce();
const run = await firefoxRun(program);
const { inventory, scans } = run.arrived;
const met = !run.backgroundSync && run.queued >= 2 && inventory === 1 && scans === 1;
console.log(JSON.stringify({ ...run, met }));
process.exit(met ? 0 : 1);
