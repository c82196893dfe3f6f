import { expect, it } from 'vitest';
import { filesToRepeat, settle } from '#tests/support/second-run.mjs';

const file = (name: string, status: 'passed' | 'failed') => ({ name: `/here/tests/e2e/${name}.test.ts`, status });

it('repeats a few red browser tests, and never those that look for what is lost', () => {
  const results = [file('shell', 'passed'), file('settings', 'failed'), file('kill', 'failed')];
  expect(filesToRepeat(results)).toEqual([file('settings', 'failed').name]);
  expect(filesToRepeat(Array.from({ length: 5 }, (_, at) => file(`screen-${at}`, 'failed')))).toEqual([]);
});

it('counts the second run of a file, and names what passed only then', () => {
  const first = [file('shell', 'passed'), file('settings', 'failed'), file('home', 'failed'), file('kill', 'failed')];
  const { counted, unsteady } = settle(first, [file('settings', 'passed'), file('home', 'failed')]);
  expect(counted.map(({ status }) => status)).toEqual(['passed', 'passed', 'failed', 'failed']);
  expect(unsteady).toEqual([file('settings', 'failed')]);
});
