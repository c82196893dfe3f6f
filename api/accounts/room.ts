import type { Database } from '#db/database.ts';
import type { Tier } from '#domain/plans/plan.ts';
import type { Log } from '../log.ts';
import { createAccounts } from './accounts.ts';
import { createHashQueue } from './hash-queue.ts';
import { knownBrowsers } from './known-browsers.ts';
import { createLoginDelays } from './login-delays.ts';
import { createPasswordHashes, type PasswordCost } from './password-hash.ts';
import { createPreferenceStore } from './preference-store.ts';
import { type Answered, accountRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';
import { createAccountStore } from './store.ts';

export type { PasswordCost } from './password-hash.ts';

/** The entities of this room that do not lie in a plain table. */
export const accountStores = () => ({ preference: createPreferenceStore() });

/** Accounts, their sessions, and what people set for themselves. */
export function accountRoom(deps: {
  readonly database: Database;
  readonly log: Log;
  readonly defaultTier: Tier;
  readonly passwordCost: PasswordCost;
  readonly rateLimitFactor: number;
  readonly answered: Answered;
}) {
  const { database, log, defaultTier, passwordCost, rateLimitFactor, answered } = deps;
  const sessions = createSessions(database);
  const store = createAccountStore(database, sessions, knownBrowsers, defaultTier);
  const accounts = createAccounts(
    store,
    database.reader,
    createPasswordHashes(passwordCost),
    createHashQueue(),
    createLoginDelays(database, rateLimitFactor),
    knownBrowsers,
    log,
  );
  return {
    sessions,
    /** What accounts of an earlier release lack. */
    bringUpToDate: () => store.shapeNames(),
    calls: accountRoutes(accounts, sessions, database.writes, log, answered),
  };
}
