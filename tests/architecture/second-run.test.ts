import { describe, expect, it } from 'vitest';
import { filesToRepeat, mergeRuns } from '#tests/run/second-run.mjs';

type Status = 'passed' | 'failed';
const file = (name: string, status: Status, tests: Readonly<Record<string, Status>> = { works: status }) => ({
  name: `/here/tests/e2e/${name}.test.ts`,
  status,
  assertionResults: Object.entries(tests).map(([fullName, one]) => ({ fullName, status: one })),
});

it('repeats a few red browser tests, and never those that look for what is lost', () => {
  const results = [file('shell', 'passed'), file('settings', 'failed'), file('kill', 'failed')];
  expect(filesToRepeat(results)).toEqual([file('settings', 'failed').name]);
  expect(filesToRepeat(Array.from({ length: 5 }, (_, at) => file(`screen-${at}`, 'failed')))).toEqual([]);
});

describe('what two runs come to', () => {
  it('is the second run of a file that passed then, which is named', () => {
    const first = [file('shell', 'passed'), file('settings', 'failed'), file('home', 'failed'), file('kill', 'failed')];
    const { counted, unsteady } = mergeRuns(first, [file('settings', 'passed'), file('home', 'failed')]);
    expect(counted.map(({ status }) => status)).toEqual(['passed', 'passed', 'failed', 'failed']);
    expect(unsteady).toEqual([file('settings', 'failed')]);
  });

  it.each([
    ['has no test', {}],
    ['lacks one that had failed', { opens: 'passed' }],
    ['lacks one that had passed', { works: 'passed' }],
  ] as const)('stays red where the second run %s', (_what, tests) => {
    const first = [file('settings', 'failed', { works: 'failed', opens: 'passed' })];
    const { counted, unsteady } = mergeRuns(first, [file('settings', 'passed', tests)]);
    expect([counted, unsteady]).toEqual([first, []]);
  });
});
