import { fileURLToPath } from 'node:url';
import { engineDigest, outlookDigest } from './engine-digest.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The version of the engine that runs from its sources, as commands and tests do; a build writes it into its files. */
export const ENGINE_VERSION: string = engineDigest(root);

/** The version of the rules that work out of a report what the home needs of it (see `domain/inventory/hazards/outlook.ts`). */
export const OUTLOOK_VERSION: string = outlookDigest(root);
