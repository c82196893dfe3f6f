import type { SessionState } from '../client.ts';
import { readMeta } from '../tables/account-meta.ts';
import type { OpenAccount } from '../tables/open-account.ts';

type SignedIn = Extract<SessionState, { status: 'signedIn' }>;

/** The session according to the account's tables; signed out if they contain no user. */
export async function stateOf({ db, newer }: OpenAccount): Promise<SessionState> {
  const [user, checkedAt, needsSignIn, outdated] = await Promise.all([
    readMeta(db, 'user'),
    readMeta(db, 'checkedAt'),
    readMeta(db, 'needsSignIn'),
    readMeta(db, 'outdated'),
  ]);
  if (!user) return { status: 'signedOut' };
  const state: SignedIn = {
    status: 'signedIn',
    user,
    db,
    checkedAt: checkedAt ?? null,
    needsSignIn: needsSignIn ?? false,
    outdated: newer || (outdated ?? false),
  };
  return state;
}
