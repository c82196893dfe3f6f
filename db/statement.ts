import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Where a statement is put together. It builds and does not run: a {@link Reads} or {@link Tx} runs it. */
export type Queries = Kysely<Tables>;

/** Stands in a statement for a value that is given each time it runs. */
export class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * One query of a store. `P` holds the values it takes, by name; `R` is what one of its rows looks like.
 */
export interface Statement<P, R> {
  readonly build: (queries: Queries, parameters: P) => Compilable<R>;
  /** How many answers to `first`, a row or none, a connection that only reads may hold until anything is committed; left out for none. */
  readonly hold?: number;
}

const made: Statement<never, unknown>[] = [];

/** Every statement of this process so far: what a server has to be able to run on the schema that it finds. */
export const statementsMade = (): readonly Statement<never, unknown>[] => made;

/**
 * Writes a query once for every engine. It is compiled and prepared when it first runs on a connection, and only bound
 * from then on: keep statements in constants, not in functions that are called for each request.
 * @param build gets placeholders for the parameters: pass them on, and look at none of them
 * @param options `hold` for what nearly every request asks
 */
export function statement<P, R>(
  build: (queries: Queries, parameters: P) => Compilable<R>,
  options: Pick<Statement<P, R>, 'hold'> = {},
): Statement<P, R> {
  const one: Statement<P, R> = { build, ...options };
  made.push(one as Statement<never, unknown>);
  return one;
}

/** What the parameters of a statement are while it is built: a placeholder for each. */
export const placeholders = <P>(): P =>
  new Proxy({}, { get: (_, name) => new Parameter(String(name)) }) as unknown as P;
