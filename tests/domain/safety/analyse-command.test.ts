import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assess } from '#domain/safety/engine.ts';
import { HouseholdReport, Report } from '#domain/safety/report.ts';
import { GOLDEN } from './golden-products.ts';
import { knowledge } from './pack.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'safeshelf-analyse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: readonly string[], input = ''): { code: number | null; out: string; err: string } => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'api/commands/analyse.ts'), ...args],
    { cwd: root, input, encoding: 'utf8' },
  );
  return { code: status, out: stdout, err: stderr };
};

const WithHousehold = Report.extend({ household: HouseholdReport });
const Line = z.object({
  id: z.union([z.string(), z.number()]).nullable(),
  report: Report.optional(),
  error: z.string().optional(),
});

describe('npm run analyse', () => {
  it('prints the report that the engine gives, byte for byte', () => {
    const { out, code } = run(['--type', 'household', '--form', 'spray', GOLDEN.G1.input.text]);
    expect(code).toBe(0);
    expect(out).toBe(`${JSON.stringify(assess(GOLDEN.G1.input, knowledge))}\n`);
  });

  it('takes --baby and a household file', () => {
    const file = join(folder, 'household.json');
    writeFileSync(file, JSON.stringify({ members: [{ id: '1', name: 'Mia', allergyTypes: ['skin'] }] }));
    const { out } = run(['--type', 'leave_on', '--baby', '--household', file, GOLDEN.G4.input.text]);
    const report = WithHousehold.parse(JSON.parse(out));
    expect(report.score).toBe(29);
    expect(report.household.warnings.map((one) => one.subject)).toContain('Mia');
    expect(report.household.verdict).toBe('not_suitable');
  });

  it('answers a line for a line, and goes on after a bad one', () => {
    const lines = [
      { id: 'G2', text: GOLDEN.G2.input.text, type: 'leave_on' },
      { id: 2, text: 'Water', type: 'paint' },
      {
        id: 'G5',
        text: GOLDEN.G5.input.text,
        type: 'household',
        household: { pets: [{ id: 'c', type: 'cat', name: 'Miso' }] },
      },
      { id: 'none', text: null, type: 'food' },
    ];
    const { out, code } = run(['--jsonl'], `${lines.map((line) => JSON.stringify(line)).join('\n')}\nnot json\n`);
    expect(code).toBe(0);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => Line.parse(JSON.parse(line)));
    expect(answers.map((answer) => answer.id)).toEqual(['G2', 2, 'G5', 'none', null]);
    expect(answers.map((answer) => answer.report?.score)).toEqual([99, undefined, 39, null, undefined]);
    expect(answers[1]?.error).toContain('type');
    expect(answers[4]?.error).toContain('JSON');
    expect(out).toContain('Miso');
  });

  it.each([
    [['--type', 'paint', 'Water'], '--type'],
    [['--type', 'food', '--form', 'gas', 'Water'], '--form'],
    [['--type', 'food', '--household', '/no/such/file', 'Water'], '--household'],
    [['--tipe', 'food', 'Water'], '--tipe'],
    [['--type', 'food'], 'text'],
  ])('%j is refused with a sentence and exit code 2', (args, named) => {
    const { code, out, err } = run(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(named);
  });
});
