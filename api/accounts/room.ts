import type { Database } from '#db/database.ts';
import type { RegistrationMode } from '#domain/accounts/registration.ts';
import { relyingPartyOf } from '#domain/accounts/relying-party.ts';
import type { Tier } from '#domain/plans/plan.ts';
import type { SpentLimits } from '../http/spent-limits.ts';
import type { Log } from '../log.ts';
import type { Post } from '../mail/post.ts';
import { ownAccountRoutes } from './account-routes.ts';
import { createAccounts } from './accounts.ts';
import { createDeletion } from './deletion.ts';
import { deletionRoutes } from './deletion-routes.ts';
import { knownBrowsers } from './known-browsers.ts';
import { createOwnAccount } from './own-account.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { createHashQueue } from './passwords/hash-queue.ts';
import { createLoginDelays } from './passwords/login-delays.ts';
import { createPasswordHashes, type PasswordCost } from './passwords/password-hash.ts';
import { createPreferenceStore } from './preference-store.ts';
import { createRecovery } from './recovery.ts';
import { type AddQuestionnaireAnswers, accountRoutes } from './routes.ts';
import { secondStepRoutes } from './second-step/routes.ts';
import { createSecondSteps } from './second-step/second-steps.ts';
import { createSessions } from './sessions.ts';
import { createAccountStore, type RegistrationHooks } from './store.ts';
import { findToken } from './tokens/find-token.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { createTokens } from './tokens/tokens.ts';

export { audit } from './audit.ts';
export { blockPerson } from './block-person.ts';
export { accountLetters } from './letter-writers.ts';
export { ACTIVE, addHousehold, addMembership } from './membership.ts';
export { createHashQueue } from './passwords/hash-queue.ts';
export { createLoginDelays, type LoginDelays } from './passwords/login-delays.ts';
export { createPasswordHashes, type PasswordCost, type PasswordHashes } from './passwords/password-hash.ts';
export { turnOffSecondStep } from './second-step/second-steps.ts';
export { totp } from './second-step/totp.ts';
export type { Sessions } from './sessions.ts';
export { signOutEverywhere } from './sign-out-everywhere.ts';
export { tokenHash } from './token-hash.ts';

/** The stores of this room's entities that need more than a plain table. */
export const accountStores = (clock: () => number) => ({ preference: createPreferenceStore(clock) });

/** Accounts, their sessions and letters, and people's preferences. */
export function accountRoom(deps: {
  readonly database: Database;
  readonly log: Log;
  readonly defaultTier: Tier;
  readonly passwordCost: PasswordCost;
  readonly rateLimitFactor: number;
  readonly answered: AddQuestionnaireAnswers;
  readonly spent: SpentLimits;
  /** The origin that people open; null if none is configured. */
  readonly publicUrl: string | null;
  /** Who may create an account. */
  readonly registration: RegistrationMode;
  /** Whether an address has to be confirmed before anything else. */
  readonly confirmFirst: boolean;
}) {
  const { database, log, defaultTier, passwordCost, rateLimitFactor, answered, confirmFirst } = deps;
  const sessions = createSessions(database, confirmFirst);
  const store = createAccountStore(database, sessions, knownBrowsers, defaultTier, confirmFirst);
  const passwords = createPasswordHashes(passwordCost);
  const queue = createHashQueue();
  const delays = createLoginDelays(database, rateLimitFactor);
  return {
    sessions,
    /** Finds the caller of an API token. */
    tokens: { find: findToken(database, confirmFirst) },
    /** Adds what accounts of an earlier release lack. */
    bringUpToDate: () => store.shapeNames(),
    /**
     * @param post where letters are queued
     * @param newcomers what other rooms do for a new account
     */
    calls: (post: Post, newcomers: RegistrationHooks) => {
      const parts = { ...deps, sessions, passwords, queue, delays, post };
      const own = createOwnAccount(parts);
      const secondStep = createSecondSteps({ ...parts, own });
      const deletion = createDeletion({ ...parts, own, secondStep });
      const rules = { registration: deps.registration, newcomers, secondStep, deletion, own };
      const accounts = createAccounts(store, database.reader, passwords, queue, delays, knownBrowsers, log, rules);
      return {
        ...accountRoutes(accounts, sessions, database.writes, log, answered),
        ...ownAccountRoutes(createRecovery(parts), own, database, log),
        ...secondStepRoutes(secondStep),
        ...passkeyRoutes(
          createPasskeys(relyingPartyOf(deps.publicUrl), { ...parts, own, deletion, accounts: store }),
          answered,
        ),
        ...tokenRoutes(createTokens({ ...parts, own })),
        ...deletionRoutes(deletion),
      };
    },
  };
}
