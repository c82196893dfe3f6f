import type { Env } from './env.ts';

/** The exit code of sysexits.h for a wrong configuration. */
export const EX_CONFIG = 78;

/** Why the server cannot start. The message is one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The data folder cannot be used. */
export const dataDirError = (dataDir: string, error: unknown): StartError => {
  const why = codeOf(error) || (error instanceof Error ? error.message : String(error));
  return new StartError(`DATA_DIR must be a folder that can be written to, but ${dataDir} cannot (${why}).`, EX_CONFIG);
};

/** Somebody else works with the data folder. */
export const secondInstance = (dataDir: string): StartError =>
  new StartError(`Another Safeshelf already works with ${dataDir}. Stop it first, or set another DATA_DIR.`, 1);

/** A restore was cut off after the old database was taken away. */
export const unfinishedRestore = (dataDir: string): StartError =>
  new StartError(
    `A restore into ${dataDir} was not finished. Run \`npm run restore -- FILE\` again before starting.`,
    1,
  );

/** The address cannot be listened on. */
export function listenError({ port, host }: Pick<Env, 'port' | 'host'>, error: unknown): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(`PORT ${port} is already in use. Stop what uses it, or set another PORT.`, 1);
    case 'EACCES':
      return new StartError(`PORT ${port} may not be used by this user. Set one above 1023.`, EX_CONFIG);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartError(`HOST must be an address of this machine, but it is "${host}".`, EX_CONFIG);
    default:
      return error;
  }
}

/** What the operator is told of a start that failed, in one sentence where the cause is known. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Safeshelf could not start: ${String(error)}`;
  if (error instanceof StartError) return error.message;
  const code = codeOf(error);
  if (!code.startsWith('SQLITE_')) return `Safeshelf could not start: ${error.message}`;
  return `The database in DATA_DIR could not be opened: ${error.message} (${code}). Look at the disk and the rights of its files.`;
}
