import { expect, test } from 'vitest';
import { createLog } from '#api/log.ts';

test('a line is one JSON object, whatever its values hold', () => {
  const lines: string[] = [];
  const log = createLog(
    (text) => lines.push(text),
    () => Date.UTC(2026, 10, 21),
  );
  log.info('request', { route: '/x\n{"level":"error"}', user: undefined });
  log.warn('security', { kind: 'x' });
  expect(lines).toEqual([]);
  log.flush();
  const [first, second, ...rest] = lines.join('').trimEnd().split('\n');
  expect(rest).toEqual([]);
  expect(JSON.parse(first ?? '')).toEqual({
    time: '2026-11-21T00:00:00.000Z',
    level: 'info',
    event: 'request',
    route: '/x\n{"level":"error"}',
  });
  expect(JSON.parse(second ?? '')).toMatchObject({ level: 'warn' });
});

test('an error is written at once', () => {
  const lines: string[] = [];
  createLog(
    (text) => lines.push(text),
    () => 0,
  ).error('exception');
  expect(lines).toHaveLength(1);
});
