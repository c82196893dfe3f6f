import type { Database } from '#db/database.ts';
import type { RegistrationMode } from '#domain/accounts/registration.ts';
import type { Log } from '../log.ts';
import type { Ballast } from './ballast.ts';
import { createDisk } from './disk.ts';
import { createReadiness } from './readiness.ts';
import { healthRoutes } from './routes.ts';

export type { Ballast } from './ballast.ts';

/** Whether the instance works, and whether its disk has space. */
export function healthRoom(deps: {
  readonly database: Database;
  readonly log: Log;
  readonly clock: () => number;
  readonly freeBytes: () => number;
  readonly ballast?: Ballast;
  readonly supportEmail: string | null;
  /** How mail is sent; null if it is not. */
  readonly smtp: unknown;
  readonly registration: RegistrationMode;
  readonly startsWithSignIn: boolean;
  readonly pixelId: string | null;
  /** How plans are paid for; null if they are granted instead. */
  readonly stripe: unknown;
  /** A service that reads pictures; null if none is configured. */
  readonly vision: { readonly baseUrl: URL } | null;
  readonly openFactsUrls: readonly URL[];
  readonly productPictures: boolean;
  readonly backups?: { readonly lastAt: () => number | null };
}) {
  const disk = createDisk(deps.freeBytes, deps.ballast ?? null, (error) =>
    deps.log.warn('disk', { detail: error instanceof Error ? error.message : String(error) }),
  );
  const readiness = createReadiness(deps.database.writes, disk, deps.clock(), deps.backups?.lastAt ?? null, deps.log);
  return {
    disk,
    calls: healthRoutes(
      readiness,
      {
        email: deps.supportEmail,
        sendsMail: deps.smtp !== null,
        registration: deps.registration,
        startsWithSignIn: deps.startsWithSignIn,
        sells: deps.stripe !== null,
        pixel: deps.pixelId !== null,
      },
      {
        vision: { on: deps.vision !== null, host: deps.vision?.baseUrl.host ?? null },
        productPictures: deps.productPictures && deps.openFactsUrls.length > 0,
      },
    ),
    stop: readiness.stop,
  };
}
