import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCitations, TABLE } from './rule-citations.mjs';

// `npm run rules`: writes the table of rules and tests.
const root = fileURLToPath(new URL('../../', import.meta.url));
writeFileSync(join(root, TABLE), checkCitations(root).table);
