import type { Reads } from '#db/handles.ts';
import { brandKeys, followedIn, isNewsOfBrand } from '#domain/recalls/brand-news.ts';
import type { FollowedBrand } from '#domain/recalls/followed-brands.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { idsOfAll, noticesOf } from './store.ts';

/** The notices that are news about followed brands, each once, found by the index alone. */
export async function noticesOfBrands(
  reads: Reads,
  followed: readonly FollowedBrand[],
): Promise<readonly { readonly notice: RecallNotice; readonly brand: FollowedBrand }[]> {
  const ids = new Set<string>();
  for (const { name } of followed) for (const id of await idsOfAll(reads, brandKeys(name))) ids.add(id);
  return (await noticesOf(reads, [...ids])).flatMap((notice) => {
    const brand = followedIn(notice, followed);
    return brand !== null && isNewsOfBrand(notice, brand) ? [{ notice, brand }] : [];
  });
}
