import type { DeviceDb } from '../tables/device-db.ts';
import type { Locks } from '../transport/ports.ts';

/** Held alone while the session cookie changes, and shared by every request that is sent in an account's name. */
const IDENTITY_LOCK = 'identity';

/**
 * Runs a request in the name of one account, and only while this browser's session is that account's. All tabs share
 * one cookie: without this, a tab of one household could fetch the data of the household that signed in beside it.
 * @returns what the request gave, or `other_account`
 */
export const asAccount = <T>(
  ports: { readonly locks: Locks; readonly device: DeviceDb },
  userId: string,
  request: () => Promise<T>,
): Promise<T | 'other_account'> =>
  ports.locks.shared(IDENTITY_LOCK, async () =>
    (await ports.device.account()) === userId ? await request() : 'other_account',
  );

/** Changes who is signed in, while no request of any account is under way. */
export const whileChangingIdentity = <T>(locks: Locks, change: () => Promise<T>): Promise<T> =>
  locks.exclusive(IDENTITY_LOCK, change);
