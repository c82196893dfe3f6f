import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { signUpByApi } from '#tests/support/api-session.ts';
import { freePort } from '#tests/support/server.ts';

// A clean install of the last commit on other versions of Node: `npm run -s nodes -- 22 24 26`. With
// `--tests tests/api` it also runs the tests of that folder. Each Node comes from the npm package `node`, including the
// headers that native packages are built against.

const root = fileURLToPath(new URL('../../', import.meta.url));
/** A product of the starter catalogue. */
const GTIN = '80809180';
const START_MS = 300_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'string', multiple: true, default: [] } },
});

/** Runs a command until it exits. @throws with its output if it fails */
function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
}

/** Installs a Node version. @returns the environment whose `node` and `npm` are that version */
function installNode(version: string, folder: string): NodeJS.ProcessEnv {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  run('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], folder, process.env);
  const home = join(folder, 'node_modules/node');
  const arch = join(home, 'node_modules', `node-${process.platform}-${process.arch}`);
  return {
    ...process.env,
    PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH}`,
    npm_config_nodedir: arch,
    npm_config_build_from_source: 'true',
  };
}

/** Starts the clone as the README describes and requests a report over HTTP. @returns its score */
async function startAndScan(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, PORT: String(port), DATA_DIR: join(clone, 'data-of-the-trial') },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const url = `http://127.0.0.1:${port}`;
  try {
    for (const end = Date.now() + START_MS; ; ) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`The server did not start:\n${output}`);
      if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) break;
      await pause(200);
    }
    const session = await signUpByApi(url, 'newcomer');
    const scan = await session.post('/api/scan', { barcode: GTIN });
    const { productId } = (await scan.json()) as { readonly productId?: string };
    const report = await (await session.get(`/api/products/${productId}`)).text();
    const score = /"score":(\d+)/.exec(report)?.[1];
    if (score === undefined) throw new Error(`The report has no score: ${report.slice(0, 500)}`);
    return Number(score);
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  }
}

async function tryNode(version: string, folder: string): Promise<string> {
  const env = installNode(version, join(folder, 'node'));
  const node = execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim();
  const clone = join(folder, 'clone');
  run('git', ['clone', '--quiet', root, clone], folder, process.env);
  run('npm', ['ci', '--no-audit', '--no-fund'], clone, env);
  const score = await startAndScan(clone, env);
  for (const tests of values.tests) {
    run('node', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', tests], clone, env);
  }
  return `${node}: installed, started, ${GTIN} scores ${score}${values.tests.length > 0 ? `, ${values.tests.join(' ')} pass` : ''}`;
}

let failed = 0;
for (const version of positionals.length > 0 ? positionals : ['20', '22', '24', '26']) {
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-node-'));
  try {
    console.log(await tryNode(version, folder));
  } catch (error) {
    failed += 1;
    console.log(`Node ${version}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exitCode = failed > 0 ? 1 : 0;
