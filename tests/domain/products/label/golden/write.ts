import { writeFileSync } from 'node:fs';
import { goldenReadings } from './summary.ts';

// Review the diff before committing: each changed line is a label that is read differently.
writeFileSync(new URL('readings.txt', import.meta.url), goldenReadings());
