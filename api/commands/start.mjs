import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStale } from './build-stamp.mjs';

// Plain JavaScript on purpose: a start must not wait for a compiler, and a small machine has none.
const root = fileURLToPath(new URL('../../', import.meta.url));
const entry = join(root, 'dist/api/main.js');

/** Builds in a separate process, so that the server does not keep the bundler's memory for good. */
function buildApart() {
  const child = spawn(process.execPath, [join(root, 'api/commands/build.mjs')], { stdio: 'inherit' });
  const stop = (signal) => {
    child.once('exit', () => process.exit(1));
    child.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, stop);
      resolve(code === 0);
    });
  });
}

const canBuild = ['vite', 'esbuild', 'tsx'].every((name) => existsSync(join(root, 'node_modules', name)));

if (isStale(root)) {
  if (canBuild) {
    console.log('The build is missing or older than the sources and imported names: building.');
    if (!(await buildApart())) {
      console.error('The build failed, nothing was started.');
      process.exit(1);
    }
  } else if (existsSync(entry)) {
    console.warn(
      'The sources or the imported names are newer than the build, and the build packages are not installed: starting what is built.',
    );
  } else {
    console.error('There is no build yet. Run `npm ci && npm run build` here, or copy a built `dist` folder.');
    process.exit(1);
  }
}

process.env.NODE_ENV ??= 'production';
await import(entry);
