import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCitations } from './rule-citations.mjs';
import { checkSources } from './source-rules.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = (path) => join(root, 'node_modules', path);

/** Runs a program and collects what it prints. */
const run = (program, ...args) =>
  new Promise((settle) => {
    const child = spawn(process.execPath, [bin(program), ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.on('close', (code) => settle({ passed: code === 0, output: output.trim() }));
  });

/** Fails if the checker read no modules. */
async function boundaries() {
  const { passed, output } = await run(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', 'tests/architecture/boundaries.cjs', 'domain', 'web', 'sw', 'db', 'api', 'tests'],
  );
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return modules > 0 ? { passed, output } : { passed: false, output: `${output}\n0 modules were read` };
}

function sources() {
  const { lines, failures } = checkSources(root);
  return { passed: failures.length === 0, output: [...lines, ...failures].join('\n') };
}

function rules() {
  const { lines, failures } = checkCitations(root);
  return { passed: failures.length === 0, output: [...lines, ...failures].join('\n') };
}

const STEPS = {
  'format and lint': () => run('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--max-diagnostics=60'),
  // The native compiler takes a third of the time; the other checkers still use the JavaScript one.
  types: () => run('@typescript/native/bin/tsc', '-b', '--pretty', 'false'),
  boundaries,
  'dead code': () => run('knip/bin/knip.js', '--no-progress'),
  sources,
  rules,
};

/**
 * Runs all static checks, two at a time.
 * @returns {Promise<{passed: number, failed: number}>} how many steps passed and failed
 */
export async function check() {
  const queue = Object.entries(STEPS);
  let failed = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, step] = next;
      const start = performance.now();
      const { passed, output } = await step();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`check: ${name} ${passed ? 'passed' : 'FAILED'} (${seconds} s)`);
      if (!passed) failed += 1;
      if (!passed || name === 'sources') console.log(output.replace(/^/gm, '  '));
    }
  };
  await Promise.all([work(), work()]);
  return { passed: Object.keys(STEPS).length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await check();
  if (failed > 0) process.exit(1);
}
