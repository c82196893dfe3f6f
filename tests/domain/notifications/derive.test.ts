import { describe, expect, it } from 'vitest';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { ReplacedValue } from '#domain/inventory/replaced-value.ts';
import { deriveNotifications, type NotificationKey, type NotificationSources } from '#domain/notifications/derive.ts';
import { NOTIFICATION_ID_MAX } from '#domain/notifications/read-mark.ts';

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const item = (n: number, over: Partial<InventoryItem> = {}): InventoryItem => ({
  id: id(n),
  productId: '02000000000015',
  quantity: 1,
  place: null,
  expiresOn: null,
  openedOn: null,
  periodAfterOpening: null,
  notes: '',
  addedAt: 0,
  ...over,
});
const NOW = Date.UTC(2026, 10, 21);
const derive = (over: Partial<NotificationSources>) =>
  deriveNotifications({
    today: '2026-11-21',
    nowMs: NOW,
    items: [],
    unsent: [],
    replaced: [],
    asked: [],
    badges: [],
    recalls: [],
    groups: [],
    invitations: [],
    deviceId: 'mine',
    readIds: new Set(),
    without: new Set<NotificationKey>(),
    ...over,
  });

describe('what a person should look at', () => {
  it.each([
    ['2026-12-22', []],
    ['2026-12-21', ['expires 30 in 30']],
    ['2026-11-29', ['expires 30 in 8']],
    ['2026-11-28', ['expires 7 in 7']],
    ['2026-11-22', ['expires 1 in 1']],
    ['2026-11-21', ['expires 1 in 0']],
    ['2026-11-20', ['expired 1 ago']],
  ])('reminds of a last day on %s: %j', (expiresOn, told) => {
    const found = derive({ items: [item(1, { expiresOn })] }).map((notice) =>
      notice.kind === 'expires'
        ? `expires ${notice.threshold} in ${notice.daysLeft}`
        : notice.kind === 'expired'
          ? `expired ${notice.daysAgo} ago`
          : notice.kind,
    );
    expect(found).toEqual(told);
  });

  it('goes by the period after opening where that ends first', () => {
    const opened = item(1, { expiresOn: '2027-06-01', openedOn: '2026-05-28', periodAfterOpening: 6 });
    expect(derive({ items: [opened] })).toMatchObject([{ kind: 'expires', cause: 'opened', day: '2026-11-28' }]);
  });

  it('tells of an achievement for 30 days (product P2.10.1)', () => {
    const badges = (awardedAt: number) =>
      derive({ badges: [{ id: 'first_scan', badgeType: 'first_scan', awardedAt }] });
    expect(badges(NOW - 1)).toMatchObject([{ kind: 'achievement', id: 'achievement:first-scan', read: false }]);
    expect(badges(NOW - 30 * 86_400_000)).toEqual([]);
  });

  it('tells of new posts of groups that are not kept quiet, anew with each post, and of invitations (product P2.20.6)', () => {
    const line = { id: id(5), name: 'Bridge Street', unread: 2, lastAt: NOW - 5, muted: false };
    const posts = (over: Partial<typeof line>) => derive({ groups: [{ ...line, ...over }] });
    expect(posts({})).toMatchObject([{ kind: 'posts', groupId: id(5), group: 'Bridge Street', count: 2, at: NOW - 5 }]);
    for (const over of [{ unread: 0 }, { muted: true }, { lastAt: NOW - 30 * 86_400_000 }])
      expect(posts(over)).toEqual([]);
    const readIds = new Set(posts({}).map((one) => one.id));
    expect(derive({ groups: [line], readIds })).toMatchObject([{ read: true }]);
    expect(derive({ groups: [{ ...line, lastAt: NOW }], readIds })).toMatchObject([{ read: false }]);
    const invitations = [{ id: id(6), name: 'Cats indoors', invitedBy: 'Noor', invitedAt: NOW }];
    const all = derive({ groups: [line], invitations });
    expect(all.map(({ kind }) => kind)).toEqual(['invited', 'posts']);
    for (const one of all) expect(one.id).toMatch(/^[A-Za-z0-9:-]+$/);
    expect(derive({ groups: [line], invitations, without: new Set<NotificationKey>(['notifyGroups']) })).toEqual([]);
  });

  it('tells of an answer for 30 days (product P2.4.5)', () => {
    const asked = (answeredAt: number | null) => derive({ asked: [{ id: 'h', answeredAt }] });
    expect(asked(null)).toEqual([]);
    expect(asked(NOW - 1)).toMatchObject([{ kind: 'answer', id: 'answer:h', requestId: 'h', read: false }]);
    expect(asked(NOW - 30 * 86_400_000)).toEqual([]);
    const read = derive({ asked: [{ id: 'h', answeredAt: NOW - 1 }], readIds: new Set(['answer:h']) });
    expect(read).toMatchObject([{ read: true }]);
  });

  it('says nothing of what is used up', () => {
    expect(derive({ items: [item(1, { expiresOn: '2020-01-01', quantity: 0 })] })).toEqual([]);
  });

  it('comes again at the next reminder, though the last one was read', () => {
    const items = [item(1, { expiresOn: '2026-11-28' })];
    const [first] = derive({ items, today: '2026-11-10' });
    const readIds = new Set([first?.id ?? '']);
    expect(derive({ items, today: '2026-11-12', readIds })).toMatchObject([{ id: first?.id, read: true }]);
    expect(derive({ items, today: '2026-11-21', readIds })).toMatchObject([{ threshold: 7, read: false }]);
  });

  it('tells of values that another phone replaced, while they stand', () => {
    const value: ReplacedValue = {
      id: `${id(9)}:periodAfterOpening`,
      itemId: id(1),
      productId: '02000000000015',
      field: 'periodAfterOpening',
      lost: 6,
      won: 12,
      wonBy: 'u',
      wonDevice: 'other',
      at: NOW - 29 * 86_400_000,
    };
    const stands = [item(1, { periodAfterOpening: 12 })];
    expect(derive({ items: stands, replaced: [value] })).toMatchObject([{ kind: 'replaced' }]);
    expect(derive({ items: stands, replaced: [value], deviceId: 'other' })).toEqual([]);
    expect(derive({ items: [item(1, { periodAfterOpening: 6 })], replaced: [value] })).toEqual([]);
    expect(derive({ replaced: [value] }), 'the entry is gone').toEqual([]);
    const old = { ...value, at: NOW - 30 * 86_400_000 };
    expect(derive({ items: stands, replaced: [old] }), 'no news any more (product P2.20.2)').toEqual([]);
  });

  it('puts the most pressing first, in the same order each time, under ids that fit an operation', () => {
    const unsent = [
      { opId: id(7), type: 'scan.create', state: 'held', code: 'SCAN_LIMIT_REACHED', message: 'm' },
      { opId: id(8), type: 'inventory.add', state: 'dead', code: 'NOT_FOUND', message: 'm' },
    ] as const;
    const items = [
      item(3, { expiresOn: '2026-12-01' }),
      item(2, { expiresOn: '2026-11-22' }),
      item(1, { expiresOn: '2026-11-01' }),
    ];
    const found = derive({ items, unsent });
    expect(found.map(({ kind }) => kind)).toEqual(['dead', 'expired', 'expires', 'expires', 'held']);
    expect(derive({ items: [...items].reverse(), unsent: [...unsent].reverse() })).toEqual(found);
    for (const notice of found) expect(notice.id).toMatch(/^[A-Za-z0-9:-]+$/);
    expect(Math.max(...found.map((notice) => notice.id.length))).toBeLessThanOrEqual(NOTIFICATION_ID_MAX);
    expect(derive({ items, unsent, without: new Set<NotificationKey>(['notifyExpiry', 'notifyUnsent']) })).toEqual([]);
  });

  it('tells nothing of the kinds that were switched off, each by itself (product P2.21.6)', () => {
    const rows = {
      items: [item(3, { expiresOn: '2026-12-01' })],
      unsent: [{ opId: id(8), type: 'inventory.add', state: 'dead', code: 'NOT_FOUND', message: 'm' }] as const,
      badges: [{ id: 'first_scan', badgeType: 'first_scan', awardedAt: NOW }] as const,
      asked: [{ id: id(9), answeredAt: NOW }],
    };
    const kinds = (...without: NotificationKey[]) =>
      derive({ ...rows, without: new Set(without) }).map(({ kind }) => kind);
    expect(kinds()).toEqual(['dead', 'expires', 'answer', 'achievement']);
    expect(kinds('notifyAnswers')).toEqual(['dead', 'expires', 'achievement']);
    expect(kinds('notifyAchievements')).toEqual(['dead', 'expires', 'answer']);
    expect(kinds('notifyUnsent', 'notifyReplaced')).toEqual(['expires', 'answer', 'achievement']);
  });
});
