import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { engineDigest, engineSources } from '#db/knowledge/engine-digest.mjs';
import { assess } from '#domain/safety/engine.ts';
import { ENGINE_VERSION } from '#engine-version';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

// method M11.1.1.
const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = engineSources(root);
const copies: string[] = [];

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** A copy of the engine's sources with one file changed. */
function copyWith(path: string, change: (text: string) => string): string {
  const copy = mkdtempSync(join(tmpdir(), 'engine-'));
  copies.push(copy);
  for (const one of sources) {
    mkdirSync(dirname(join(copy, one)), { recursive: true });
    cpSync(join(root, one), join(copy, one));
  }
  writeFileSync(join(copy, path), change(readFileSync(join(copy, path), 'utf8')));
  return copy;
}

it('is the digest of the sources, and stands in every report', () => {
  expect(ENGINE_VERSION).toMatch(/^[0-9a-f]{12}$/);
  expect(ENGINE_VERSION).toBe(engineDigest(root));
  const report = assess({ text: 'Aqua', types: ['leave_on'], forms: [], baby: false }, knowledgePack());
  expect(report.versions.engine).toBe(ENGINE_VERSION);
});

it('follows everything that can change a report', () => {
  for (const path of [
    'domain/safety/points.ts',
    'domain/safety/caps.ts',
    'domain/safety/warnings/wording/hazard-texts.ts',
    'domain/knowledge/matching/match-token.ts',
    'domain/products/label/read-label.ts',
    'domain/products/product-type.ts',
  ])
    expect(sources).toContain(path);
  expect(sources).not.toContain('domain/plans/plan.ts');
  expect(sources.every((path) => path.startsWith('domain/'))).toBe(true);
});

it.each([
  ['domain/safety/points.ts', 'const UNKNOWN_POINTS = 3;', 'const UNKNOWN_POINTS = 4;'],
  ['domain/safety/unknown-share.ts', 'const FEWEST = 2;', 'const FEWEST = 3;'],
])('is another one once a constant of %s changes', (path, before, after) => {
  const changed = copyWith(path, (text) => {
    expect(text).toContain(before);
    return text.replace(before, after);
  });
  expect(engineDigest(changed)).not.toBe(ENGINE_VERSION);
});

it('is the same in a copy, whatever its line endings', () => {
  expect(engineDigest(copyWith('domain/safety/points.ts', (text) => text))).toBe(ENGINE_VERSION);
  expect(engineDigest(copyWith('domain/safety/points.ts', (text) => text.replaceAll('\n', '\r\n')))).toBe(
    ENGINE_VERSION,
  );
});
