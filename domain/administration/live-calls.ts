import type { Call } from '../contract/call.ts';

/** Topics of the administration pages that change events can name. */
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

/** Sent if anything may have changed: as the first event, and whenever events may have been missed. */
export const EVERYTHING = 'everything';

/** The topics of an event; null if anything may have changed. Topics that this page does not know are dropped. */
export function topicsOf(event: string): readonly AdminTopic[] | null {
  const words = event.split(' ');
  return words.includes(EVERYTHING) ? null : ADMIN_TOPICS.filter((topic) => words.includes(topic));
}

/** Sends topic names only, never the changed data: the page fetches that itself. */
export const adminChanges = {
  method: 'GET',
  path: '/api/admin/changes',
  access: 'admin',
  limit: 'default',
  summary: 'Stream which admin pages have something new.',
  // 204: the server is about to stop and opens no more streams.
  answers: { 200: null, 204: null },
  events: true,
} as const satisfies Call;
