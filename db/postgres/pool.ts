import { Pool } from 'pg';
import { VALUE_TYPES } from './value-types.ts';

/** How long a call waits for a free connection, or for the database to accept a new one. */
const CONNECT_MS = 5000;

/**
 * How long a transaction may sit idle between two queries. A unit of work awaits only its own queries. One that awaits
 * something else would block everybody who needs its rows, so the database ends it.
 */
const IDLE_IN_TRANSACTION_MS = 5000;

/** The name by which the database knows our servers. */
export const APPLICATION = 'safeshelf';

/** How many connections one server holds. */
const SIZE = 10;

/** The connections of one server to a database. */
export type Connections = Pool;

/**
 * Opens nothing yet: each connection is opened when first needed.
 * @param url `postgres://user@host/database`, or with the folder of a socket as `?host=`
 * @param lost called when an idle connection breaks; the next call opens another
 */
export function openPool(url: string, lost: (error: Error) => void, size = SIZE): Connections {
  const pool = new Pool({
    connectionString: url,
    application_name: APPLICATION,
    max: size,
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    types: VALUE_TYPES,
  });
  pool.on('error', lost);
  // A connection that breaks while in use also fails the current query, so the caller learns of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
