import type { RecallFound } from '#domain/inventory/hazards/findings.ts';
import type { HomeRead } from '#web/offline/recalls/match.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

/**
 * Recalls of products at home, as far as this phone knows them. Those that the household dismissed are left out.
 * @param read entries and outlooks that the caller has already read
 */
export async function readRecallsAtHome(db: AccountDb, read?: HomeRead): Promise<readonly RecallFound[]> {
  // Loaded on demand, to keep the detector's own bundle small.
  const [{ matchRecalls }, { publisherWords, remedyWords }] = await Promise.all([
    import('#web/offline/recalls/match.ts'),
    import('./recall-words.ts'),
  ]);
  const { open } = await matchRecalls(db, Date.now(), read);
  return open.flatMap(({ notice, product, match, words, quantity }) =>
    quantity === 0
      ? []
      : [
          {
            id: notice.id,
            changedOn: notice.changedOn,
            productId: product.id,
            message: [publisherWords(notice), notice.reason].filter(Boolean).join(': '),
            action: words.decides ?? remedyWords(notice).title,
            maybe: match.verdict === 'mayAffect',
          },
        ],
  );
}
