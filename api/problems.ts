import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { ErrorBody } from '#domain/contract/error-body.ts';
import { PROBLEM_STATUS, type Problem } from '#domain/problem.ts';

/**
 * SQLite's codes after which the connection must not be used any more. READONLY is one of them: if SQLite once could
 * not open the WAL index for writing, it opens it read-only, and the connection never writes again.
 */
const FATAL = /^SQLITE_(IOERR|CORRUPT|NOTADB|READONLY)/;
/**
 * Codes of temporary failures: the database is busy or its disk is full. Those of PostgreSQL (its appendix A) also mean
 * that it cannot be reached, is stopping or starting, or that a write conflicted with too many others.
 */
const PASSING = /^(?:SQLITE_(?:BUSY|LOCKED|FULL)|08...$|53...$|57P..$|40001$|40P01$|ECONN|EPIPE$|ETIMEDOUT$)/;
/** Messages of the PostgreSQL driver that have no code. */
const UNREACHED =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

const databaseCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an exception means that the database file or its disk is broken. */
export const isFatal = (error: unknown): boolean => FATAL.test(databaseCode(error));

/** Whether an exception means that the disk of the database is full. */
export const isFull = (error: unknown): boolean => /^(?:SQLITE_FULL|53100$)/.test(databaseCode(error));

/** The problem behind an exception. Anything unexpected is our bug: 500, without any detail. */
export function problemOf(error: unknown): Problem {
  if (PASSING.test(databaseCode(error)) || (error instanceof Error && UNREACHED.test(error.message))) {
    return { code: 'BUSY', message: 'The server cannot save right now. Please try again in a moment.', retryAfter: 5 };
  }
  return { code: 'INTERNAL', message: 'Something went wrong on the server. Please try again.' };
}

/** Most fields named in an answer: a hostile body must not cause a large answer. */
const MOST_FIELDS = 20;

/** The problem for a schema's errors, with a message for each field. */
export function invalidInput(error: z.ZodError): Problem {
  const fields: Record<string, string> = Object.create(null);
  for (const issue of error.issues.slice(0, MOST_FIELDS)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, MOST_FIELDS)) {
        fields[[...issue.path, key].join('.').slice(0, 100)] = issue.message;
      }
    } else {
      fields[issue.path.join('.').slice(0, 100) || 'body'] ??= issue.message;
    }
  }
  const [only, second] = Object.values(fields);
  const message = only && !second ? only : 'Some fields are not valid. Please check them and try again.';
  return { code: 'INVALID_INPUT', message, fields: { ...fields } };
}

/** An error as it is sent. */
export interface ProblemAnswer {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;
}

/** Translates an expected failure to HTTP. The only place where that is done. */
export function problemAnswer(problem: Problem, requestId: string = randomUUID()): ProblemAnswer {
  return {
    status: PROBLEM_STATUS[problem.code],
    body: {
      error: problem.code,
      message: problem.message,
      requestId,
      ...(problem.fields && { fields: { ...problem.fields } }),
    },
    headers:
      problem.retryAfter === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(problem.retryAfter))) },
  };
}
