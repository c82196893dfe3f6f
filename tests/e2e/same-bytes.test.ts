import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { builtEngine } from '#db/knowledge/engine-digest.mjs';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import type { AssessInput } from '#domain/safety/assess.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { PRODUCT_TYPES } from '#domain/safety/vocabulary.ts';
import { launchShell } from '#tests/support/browser.ts';
import { realLabels } from '#tests/support/real-labels.ts';

declare global {
  var assessAll: (pack: string, inputs: readonly AssessInput[]) => string[];
}

// The engine as the phone gets it, in an empty page: any difference comes from the browser's JavaScript.
const ENTRY = `
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { assess } from '#domain/safety/engine.ts';
globalThis.assessAll = (pack, inputs) => {
  const knowledge = readPack(Uint8Array.from(atob(pack), (char) => char.charCodeAt(0)));
  return inputs.map((input) => JSON.stringify(assess(input, knowledge)));
};`;

const root = fileURLToPath(new URL('../../', import.meta.url));
const pack = compiledPack();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const engine = builtEngine(root);
  const bundled = await build({
    stdin: { contents: ENTRY, resolveDir: root, sourcefile: 'engine-in-page.ts', loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: engine.define,
    plugins: [engine.plugin],
  });
  browser = await launchShell();
  page = await browser.newPage();
  await page.addScriptTag({ content: bundled.outputFiles[0]?.text ?? '' });
});
afterAll(() => browser?.close());

async function compare(inputs: readonly AssessInput[]): Promise<Report[]> {
  const knowledge = readPack(pack);
  const here = inputs.map((input) => assess(input, knowledge));
  const there = await page.evaluate(([bytes, all]) => globalThis.assessAll(bytes, all), [
    Buffer.from(pack).toString('base64'),
    inputs,
  ] as const);
  expect(there).toEqual(here.map((report) => JSON.stringify(report)));
  return here;
}

it('judges real labels to the same bytes in Node and in the browser', async () => {
  const labels = realLabels(1, 80).slice(0, 600);
  const inputs = labels.map(({ text, type }, at) => ({
    text,
    types: at % 7 === 0 ? [type, 'household' as const] : [type],
    forms: at % 5 === 0 ? (['spray'] as const) : [],
    baby: at % 11 === 0,
  }));
  const reports = await compare(inputs);
  expect(reports.filter((report) => report.score !== null).length).toBeGreaterThan(100);
});

it('prints the same bytes on the command line', () => {
  const knowledge = readPack(pack);
  const labels = realLabels(1, 80).slice(0, 120);
  const lines = labels.map(({ text, type }, at) => JSON.stringify({ id: `label-${at}`, text, type }));
  const printed = execFileSync('npm', ['run', '-s', 'analyse', '--', '--jsonl'], {
    cwd: root,
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    // More than the 1 MB that Node allows by default.
    maxBuffer: 2 ** 26,
  });
  const expected = labels.map(({ text, type }, at) =>
    JSON.stringify({ id: `label-${at}`, report: assess({ text, types: [type], forms: [], baby: false }, knowledge) }),
  );
  expect(printed.trimEnd().split('\n')).toEqual(expected);
});

it('judges hostile and foreign texts to the same bytes', async () => {
  const texts = [
    '',
    'Aqua',
    'Ａｑｕａ，　ｐａｒｆｕｍ',
    'Eau, parﬁlm, ﬂuoride, Œufs, İstanbul, straße, Ǆ, é, é',
    'سكر، ماء، ملح; 水、砂糖; сахар, вода',
    `${'a, '.repeat(400)}`,
    '((((((Aqua, [Parfum (Limonene, {Linalool',
    '𝓐𝓺𝓾𝓪, \u{1f9f4}, \u0000, \ud800',
    'E330 E 330 e-330 (E330), CAS 50-00-0, CI 77891 0.1% 1,5 % 1.5E3%',
  ];
  await compare(
    texts.flatMap((text) => PRODUCT_TYPES.map((type) => ({ text, types: [type], forms: [], baby: false }))),
  );
});
