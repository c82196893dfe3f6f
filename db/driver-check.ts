import { createRequire } from 'node:module';

/** The first release of the driver that this must be asked of, and the oldest Node it runs on. */
const DEMANDING = 13;
const OLDEST_NODE = [22, 14] as const;

/**
 * Whether this release of the driver crashes on this Node: better-sqlite3 13 on an older one ends the process with a
 * segmentation fault at the first open, without a word.
 * @returns one sentence for the operator, or null
 */
export function driverFault(driver: string, node: string): string | null {
  const [major = 0] = driver.split('.').map(Number);
  const [nodeMajor = 0, nodeMinor = 0] = node.split('.').map(Number);
  const [needed, minor] = OLDEST_NODE;
  const fits = nodeMajor > needed || (nodeMajor === needed && nodeMinor >= minor);
  if (major < DEMANDING || fits) return null;
  return `better-sqlite3 ${driver} needs Node ${OLDEST_NODE.join('.')} or later, and this is ${node}: run \`npm ci\`, or update Node.`;
}

/** Looks at what is installed. Call it before the first open. @throws when that would crash */
export function checkDriver(): void {
  const { version } = createRequire(import.meta.url)('better-sqlite3/package.json') as { version: string };
  const fault = driverFault(version, process.versions.node);
  if (fault !== null) throw new Error(fault);
}
