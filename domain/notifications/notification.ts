import type { BadgeType } from '../achievements/badge.ts';
import type { ReplacedValue } from '../inventory/replaced-value.ts';

/** Something at home or in the queue that a person should look at. Facts only: the screen supplies the words. */
export type Notice =
  /** An inventory entry has to be used soon; `threshold` is the reminder that is due, in days ahead. */
  | {
      readonly kind: 'expires';
      readonly itemId: string;
      readonly productId: string;
      readonly day: string;
      readonly cause: 'printed' | 'opened';
      readonly daysLeft: number;
      readonly threshold: number;
    }
  /** The entry is past its last day: the printed one, or the end of the period after opening. */
  | {
      readonly kind: 'expired';
      readonly itemId: string;
      readonly productId: string;
      readonly day: string;
      readonly cause: 'printed' | 'opened';
      readonly daysAgo: number;
    }
  /** A change was held because of the monthly quota, or refused. */
  | {
      readonly kind: 'held' | 'dead';
      readonly opId: string;
      readonly type: string;
      readonly code: string;
      readonly message: string;
    }
  /** Somebody's edit overwrote a value that another phone had just written; it can be restored. */
  | { readonly kind: 'replaced'; readonly replaced: ReplacedValue }
  /** The operators answered the person's request. */
  | { readonly kind: 'answer'; readonly requestId: string; readonly answeredAt: number }
  /**
   * A recall notice that concerns something the household has or had and has not handled, or a brand that the person
   * follows.
   */
  | {
      readonly kind: 'recall';
      readonly noticeId: string;
      /** The first affected product of the household; empty if only a followed brand is named. */
      readonly productId: string;
      /** The followed brand; null if the notice concerns a product of the household. */
      readonly brand: string | null;
      /** True for "affects", false for "may affect". */
      readonly sure: boolean;
      /** When it became news, milliseconds since 1970. */
      readonly at: number;
    }
  /** Others posted in a group that the person has not muted. */
  | {
      readonly kind: 'posts';
      readonly groupId: string;
      readonly group: string;
      /** Unread posts and comments, capped at 99. */
      readonly count: number;
      /** When the last post was written, milliseconds since 1970. */
      readonly at: number;
    }
  /** An invitation to a group. */
  | {
      readonly kind: 'invited';
      readonly groupId: string;
      readonly group: string;
      /** The name of the person who invited; null if the account is gone. */
      readonly by: string | null;
      readonly at: number;
    }
  /** The household earned an achievement. */
  | { readonly kind: 'achievement'; readonly badgeType: BadgeType; readonly awardedAt: number };

/** A notice with its id, which is stable across phones and time, and whether the person has read it. */
export type Notification = Notice & { readonly id: string; readonly read: boolean };
