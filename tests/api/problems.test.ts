import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { isFatal, problemAnswer, problemOf } from '#api/problems.ts';
import { PROBLEM_STATUS, type ProblemCode } from '#domain/problem.ts';

const sqlite = (code: string) => new Database.SqliteError('detail', code);

test('a busy or full database asks to come again, a broken one ends the process', () => {
  for (const code of ['SQLITE_BUSY', 'SQLITE_FULL']) {
    expect(problemOf(sqlite(code))).toMatchObject({ code: 'BUSY', retryAfter: 5 });
    expect(isFatal(sqlite(code))).toBe(false);
  }
  for (const code of ['SQLITE_IOERR_WRITE', 'SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_READONLY'])
    expect(isFatal(sqlite(code))).toBe(true);
});

test('an exception says nothing of what it was', () => {
  const { status, body } = problemAnswer(problemOf(new Error('SELECT secret FROM /etc')), 'id');
  expect([status, body.error, body.requestId]).toEqual([500, 'INTERNAL', 'id']);
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('every expected failure has its status', () => {
  for (const code of Object.keys(PROBLEM_STATUS) as ProblemCode[]) {
    const answer = problemAnswer({ code, message: 'M.', retryAfter: 0.2 });
    expect([code, answer.status, answer.headers['Retry-After']]).toEqual([code, PROBLEM_STATUS[code], '1']);
  }
});
