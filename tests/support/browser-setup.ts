import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import buildOnce from './build-once.ts';
import { startServer, TEMPLATE } from './server.ts';

/**
 * Builds if necessary, and starts a server once. The servers of the test files start with a copy of its migrated data,
 * which saves each of them two seconds.
 * @returns a function that cleans up
 */
export default async function setUpBrowserTests(): Promise<() => void> {
  buildOnce();
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-template-'));
  const server = await startServer({ DATA_DIR: folder });
  const code = await server.stop();
  await server.dispose();
  if (code !== 0) throw new Error(`The server did not stop as asked (${code}), so its data cannot be copied.`);
  process.env[TEMPLATE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
