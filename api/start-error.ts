import type { Env } from './env.ts';

/** The exit code for a wrong configuration, from sysexits.h. */
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
  return new StartError(`DATA_DIR must be a writable folder, but ${dataDir} is not (${why}).`, EX_CONFIG);
};

/** Another process is using the data folder. */
export const secondInstance = (dataDir: string): StartError =>
  new StartError(`Another Safeshelf is already using ${dataDir}. Stop it first, or set another DATA_DIR.`, 1);

/** A restore was interrupted after the old database was moved away. */
export const unfinishedRestore = (dataDir: string): StartError =>
  new StartError(
    `A restore into ${dataDir} was not finished. Run \`npm run restore -- FILE\` again before starting.`,
    1,
  );

/** The server cannot listen on the address. */
export function listenError({ port, host }: Pick<Env, 'port' | 'host'>, error: unknown): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(`PORT ${port} is already in use. Stop whatever is using it, or set another PORT.`, 1);
    case 'EACCES':
      return new StartError(`PORT ${port} cannot be used by this user. Set one above 1023.`, EX_CONFIG);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartError(`HOST must be an address of this machine, but it is "${host}".`, EX_CONFIG);
    default:
      return error;
  }
}

/** What to tell the operator about a failed start: one sentence if the cause is known. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Safeshelf could not start: ${String(error)}`;
  if (error instanceof StartError) return error.message;
  const code = codeOf(error);
  if (!code.startsWith('SQLITE_')) return `Safeshelf could not start: ${error.message}`;
  return `The database in DATA_DIR could not be opened: ${error.message} (${code}). Check the disk and its file permissions.`;
}
