import type { Call } from '../contract/call.ts';

/** What the pages of the administration show, as far as it is told that it changed. */
export const ADMIN_TOPICS = [
  'households',
  'questions',
  'products',
  'recalls',
  'sources',
  'reports',
  'reviews',
  'tips',
  'jobs',
  'mail',
  'analytics',
  'backups',
  'audit',
] as const;
export type AdminTopic = (typeof ADMIN_TOPICS)[number];

/** An event that says that anything may have changed: the first one, and where something may have been missed. */
export const EVERYTHING = 'everything';

/** The topics of an event; null where it says that anything may have changed. What this page does not know is left out. */
export function topicsOf(event: string): readonly AdminTopic[] | null {
  const words = event.split(' ');
  return words.includes(EVERYTHING) ? null : ADMIN_TOPICS.filter((topic) => words.includes(topic));
}

/** Names of topics, and nothing of what changed: the page asks for that. */
export const adminChanges = {
  method: 'GET',
  path: '/api/admin/changes',
  access: 'admin',
  limit: 'default',
  summary: 'A stream that says which pages of the administration have something new.',
  // 204: the server is about to stop, and opens none any more.
  answers: { 200: null, 204: null },
  events: true,
} as const satisfies Call;
