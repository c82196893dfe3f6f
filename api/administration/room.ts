import type { Database } from '#db/database.ts';
import type { Operator } from '#domain/open-pages/operator.ts';
import { createLoginDelays, createPasswordHashes, type PasswordCost } from '../accounts/room.ts';
import type { Backups } from '../backups/room.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { LetterWriters } from '../mail/post.ts';
import type { Stores } from '../stores.ts';
import { createAdministrators } from './administrators.ts';
import { createAdminSignals, createAdminStreams, liveRoutes } from './live.ts';
import { operationRoutes } from './operation-routes.ts';
import { adminRoutes } from './routes.ts';

export { createAdministrators } from './administrators.ts';
export { auditAdmin, checkAudit } from './audit-chain.ts';
export { isFollowed } from './table-topics.ts';

/** The first administrator, as given by the environment. */
export interface FirstAdministrator {
  readonly email: string;
  readonly password: string;
}

/** Administration of the instance: who may do it, what they can do, and what they did. */
export function administrationRoom(
  stores: Stores,
  deps: {
    readonly database: Database;
    readonly log: Log;
    readonly passwordCost: PasswordCost;
    readonly rateLimitFactor: number;
    readonly clock: () => number;
    /** Registers a listener that gets the tables whose rows changed. */
    readonly onWritten: (told: (tables: ReadonlySet<string>) => void) => void;
    /** Called when the database can no longer be trusted. */
    readonly fatal: (error: unknown) => void;
    readonly freeBytes: () => number;
    readonly backups?: Omit<Backups, 'take'>;
    /** The jobs of the instance, available once they are created. */
    readonly jobs: () => Jobs;
    readonly letters: LetterWriters;
    readonly sendsMail: boolean;
    /** The operator named on the legal pages. */
    readonly operator: Operator;
    readonly firstAdministrator: FirstAdministrator | null;
  },
) {
  const { database, log, clock, firstAdministrator: first } = deps;
  const administrators = createAdministrators({
    database,
    log,
    passwords: createPasswordHashes(deps.passwordCost),
    delays: createLoginDelays(database, deps.rateLimitFactor),
    clock,
  });
  const signals = createAdminSignals(database.others);
  deps.onWritten(signals.written);
  const streams = createAdminStreams(signals, deps);
  return {
    bearers: administrators,
    calls: {
      ...adminRoutes(database, stores, administrators, deps),
      ...operationRoutes(database, administrators, deps),
      ...liveRoutes(streams),
    },
    /** Ends the streams of administrators, and opens no more. */
    stop: streams.stop,
    /** Makes the first administrator given by the environment. */
    async begin(): Promise<void> {
      if (first && (await administrators.makeFirst(first.email, first.password, clock()))) {
        log.info('security', { kind: 'administrator_made' });
      }
    },
  };
}
