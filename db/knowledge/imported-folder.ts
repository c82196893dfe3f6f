import { join, resolve } from 'node:path';

/** Where an instance keeps the names it imported: beside its database. @param env variables of the process */
export const importedFolder = (env: Readonly<Record<string, string | undefined>> = process.env): string =>
  join(resolve(env.DATA_DIR || './data'), 'identities');
