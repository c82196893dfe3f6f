import type { Plugin } from 'vite';
import { PHONE_TABLES } from '../../domain/sync/phone-tables.ts';

/**
 * Writes the phone's tables down as they are, so that the page opens them without the rules and schemas of the entities,
 * from which they are derived.
 */
export function phoneTables(): Plugin {
  return {
    name: 'safeshelf-phone-tables',
    apply: 'build',
    transform: (_code, id) =>
      id.endsWith('/domain/sync/phone-tables.ts')
        ? { code: `export const PHONE_TABLES = ${JSON.stringify(PHONE_TABLES)};`, map: null }
        : null,
  };
}
