import type { Tables } from '#db/tables.ts';
import type { AdminTopic } from '#domain/administration/live-calls.ts';

/**
 * The administration pages that show rows of a table. No page shows sessions, but a change of them makes every open
 * stream check that its own session is still live.
 */
const TOPICS: { readonly [T in keyof Tables]?: readonly AdminTopic[] } = {
  administrator_audit: ['audit'],
  administrator_sessions: [],
  analytics_events: ['analytics'],
  catalogue_imports: ['sources'],
  community_standing: ['reports'],
  contact_messages: ['questions'],
  contribution_refusals: ['products'],
  contributions: ['products'],
  group_entries: ['reports'],
  group_reports: ['reports'],
  help_requests: ['questions'],
  hidden_reviews: ['reviews'],
  households: ['households'],
  jobs: ['jobs', 'sources', 'backups'],
  memberships: ['households'],
  outbox_letters: ['mail'],
  person_blocks: ['households'],
  received: ['products', 'tips'],
  recall_alerts: ['recalls'],
  recall_notices: ['recalls'],
  recall_runs: ['sources'],
  recall_versions: ['recalls'],
  review_reports: ['reviews'],
  reviews: ['reviews'],
  source_states: ['sources'],
  tip_reports: ['tips'],
  tips: ['tips'],
  users: ['households'],
};

/** Whether changes of a table are signalled to administrators. */
export const isFollowed = (table: string): table is keyof typeof TOPICS => Object.hasOwn(TOPICS, table);

/** The topics to signal after rows of these tables changed; null if none of the tables is followed. */
export function topicsOfTables(tables: Iterable<string>): ReadonlySet<AdminTopic> | null {
  const known = [...tables].filter(isFollowed);
  return known.length === 0 ? null : new Set(known.flatMap((table) => TOPICS[table] ?? []));
}
