import { brandKeys, followedIn, isNewsOfBrand } from '#domain/recalls/brand-news.ts';
import { type FollowedBrand, FollowedBrands } from '#domain/recalls/followed-brands.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { AccountDb } from '../tables/account-db.ts';

/** A notice on this phone that names a brand the person follows. */
export interface OfBrand {
  readonly notice: RecallNotice;
  readonly brand: FollowedBrand;
  /** Whether it appeared or changed since the person follows the brand. */
  readonly isNews: boolean;
}

/** The brands the person follows. */
export async function readFollowed(db: AccountDb): Promise<readonly FollowedBrand[]> {
  return FollowedBrands.catch([]).parse((await db.preferences.get('followedBrands'))?.value ?? []);
}

/** The notices on this phone that name a followed brand, newest first. Uses the index, without a table scan. */
export async function noticesOfBrands(db: AccountDb): Promise<OfBrand[]> {
  const followed = await readFollowed(db);
  const keys = [...new Set(followed.flatMap(({ name }) => brandKeys(name).slice(0, 1)))];
  const rows = keys.length === 0 ? [] : await db.notices.where('keys').anyOf(keys).distinct().toArray();
  return rows
    .flatMap(({ notice }) => {
      const brand = notice.withdrawn ? null : followedIn(notice, followed);
      return brand === null ? [] : [{ notice, brand, isNews: isNewsOfBrand(notice, brand) }];
    })
    .sort((a, b) => (a.notice.publishedOn < b.notice.publishedOn ? 1 : -1));
}
