import type { Plugin } from 'vite';
import { PHONE_TABLES } from '../../domain/sync/phone-tables.ts';

/**
 * Inlines the phone's table definitions as data, so that the page opens them without the entity rules and schemas they
 * are derived from.
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
