import { join, resolve } from 'node:path';

/** The folder where an instance keeps imported names, next to its database. @param env environment variables */
export const importedFolder = (env: Readonly<Record<string, string | undefined>> = process.env): string =>
  join(resolve(env.DATA_DIR || './data'), 'identities');
