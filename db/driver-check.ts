import { createRequire } from 'node:module';

/** The first major release of the driver that needs this check, and the oldest Node that it runs on. */
const DEMANDING = 13;
const OLDEST_NODE = [22, 14] as const;

/**
 * Why this release of the driver would crash on this Node. On an older Node, better-sqlite3 13 ends the process with a
 * segmentation fault at the first open, without a message.
 * @returns one sentence for the operator, or null if it runs
 */
export function driverFault(driver: string, node: string): string | null {
  const [major = 0] = driver.split('.').map(Number);
  const [nodeMajor = 0, nodeMinor = 0] = node.split('.').map(Number);
  const [needed, minor] = OLDEST_NODE;
  const fits = nodeMajor > needed || (nodeMajor === needed && nodeMinor >= minor);
  if (major < DEMANDING || fits) return null;
  return `better-sqlite3 ${driver} needs Node ${OLDEST_NODE.join('.')} or later, and this is ${node}: run \`npm ci\`, or update Node.`;
}

/** Checks the installed driver. Call it before the first open. @throws if opening would crash */
export function checkDriver(): void {
  const { version } = createRequire(import.meta.url)('better-sqlite3/package.json') as { version: string };
  const fault = driverFault(version, process.versions.node);
  if (fault !== null) throw new Error(fault);
}

/**
 * Explains why the compiled part of the driver cannot be loaded, if that is the error.
 * @param error what opening a database threw
 * @param node the version of the running Node
 * @returns one sentence for the operator, or null for any other error
 */
export function loadFault(error: unknown, node: string): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : '';
  // The second message comes from the package that locates the compiled file.
  if (code !== 'ERR_DLOPEN_FAILED' && !error.message.startsWith('Could not locate the bindings file')) return null;
  return `The database driver better-sqlite3 was not built for this Node (${node}). Run \`npm rebuild better-sqlite3\` with the Node that starts the server.`;
}
