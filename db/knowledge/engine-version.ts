import { fileURLToPath } from 'node:url';
import { engineDigest } from './engine-digest.mjs';

/** The version of the engine that runs from its sources, as commands and tests do; a build writes it into its files. */
export const ENGINE_VERSION: string = engineDigest(fileURLToPath(new URL('../../', import.meta.url)));
