import { ACHIEVEMENTS } from '#domain/achievements/achievements.ts';
import type { HelpRequest } from '#domain/help/help-request.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { ReplacedValue } from '#domain/inventory/replaced-value.ts';
import { groupWords } from '#domain/notifications/group-words.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { Product } from '#domain/products/product.ts';
import { helpPath, paths, recallPath } from '#web/paths.ts';
import { expiryNote } from '#web/words/expiry-words.ts';
import { OPERATION_WORDS } from '#web/words/operation-words.ts';
import { whyNotSent } from '#web/words/why-not-sent.ts';
import { groupPath } from './group-paths.ts';

/** A notification as displayed. */
export interface NotificationView {
  readonly id: string;
  readonly kind: Notification['kind'];
  readonly title: string;
  readonly message: string;
  /** The address it links to. */
  readonly to: string;
  /** When it became news, milliseconds since 1970. */
  readonly at: number;
  readonly read: boolean;
  /** The replaced value, if it can be restored. */
  readonly replaced: ReplacedValue | null;
}

/** Data from which a notification's text is made. */
interface Around {
  readonly products: ReadonlyMap<string, Product>;
  readonly items: ReadonlyMap<string, InventoryItem>;
  readonly requests: ReadonlyMap<string, HelpRequest>;
  /** When operations were refused or held back, by operation id. */
  readonly times: ReadonlyMap<string, number>;
  /** The person's local calendar day, ISO. */
  readonly today: string;
}

const DAY_MS = 86_400_000;
const UNKNOWN = 'Unknown Product';

const isOperation = (type: string): type is keyof typeof OPERATION_WORDS => Object.hasOwn(OPERATION_WORDS, type);

/** The sentence about a replaced value, by its field. */
const REPLACED: Readonly<Record<ReplacedValue['field'], (won: string, lost: string) => string>> = {
  place: (won, lost) => `The place is now ${won}. You had ${lost}.`,
  expiresOn: (won, lost) => `The expiry date is now ${won}. You had ${lost}.`,
  openedOn: (won, lost) => `The opening date is now ${won}. You had ${lost}.`,
  periodAfterOpening: (won, lost) => `Months after opening are now ${won}. You had ${lost}.`,
  notes: (won, lost) => `The notes are now ${won}. You had ${lost}.`,
};

const quoted = (value: string | number | null): string => {
  if (value === null || value === '') return 'none';
  return typeof value === 'number' ? `${value}` : `\u201c${value}\u201d`;
};

/** Says in a sentence that one edit replaced another. */
export const replacedSentence = ({ field, won, lost }: ReplacedValue): string =>
  REPLACED[field](quoted(won), quoted(lost));

/** When a reminder came up: days before (or, if negative, after) an entry's last day, but not before it was added. */
const dueAt = (day: string, daysBefore: number, item: InventoryItem | undefined): number =>
  Math.max(new Date(`${day}T00:00:00`).getTime() - daysBefore * DAY_MS, item?.addedAt ?? 0);

const RECALLED = {
  brand: 'A brand you follow has a recall.',
  sure: 'A recall notice affects this product.',
  maybe: 'A recall notice may affect this product.',
} as const;

/** A notification with its text, link and time. */
export function viewNotification(
  one: Notification,
  { products, items, requests, times, today }: Around,
): NotificationView {
  const { id, kind, read } = one;
  const common = { id, kind, read, replaced: null };
  if ('opId' in one) {
    const lastError = { status: null, code: one.code, message: one.message, at: 0 };
    return {
      ...common,
      title: kind === 'held' ? 'A scan was held back' : 'A change was not sent',
      message: isOperation(one.type) ? `${OPERATION_WORDS[one.type]}. ${whyNotSent({ lastError })}` : one.message,
      to: paths.notSent,
      at: times.get(one.opId) ?? 0,
    };
  }
  if (one.kind === 'replaced') {
    const { replaced } = one;
    return {
      ...common,
      replaced,
      title: products.get(replaced.productId)?.name ?? UNKNOWN,
      message: replacedSentence(replaced),
      to: paths.inventory,
      at: replaced.at,
    };
  }
  if (one.kind === 'answer') {
    const request = requests.get(one.requestId);
    return {
      ...common,
      title: request?.kind === 'feature' ? 'Your feature request was answered' : 'Your question was answered',
      message: request?.answer ?? '',
      to: helpPath(one.requestId),
      at: one.answeredAt,
    };
  }
  if (one.kind === 'recall') {
    return {
      ...common,
      title: one.brand ?? products.get(one.productId)?.name ?? UNKNOWN,
      message: RECALLED[one.brand !== null ? 'brand' : one.sure ? 'sure' : 'maybe'],
      to: recallPath(one.noticeId),
      at: one.at,
    };
  }
  if (one.kind === 'posts' || one.kind === 'invited') {
    return { ...common, title: one.group, message: groupWords(one), to: groupPath(one.groupId), at: one.at };
  }
  if (one.kind === 'achievement') {
    const reached = ACHIEVEMENTS.find(({ badgeType }) => badgeType === one.badgeType);
    return {
      ...common,
      title: reached?.name ?? 'Achievement',
      message: 'Your household has earned this. It’s on your shelf.',
      to: paths.achievements,
      at: one.awardedAt,
    };
  }
  const item = items.get(one.itemId);
  const note = item && expiryNote(item, today);
  return {
    ...common,
    title: products.get(one.productId)?.name ?? UNKNOWN,
    message: note?.text ?? '',
    to: paths.inventory,
    at: dueAt(one.day, one.kind === 'expired' ? -1 : one.threshold, item),
  };
}
