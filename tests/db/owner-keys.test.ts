import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { sqliteCatalogue } from './sqlite-catalogue.ts';

// The rows of a household or a person can be moved to a machine of their own if the key of every row, and every unique
// index, begins with the owner (docs/scale.md).

/** Tables without an owner: the catalogue, notices, groups, decisions about reviews, and the server's own work. */
const SHARED = new Set([
  ...['administrator_audit', 'administrator_sessions', 'administrators', 'analytics_events', 'audit_events'],
  ...[
    'catalogue_facts',
    'catalogue_imports',
    'catalogue_versions',
    'contact_messages',
    'held_keys',
    'instance',
    'jobs',
  ],
  ...['kysely_migration', 'kysely_migration_lock', 'login_failures', 'outbox_letters', 'recall_keys', 'recall_notices'],
  ...['recall_runs', 'recall_source_counts', 'recall_versions', 'recall_word_counts', 'reports', 'spent_limits'],
  ...['sync_state', 'unmatched_notices', 'group_entries', 'group_links', 'group_reports', 'group_versions'],
  ...['hidden_reviews', 'review_reports', 'tip_reports', 'shared_keys', 'received', 'source_states'],
]);

/** Tables whose own key is the owner: the owners themselves, and the number of each owner's last commit. */
const OWNERS = new Set(['groups', 'households', 'owner_orders', 'users']);

/**
 * Rows looked up by something other than their owner: a secret, an address, a code. They stay on one machine until they
 * get a lookup table of their own. This list may only shrink.
 */
const ON_ONE_MACHINE = [
  ...['account_links', 'api_tokens', 'invitations', 'passkeys', 'products'],
  ...['push_outbox', 'push_subscriptions', 'referral_codes', 'sessions'],
];

test('every table that grows with households carries its owner in its key and in whatever is unique, but for those named', async () => {
  const db = openDatabase(':memory:');
  try {
    await migrate(db);
    const others = Object.entries(sqliteCatalogue(db)).flatMap(([table, { primaryKey, indices }]) => {
      if (SHARED.has(table) || OWNERS.has(table)) return [];
      const unique = indices.filter((index) => index.startsWith('unique '));
      const carries = (owner: string) =>
        primaryKey.includes(owner) && unique.every((index) => new RegExp(`\\b${owner}\\b`).test(index));
      return carries('household_id') || carries('user_id') ? [] : [table];
    });
    expect(others.toSorted()).toEqual(ON_ONE_MACHINE.toSorted());
  } finally {
    db.close();
  }
});
