import { useLiveQuery } from 'dexie-react-hooks';
import { isSameBrand } from '#domain/recalls/brand-news.ts';
import type { FollowedBrand } from '#domain/recalls/followed-brands.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { readFollowed } from '#web/offline/recalls/followed.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { localToday } from '#web/words/expiry-words.ts';

/** The brands that the person follows, the same on all their phones; undefined while they are read. */
export function useFollowed() {
  const { db } = useAccount();
  const client = useClient();
  const followed = useLiveQuery(() => readFollowed(db), [db]);
  const save = async (value: readonly FollowedBrand[], title: string): Promise<boolean> => {
    const done = await client.perform('preferences.set', 'followedBrands', {
      key: 'followedBrands',
      value: [...value],
    });
    if (done.ok) showToast({ title });
    else showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
    return done.ok;
  };
  return {
    followed,
    /** @returns whether it was saved */
    follow: async (name: string): Promise<boolean> =>
      save([...(await readFollowed(db)), { name, since: localToday(new Date()) }], `You follow ${name}`),
    unfollow: async (name: string): Promise<boolean> =>
      save(
        (await readFollowed(db)).filter((one) => !isSameBrand(one.name, name)),
        `You no longer follow ${name}`,
      ),
  };
}
