import { fileURLToPath } from 'node:url';
import { engineDigest, outlookDigest } from './engine-digest.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The version of the engine when run from its sources, as in commands and tests. A build writes it into its files. */
export const ENGINE_VERSION: string = engineDigest(root);

/** The version of the rules that reduce a report to what the home needs (see `domain/inventory/hazards/outlook.ts`). */
export const OUTLOOK_VERSION: string = outlookDigest(root);
