import type { Notice } from './notification.ts';

type OfGroup = Extract<Notice, { readonly kind: 'posts' | 'invited' }>;

/** One sentence about what is new in a group. */
export function groupWords(one: OfGroup): string {
  if (one.kind === 'invited') {
    return one.by === null ? 'You are invited to this group.' : `${one.by} invites you to this group.`;
  }
  return one.count === 1 ? 'Somebody wrote something new.' : `${one.count} new posts and comments.`;
}
