import type { Badge } from '../achievements/badge.ts';
import type { HelpRequest } from '../help/help-request.ts';
import { daysBetween, lastDayOf } from '../inventory/expiry.ts';
import type { InventoryItem } from '../inventory/item.ts';
import type { ReplacedValue } from '../inventory/replaced-value.ts';
import type { Notice, Notification } from './notification.ts';
import { recallNotificationId } from './recall-id.ts';

/** Reminders are due this many days ahead (product P2.8.4). */
const REMINDERS = [1, 7, 30] as const;

/** A change listed under "Not sent". */
export interface UnsentChange {
  readonly opId: string;
  readonly type: string;
  readonly state: 'held' | 'dead';
  readonly code: string;
  readonly message: string;
}

/** A recall of one product that the household has not handled, or of a brand that the person follows. */
export type OpenRecall = Omit<Extract<Notice, { readonly kind: 'recall' }>, 'kind'>;

/** News of a group that the person is in. */
export interface GroupNews {
  readonly id: string;
  readonly name: string;
  readonly unread: number;
  readonly lastAt: number | null;
  readonly muted: boolean;
}

/** An invitation to a group. */
export interface GroupInvitation {
  readonly id: string;
  readonly name: string;
  readonly invitedBy: string | null;
  readonly invitedAt: number;
}

/** Everything notifications are derived from: rows as this phone has them. */
export interface NotificationSources {
  /** The calendar day where the person is, ISO. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly items: readonly InventoryItem[];
  readonly unsent: readonly UnsentChange[];
  readonly replaced: readonly ReplacedValue[];
  /** The household's badges. */
  readonly badges: readonly Badge[];
  readonly recalls: readonly OpenRecall[];
  readonly groups: readonly GroupNews[];
  readonly invitations: readonly GroupInvitation[];
  /** The id of this phone: values it overwrote itself are no news here. */
  readonly deviceId: string;
  /** The person's requests to the operators. */
  readonly asked: readonly Pick<HelpRequest, 'id' | 'answeredAt'>[];
  /** Ids of the notifications that were read. */
  readonly readIds: ReadonlySet<string>;
  /** Kinds that the person switched off in the settings. */
  readonly without: ReadonlySet<NotificationKey>;
}

/** The preferences that switch kinds of notifications off. */
export const NOTIFICATION_KEYS = [
  'notifyRecalls',
  'notifyExpiry',
  'notifyUnsent',
  'notifyAnswers',
  'notifyReplaced',
  'notifyAchievements',
  'notifyGroups',
] as const;
export type NotificationKey = (typeof NOTIFICATION_KEYS)[number];

/** The preference that controls each kind. */
const KEY_OF: Readonly<Record<Notice['kind'], NotificationKey>> = {
  recall: 'notifyRecalls',
  expired: 'notifyExpiry',
  expires: 'notifyExpiry',
  dead: 'notifyUnsent',
  held: 'notifyUnsent',
  answer: 'notifyAnswers',
  replaced: 'notifyReplaced',
  achievement: 'notifyAchievements',
  posts: 'notifyGroups',
  invited: 'notifyGroups',
};

type Identified = Notice & { readonly id: string };

/** One reminder per threshold: if it is read at 30 days, another appears at 7. */
function expiryNotice(item: InventoryItem, today: string): Identified[] {
  const last = item.quantity > 0 ? lastDayOf(item) : null;
  if (!last) return [];
  const daysLeft = daysBetween(today, last.day);
  const about = { itemId: item.id, productId: item.productId, ...last };
  if (daysLeft < 0) return [{ kind: 'expired', id: `expired:${item.id}:${last.day}`, ...about, daysAgo: -daysLeft }];
  const threshold = REMINDERS.find((days) => daysLeft <= days);
  if (threshold === undefined) return [];
  return [{ kind: 'expires', id: `expires:${item.id}:${last.day}:${threshold}`, ...about, daysLeft, threshold }];
}

/** Whether the winning value is still current: once somebody edits the field again, there is nothing to restore. */
const stillStands = (value: ReplacedValue, items: ReadonlyMap<string, InventoryItem>): boolean =>
  items.get(value.itemId)?.[value.field] === value.won;

/**
 * How long answers, achievements and replaced values stay in the notifications (product P2.20.2). After that they are
 * found only on their own screens.
 */
const IS_NEWS_MS = 30 * 86_400_000;

/**
 * One notification per notice, however many products it names. A product at home takes precedence over a brand, and a
 * certain match over an uncertain one (product P11.13).
 */
function recallNotices(recalls: readonly OpenRecall[]): Identified[] {
  const byNotice = new Map<string, OpenRecall>();
  for (const one of recalls) {
    const held = byNotice.get(one.noticeId);
    if (!held || (held.brand !== null && one.brand === null) || (one.sure && !held.sure))
      byNotice.set(one.noticeId, one);
  }
  return [...byNotice.values()].map((one) => ({ kind: 'recall', id: recallNotificationId(one.noticeId), ...one }));
}

const RANK: Readonly<Record<Notice['kind'], number>> = {
  recall: 0,
  dead: 1,
  expired: 2,
  expires: 3,
  invited: 4,
  answer: 5,
  posts: 6,
  replaced: 7,
  held: 8,
  achievement: 9,
};

/** News in groups (product P2.20.6). A post after the last one read makes the group news again. */
const groupNotices = (groups: readonly GroupNews[], nowMs: number): Identified[] =>
  groups.flatMap(({ id: groupId, name: group, unread: count, lastAt: at, muted }): Identified[] =>
    count > 0 && at !== null && !muted && nowMs - at < IS_NEWS_MS
      ? [{ kind: 'posts', id: `posts:${groupId}:${at}`, groupId, group, count, at }]
      : [],
  );

/** Days until the last day, for sorting; 0 for notices without one. */
const nearness = (notice: Notice): number =>
  notice.kind === 'expires' ? notice.daysLeft : notice.kind === 'expired' ? -notice.daysAgo : 0;

/**
 * What a person should look at, most urgent first. Pure, and the same on every phone with the same rows: only which of
 * them were read is stored.
 */
export function deriveNotifications(sources: NotificationSources): Notification[] {
  const { today, nowMs, items, unsent, replaced, asked, badges, recalls, groups, deviceId, readIds, without } = sources;
  const byId = new Map(items.map((item) => [item.id, item]));
  const notices: Identified[] = [
    ...recallNotices(recalls),
    ...items.flatMap((item) => expiryNotice(item, today)),
    ...unsent.map(
      ({ opId, type, state, code, message }): Identified => ({
        kind: state,
        id: `${state}:${opId}`,
        opId,
        type,
        code,
        message,
      }),
    ),
    ...replaced
      .filter((value) => value.wonDevice !== deviceId && nowMs - value.at < IS_NEWS_MS && stillStands(value, byId))
      .map((value): Identified => ({ kind: 'replaced', id: `replaced:${value.id}`, replaced: value })),
    ...badges.flatMap(({ badgeType, awardedAt }): Identified[] =>
      nowMs - awardedAt < IS_NEWS_MS
        ? [{ kind: 'achievement', id: `achievement:${badgeType.replaceAll('_', '-')}`, badgeType, awardedAt }]
        : [],
    ),
    ...asked.flatMap(({ id, answeredAt }): Identified[] =>
      answeredAt !== null && nowMs - answeredAt < IS_NEWS_MS
        ? [{ kind: 'answer', id: `answer:${id}`, requestId: id, answeredAt }]
        : [],
    ),
    ...groupNotices(groups, nowMs),
    ...sources.invitations.map(
      ({ id: groupId, name: group, invitedBy: by, invitedAt: at }): Identified => ({
        ...{ kind: 'invited', id: `invited:${groupId}:${at}`, groupId, group, by, at },
      }),
    ),
  ];
  return notices
    .filter(({ kind }) => !without.has(KEY_OF[kind]))
    .sort((a, b) => RANK[a.kind] - RANK[b.kind] || nearness(a) - nearness(b) || (a.id < b.id ? -1 : 1))
    .map((notice) => ({ ...notice, read: readIds.has(notice.id) }));
}
