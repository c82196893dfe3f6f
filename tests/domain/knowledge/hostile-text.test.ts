import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();
const names = knowledge.ids().flatMap((id, at) => (at % 40 === 0 ? [knowledge.ingredient(id)?.name ?? id] : []));

/** Processor time. Many times what is needed, so that only run time that is quadratic or worse exceeds it. */
const MOST_MS = 10_000;

describe('a hostile text of 100 KB', () => {
  it.each(hostileTexts(names))('of $kind is judged at once', ({ text }) => {
    const input = { text, types: ['leave_on' as const], forms: [], baby: false };
    assess(input, knowledge);
    const start = process.cpuUsage();
    const report = assess(input, knowledge);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(MOST_MS);
    expect(report.score === null || (report.score >= 0 && report.score <= 100)).toBe(true);
  });
});
