import { startPostgres } from '../support/postgres.ts';

/**
 * Starts one PostgreSQL server for all tests of a run; each test has a database of its own on it.
 * @returns a function that stops it
 */
export default async function start(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (!server) throw new Error('There is no PostgreSQL on this machine. Set TEST_DATABASE_URL to one for tests.');
  process.env.TEST_DATABASE_URL = server.url;
  return () => server.stop();
}
