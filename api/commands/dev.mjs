import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = 'http://localhost:5173';

const compiled = spawnSync(process.execPath, ['--import', 'tsx', 'db/knowledge/compile.ts'], {
  cwd: root,
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

// The page comes from Vite and reaches the server through its proxy, so the page's address is the public one.
const env = { PUBLIC_URL: PAGE, ...process.env };
const run = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
const children = [
  run('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'api/main.ts'),
  run('node_modules/vite/bin/vite.js', '--strictPort'),
];

console.log(`Safeshelf for development: ${PAGE}`);
const stopAll = (code) => {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
};
for (const child of children) child.on('exit', (code) => stopAll(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0));
