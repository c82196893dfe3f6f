import { useLiveQuery } from 'dexie-react-hooks';
import type { Profile } from '#domain/households/profile.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { keepPicture } from '#web/client/use-own-picture.ts';
import type { Shown } from '#web/offline/tables/account-db.ts';

/** An edited profile, before it is saved. */
export interface ProfileDraft {
  readonly name: string;
  /** A new picture; null to remove the current one; undefined to leave it as it is. */
  readonly picture: Blob | null | undefined;
}

/** The person's own profile; null if it was never edited, undefined while it is read. */
export function useProfile(): Shown<Profile> | null | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => (await db.profiles.get(db.userId)) ?? null, [db]);
}

/** Saves a profile on this phone and queues it, with the picture sent first. */
export function useSaveProfile(): (draft: ProfileDraft, before: Shown<Profile> | null) => Promise<Result<void>> {
  const { db, user } = useAccount();
  const client = useClient();
  const kept = async (picture: Blob | null): Promise<Result<string | null>> => {
    if (picture === null) return succeed(null);
    const bytes = await picture.arrayBuffer();
    const held = await client.keepPhoto(bytes, 'image/jpeg');
    if (!held.ok) return held;
    await keepPicture(db, held.value.sha256, bytes);
    return succeed(held.value.sha256);
  };
  return async ({ name, picture }, before) => {
    const displayName = name.trim();
    if (displayName === '')
      return fail('INVALID_INPUT', 'Please enter a name.', { fields: { name: 'Please enter a name.' } });
    const known = { displayName: before?.displayName ?? '', picture: before?.picture ?? null };
    const chosen = picture === undefined ? succeed(known.picture) : await kept(picture);
    if (!chosen.ok) return chosen;
    const shown = known.displayName || [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
    const payload = {
      ...(displayName !== shown && { displayName: { from: known.displayName, to: displayName } }),
      ...(chosen.value !== known.picture && { picture: { from: known.picture, to: chosen.value } }),
    };
    if (Object.keys(payload).length === 0) return succeed(undefined);
    const done = await client.perform('profile.edit', user.id, payload, before?.rev);
    return done.ok ? succeed(undefined) : done;
  };
}
