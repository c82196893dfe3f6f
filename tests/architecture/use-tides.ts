import { emergencyRoom } from '#api/emergency/room.ts';
import { createLog } from '#api/log.ts';
import { CALLS } from '#domain/contract/calls.ts';

// Run in a copy of the project with one additional call (add-a-call-and-a-screen.test.ts): prints whether the table of
// calls and the room contain it.
const log = createLog(() => undefined, Date.now);
const { calls } = emergencyRoom({ helpNumbersFile: null, log, clock: Date.now });
console.log('declared', 'tides' in CALLS, 'answered', 'tides' in calls);
