import type { Db } from '#db/open.ts';
import type { Tier } from '#domain/plans/plan.ts';
import type { Log } from '../log.ts';
import { createAccounts } from './accounts.ts';
import { createHashQueue } from './hash-queue.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { createLoginDelays } from './login-delays.ts';
import { createPasswordHashes, type PasswordCost } from './password-hash.ts';
import { createPreferenceStore } from './preference-store.ts';
import { type Answered, accountRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';
import { createAccountStore } from './store.ts';

export type { PasswordCost } from './password-hash.ts';

/** The entities of this room that do not lie in a plain table. */
export const accountStores = (db: Db) => ({ preference: createPreferenceStore(db) });

/** Accounts, their sessions, and what people set for themselves. */
export function accountRoom(deps: {
  readonly db: Db;
  readonly log: Log;
  readonly defaultTier: Tier;
  readonly passwordCost: PasswordCost;
  readonly rateLimitFactor: number;
  readonly answered: Answered;
}) {
  const { db, log, defaultTier, passwordCost, rateLimitFactor, answered } = deps;
  const sessions = createSessions(db);
  const browsers = createKnownBrowsers(db);
  const accounts = createAccounts(
    createAccountStore(db, sessions, browsers, defaultTier),
    createPasswordHashes(passwordCost),
    createHashQueue(),
    createLoginDelays(db, rateLimitFactor),
    browsers,
    log,
  );
  return { sessions, calls: accountRoutes(accounts, sessions, log, answered) };
}
