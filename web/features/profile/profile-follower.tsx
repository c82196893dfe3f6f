import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { asShown } from '#domain/households/profile.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { writeMeta } from '#web/offline/tables/account-meta.ts';

/**
 * Has the account on this phone go by what its person shows, as soon as an edit or a pull brings it: the greeting and
 * the menu follow (product P2.21.4). Draws nothing.
 */
export function ProfileFollower() {
  const { db, user } = useAccount();
  const profile = useLiveQuery(() => db.profiles.get(db.userId), [db]);
  useEffect(() => {
    if (!profile || profile.id !== user.id) return;
    const shown = asShown(user, profile);
    const same = (['firstName', 'lastName', 'profileImageUrl'] as const).every((key) => shown[key] === user[key]);
    // Signed out meanwhile: nobody is left to be shown.
    if (!same) void writeMeta(db, 'user', shown).catch(() => undefined);
  }, [db, user, profile]);
  return null;
}
