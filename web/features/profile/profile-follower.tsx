import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { asShown } from '#domain/households/profile.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { writeMeta } from '#web/offline/tables/account-meta.ts';

/**
 * Copies the person's shown name and picture to the account stored on this phone after each edit or pull, so that the
 * greeting and the menu follow (product P2.21.4). Renders nothing.
 */
export function ProfileFollower() {
  const { db, user } = useAccount();
  const profile = useLiveQuery(() => db.profiles.get(db.userId), [db]);
  useEffect(() => {
    if (!profile || profile.id !== user.id) return;
    const shown = asShown(user, profile);
    const same = (['firstName', 'lastName', 'profileImageUrl'] as const).every((key) => shown[key] === user[key]);
    // A failure means that the person has signed out meanwhile: there is nobody left to show.
    if (!same) void writeMeta(db, 'user', shown).catch(() => undefined);
  }, [db, user, profile]);
  return null;
}
