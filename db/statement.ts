import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Where a statement is built. It does not run here: a {@link Reads} or {@link Tx} runs it. */
export type Queries = Kysely<Tables>;

/** Placeholder in a statement for a value that is given each time it runs. */
export class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** One query of a store. `P` holds its parameters by name; `R` is the type of its rows. */
export interface Statement<P, R> {
  readonly build: (queries: Queries, parameters: P) => Compilable<R>;
  /**
   * How many results of `first`, even "no row", a read-only connection may cache until the next commit; absent for
   * none.
   */
  readonly hold?: number;
}

const made: Statement<never, unknown>[] = [];

/** Every statement made in this process so far, which a server must be able to run on the schema it finds. */
export const allStatements = (): readonly Statement<never, unknown>[] => made;

/**
 * Writes a query once for every engine. It is compiled and prepared when it first runs on a connection, and only bound
 * after that, so keep statements in constants and not in functions called for each request.
 * @param build gets placeholders for the parameters: pass them on without inspecting them
 * @param options `hold` for queries that nearly every request makes
 */
export function statement<P, R>(
  build: (queries: Queries, parameters: P) => Compilable<R>,
  options: Pick<Statement<P, R>, 'hold'> = {},
): Statement<P, R> {
  const one: Statement<P, R> = { build, ...options };
  made.push(one as Statement<never, unknown>);
  return one;
}

/** The parameters of a statement while it is built: a placeholder for each. */
export const placeholders = <P>(): P =>
  new Proxy({}, { get: (_, name) => new Parameter(String(name)) }) as unknown as P;
