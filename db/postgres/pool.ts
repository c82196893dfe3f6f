import { Pool } from 'pg';
import { VALUE_TYPES } from './value-types.ts';

/** How long a call waits for a connection to become free, or for the database to take a new one. */
const CONNECT_MS = 5000;

/**
 * How long a transaction may wait for its process between two queries. A unit of work awaits its own queries alone;
 * one that waits for something else would hold up everybody who meets its rows, so the database ends it.
 */
const IDLE_IN_TRANSACTION_MS = 5000;

/** What the database knows servers of ours by. */
export const APPLICATION = 'safeshelf';

/** How many connections one server holds. */
const SIZE = 10;

/** The connections of one server to a database. */
export type Connections = Pool;

/**
 * Opens nothing yet: each connection is made when it is first needed.
 * @param url `postgres://user@host/database`, or with the folder of a socket as `?host=`
 * @param lost told when a connection that nobody was using broke; the next call makes another
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
  // One that breaks while it is used also fails the query under way, which tells whoever asked.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
