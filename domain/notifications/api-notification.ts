import { ACHIEVEMENTS } from '../achievements/achievements.ts';
import type { ApiNotification } from './calls.ts';
import { groupWords } from './group-words.ts';
import type { Notification } from './notification.ts';

/** Lookups for the texts of a notification. */
export interface NotificationLookups {
  /** The name of a product; undefined if it is no longer known. */
  readonly nameOf: (productId: string) => string | undefined;
  /** When an entry was added to the inventory, milliseconds since 1970. */
  readonly addedAt: (itemId: string) => number;
  /** The answer to a request. */
  readonly answerOf: (requestId: string) => string;
}

const DAY_MS = 86_400_000;
/** Shown for a product that is no longer known. */
const UNKNOWN = 'Unknown Product';

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * A notification for the API: one of the types of the contract, in whole sentences, with the date it became news. Dates
 * in the text are ISO, for programs.
 * @returns null for kinds that only a phone knows about: changes it could not send
 */
export function apiNotification(
  one: Notification,
  { nameOf, addedAt, answerOf }: NotificationLookups,
): ApiNotification | null {
  const { id, read } = one;
  switch (one.kind) {
    case 'expires':
    case 'expired': {
      const daysBefore = one.kind === 'expires' ? one.threshold : -1;
      const due = Date.parse(`${one.day}T00:00:00Z`) - daysBefore * DAY_MS;
      return {
        id,
        type: 'other',
        title: nameOf(one.productId) ?? UNKNOWN,
        message: one.kind === 'expires' ? `Use by ${one.day}.` : `Its use-by date was ${one.day}.`,
        read,
        relatedId: one.productId,
        createdAt: iso(Math.max(due, addedAt(one.itemId))),
      };
    }
    case 'recall':
      if (one.brand !== null)
        return {
          id,
          type: 'other',
          title: one.brand,
          message: 'A brand you follow has a recall.',
          read,
          relatedId: one.noticeId,
          createdAt: iso(one.at),
        };
      return {
        id,
        type: 'product_recall',
        title: nameOf(one.productId) ?? UNKNOWN,
        message: one.sure ? 'A recall notice affects this product.' : 'A recall notice may affect this product.',
        read,
        relatedId: one.productId,
        createdAt: iso(one.at),
      };
    case 'achievement':
      return {
        id,
        type: 'achievement',
        title: ACHIEVEMENTS.find(({ badgeType }) => badgeType === one.badgeType)?.name ?? 'Achievement',
        message: 'Your household has earned this. It’s on your shelf.',
        read,
        relatedId: one.badgeType,
        createdAt: iso(one.awardedAt),
      };
    case 'posts':
      return {
        id,
        type: 'community_post',
        title: one.group,
        message: groupWords(one),
        read,
        relatedId: one.groupId,
        createdAt: iso(one.at),
      };
    case 'invited':
      return {
        id,
        type: 'group_invite',
        title: one.group,
        message: groupWords(one),
        read,
        relatedId: one.groupId,
        createdAt: iso(one.at),
      };
    case 'answer':
      return {
        id,
        type: 'other',
        title: 'Your question was answered',
        message: answerOf(one.requestId),
        read,
        relatedId: one.requestId,
        createdAt: iso(one.answeredAt),
      };
    case 'replaced':
      return {
        id,
        type: 'other',
        title: nameOf(one.replaced.productId) ?? UNKNOWN,
        message: 'Somebody in your household changed this entry after you.',
        read,
        relatedId: one.replaced.productId,
        createdAt: iso(one.replaced.at),
      };
    default:
      return null;
  }
}
