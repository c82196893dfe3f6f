import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A user and group without privileges, because PostgreSQL refuses to run as root. */
export const NOBODY = 65534;

/** Where Debian and its derivatives keep the programs of each release. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of the newest installed server. @returns null if there is none */
export function programs() {
  const releases = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const found = releases.map((release) => join(DEBIAN, release, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (found !== undefined) return found;
  return (process.env.PATH ?? '').split(':').find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** Whether tests can have a PostgreSQL here. Some machines have none, or do not allow switching to another user. */
export function hasPostgres() {
  if (process.env.TEST_DATABASE_URL) return true;
  const bin = programs();
  if (bin === null) return false;
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  return spawnSync(join(bin, 'initdb'), ['--version'], as).status === 0;
}
