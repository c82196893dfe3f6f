import { writeFileSync } from 'node:fs';
import { goldenReadings } from './summary.ts';

// Read the difference before it is committed: each line of it is a label that is read otherwise.
writeFileSync(new URL('readings.txt', import.meta.url), goldenReadings());
