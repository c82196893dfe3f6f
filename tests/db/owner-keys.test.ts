import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { sqliteCatalogue } from './sqlite-catalogue.ts';

// Rows of a household or a person can lie on a machine of their own where the key of every row, and whatever is unique
// among rows, begins with whose they are (docs/scale.md).

/** What nobody owns: the catalogue, notices, groups, what was decided about reviews, the server's own work. */
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

/** Rows are those of one owner by their own key: themselves, or the number of an owner's last commit. */
const OWNERS = new Set(['groups', 'households', 'owner_orders', 'users']);

/**
 * Found by something else than whose they are: a secret, an address, a code. They stay on one machine until they are
 * given a look-up of their own. The list may only become shorter.
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
