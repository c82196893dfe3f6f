import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyEdit, type Edit } from './edits.ts';

// Adds an entity to a copy of the project as domain/sync/README.md describes, then uses it: on a phone without a
// signal, over the wire, in the database and on a second phone. Counts the edits.
const root = fileURLToPath(new URL('../../', import.meta.url));

const SCHEMAS = `
import { z } from 'zod';
import { changed } from '../sync/changed-field.ts';
import type { EntitySchemas } from '../sync/rule.ts';
import { typedText } from '../text-limits.ts';

const Bed = z.object({ id: z.string(), name: z.string(), sunny: z.boolean(), plants: z.array(z.string()) });
export type Bed = z.infer<typeof Bed>;

export const BED = {
  data: Bed,
  operations: {
    'bed.dig': z.strictObject({ name: typedText(80, 1), sunny: z.boolean() }),
    'bed.plant': z.strictObject({ plants: changed(z.array(typedText(80, 1)).max(20)) }),
  },
} as const satisfies EntitySchemas;
`;

const RULES = `
import { applied, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import { type EntityRules, namedByUuid, type OperationOn, type RuleOutcome, type RuleWorld } from '../sync/rule.ts';
import type { BED, Bed } from './bed-schemas.ts';

const row = (data: Bed) => ({ entity: 'bed' as const, id: data.id, deleted: false, data });

const dig = ({ entityId: id, payload }: OperationOn<typeof BED, 'bed.dig'>, world: RuleWorld<Bed>): RuleOutcome =>
  world.row ? applied() : applied(row({ id, ...payload, plants: [] }));

const plant = ({ payload }: OperationOn<typeof BED, 'bed.plant'>, world: RuleWorld<Bed>): RuleOutcome =>
  world.row ? applied(row({ ...world.row.data, plants: payload.plants.to })) : rejected('NOT_FOUND', 'There is no such bed.');

export const bedRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'beds', indexes: 'id', since: 13 },
  bounds: { bytes: 4_096, rows: byPlan(100) },
  fitsId: namedByUuid,
  operations: {
    'bed.dig': { words: 'Bed dug', apply: dig },
    'bed.plant': { words: 'Bed planted', apply: plant },
  },
} as const satisfies EntityRules<typeof BED>;
`;

const MIGRATION = `
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`CREATE TABLE beds (
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    id TEXT NOT NULL, rev INTEGER NOT NULL, seq INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0,
    changed_by TEXT NOT NULL, other_rev INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL, sunny INTEGER NOT NULL, plants TEXT NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID\`.execute(db);
  await sql\`CREATE INDEX beds_by_seq ON beds (household_id, seq)\`.execute(db);
}
`;

const ENTITIES = 'domain/sync/entities.ts';
const LIST = 'db/migrations/list.ts';
const EDITS: readonly Edit[] = [
  { file: 'domain/gardens/bed-schemas.ts', text: SCHEMAS },
  { file: 'domain/gardens/bed-rules.ts', text: RULES },
  { file: ENTITIES, before: 'import { memberRules }', text: "import { bedRules } from '../gardens/bed-rules.ts';\n" },
  { file: ENTITIES, before: 'import { memberRules }', text: "import { BED } from '../gardens/bed-schemas.ts';\n" },
  { file: ENTITIES, before: '  pet: PET,\n', text: '  bed: BED,\n' },
  { file: ENTITIES, before: '  pet: petRules,\n', text: '  bed: bedRules,\n' },
  { file: 'db/migrations/2099-01-01-gardens.ts', text: MIGRATION },
  { file: LIST, before: '\n/** Every migration', text: "import * as gardens from './2099-01-01-gardens.ts';\n" },
  { file: LIST, before: '};', text: "  '2099-01-01-gardens': gardens,\n" },
];

let folder: string;

/** Runs a program in the copy. */
function run(...args: string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'safeshelf-entity-'));
  for (const name of ['api', 'db', 'domain', 'web/offline', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  cpSync(join(root, 'tests/architecture/use-a-bed.ts'), join(folder, 'tests/architecture/use-a-bed.ts'));
  cpSync(join(root, 'tests/support/migrated.ts'), join(folder, 'tests/support/migrated.ts'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'domain/gardens'));
  for (const edit of EDITS) applyEdit(folder, edit);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an entity is ten edits in five files, or fewer', () => {
  expect(EDITS.length).toBeLessThanOrEqual(10);
  expect(new Set(EDITS.map(({ file }) => file)).size).toBeLessThanOrEqual(5);
});

test('it then travels: done on one phone, stored by the server, shown on another', { timeout: 120_000 }, () => {
  const { status, output } = run('--import', 'tsx', 'tests/architecture/use-a-bed.ts');
  expect(output).toContain('words Bed dug, Bed planted');
  expect(output).toContain('stored 1 Herbs 1 ["Basil","Mint"]');
  expect(output).toContain('pulled {"id":"01900000-0000-7000-8000-000000000001","name":"Herbs","sunny":true');
  expect(output).toContain('shown Herbs of 13');
  expect(output).toContain('another household 0');
  expect(status, output).toBe(0);
});

test('what is missing in the table is a type error', { timeout: 300_000 }, () => {
  const rules = join(folder, 'domain/gardens/bed-rules.ts');
  const whole = readFileSync(rules, 'utf8');
  const tsc = () => run(join(root, 'node_modules/typescript/bin/tsc'), '-p', 'domain', '--pretty', 'false');
  expect(tsc()).toEqual({ status: 0, output: '' });
  writeFileSync(rules, whole.replace("    'bed.plant': { words: 'Bed planted', apply: plant },\n", ''));
  // In a separate file, because the compiler reports only the first of two errors in one table.
  writeFileSync(join(folder, 'domain/gardens/border-rules.ts'), whole.replace("  scope: 'household',\n", ''));
  const table = readFileSync(join(folder, ENTITIES), 'utf8');
  writeFileSync(join(folder, ENTITIES), table.replace('  bed: bedRules,\n', ''));
  const { output } = tsc();
  expect(output).toMatch(/bed-rules\.ts\(.*Property ''bed\.plant'' is missing/);
  expect(output).toMatch(/border-rules\.ts\([\s\S]*Property 'scope' is missing/);
  expect(output).toMatch(/entities\.ts\([\s\S]*Property 'bed' is missing/);
});
