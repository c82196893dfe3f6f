import type { BadgeType } from '../achievements/badge.ts';
import type { ReplacedValue } from '../inventory/replaced-value.ts';

/** Something at home or in the queue that a person should look at. Facts only: the words are the screen's. */
export type Notice =
  /** An entry of the inventory has to be used soon; `threshold` is the reminder that is due, in days ahead. */
  | {
      readonly kind: 'expires';
      readonly itemId: string;
      readonly productId: string;
      readonly day: string;
      readonly cause: 'printed' | 'opened';
      readonly daysLeft: number;
      readonly threshold: number;
    }
  /** Its last day is over: the printed one, or that of the period after opening. */
  | {
      readonly kind: 'expired';
      readonly itemId: string;
      readonly productId: string;
      readonly day: string;
      readonly cause: 'printed' | 'opened';
      readonly daysAgo: number;
    }
  /** A change was held back for the quota of the month, or refused. */
  | {
      readonly kind: 'held' | 'dead';
      readonly opId: string;
      readonly type: string;
      readonly code: string;
      readonly message: string;
    }
  /** Somebody's edit replaced a value that another phone had written meanwhile; it can be taken back. */
  | { readonly kind: 'replaced'; readonly replaced: ReplacedValue }
  /** The people who run the server answered what the person asked. */
  | { readonly kind: 'answer'; readonly requestId: string; readonly answeredAt: number }
  /**
   * A recall notice concerns something that the household has or had, and it has not dealt with it, or a brand that the
   * person follows.
   */
  | {
      readonly kind: 'recall';
      readonly noticeId: string;
      /** The first of its products that the notice names; empty where it names only a brand. */
      readonly productId: string;
      /** The brand that is followed; null where the notice concerns a product of the household. */
      readonly brand: string | null;
      /** "Affects", not only "may affect". */
      readonly sure: boolean;
      /** When it became news, milliseconds since 1970. */
      readonly at: number;
    }
  /** Others wrote in a group that the person does not keep quiet. */
  | {
      readonly kind: 'posts';
      readonly groupId: string;
      readonly group: string;
      /** Posts and comments that the person has not read, counted up to 99. */
      readonly count: number;
      /** When the last post was written, milliseconds since 1970. */
      readonly at: number;
    }
  /** A group asks the person in. */
  | {
      readonly kind: 'invited';
      readonly groupId: string;
      readonly group: string;
      /** The name of whoever invites; null where they are gone. */
      readonly by: string | null;
      readonly at: number;
    }
  /** The household reached something. */
  | { readonly kind: 'achievement'; readonly badgeType: BadgeType; readonly awardedAt: number };

/** A notice with its id, which is the same on every phone and each time, and whether the person has read it. */
export type Notification = Notice & { readonly id: string; readonly read: boolean };
