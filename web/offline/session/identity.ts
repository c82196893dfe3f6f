import type { DeviceDb } from '../tables/device-db.ts';
import type { Locks } from '../transport/ports.ts';

/** Held exclusively while the session cookie changes, and shared by every request sent for an account. */
const IDENTITY_LOCK = 'identity';

/**
 * Runs a request for one account, and only while this browser's session belongs to that account. All tabs share one
 * cookie: without this, a tab of one household could fetch data of a household that just signed in elsewhere.
 * @returns the result of the request, or `other_account`
 */
export const asAccount = <T>(
  ports: { readonly locks: Locks; readonly device: DeviceDb },
  userId: string,
  request: () => Promise<T>,
): Promise<T | 'other_account'> =>
  ports.locks.shared(IDENTITY_LOCK, async () =>
    (await ports.device.account()) === userId ? await request() : 'other_account',
  );

/** Changes who is signed in, while no request of any account is running. */
export const whileChangingIdentity = <T>(locks: Locks, change: () => Promise<T>): Promise<T> =>
  locks.exclusive(IDENTITY_LOCK, change);
