import type { OpenRecall } from '#domain/notifications/derive.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { noticesOfBrands } from './followed.ts';
import { matchRecalls } from './match.ts';

const changedAt = ({ changedOn }: RecallNotice): number => Date.parse(`${changedOn}T00:00:00Z`);

/**
 * The recalls the bell shows: those of the household that it has not dealt with, and news of brands the person follows,
 * except those the household set aside.
 * @param nowMs since 1970
 */
export async function openRecalls(db: AccountDb, nowMs: number): Promise<OpenRecall[]> {
  const [{ open, aside }, ofBrands] = await Promise.all([matchRecalls(db, nowMs), noticesOfBrands(db)]);
  const decided = new Set(aside.map(({ notice }) => notice.id));
  return [
    ...open.map(({ notice, product, match: { verdict } }) => ({
      noticeId: notice.id,
      productId: product.id,
      brand: null,
      sure: verdict === 'affects',
      at: changedAt(notice),
    })),
    ...ofBrands.flatMap(({ notice, brand, isNews }) =>
      isNews && !decided.has(notice.id)
        ? [{ noticeId: notice.id, productId: '', brand: brand.name, sure: false, at: changedAt(notice) }]
        : [],
    ),
  ];
}
