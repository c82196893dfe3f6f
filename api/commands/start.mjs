import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStale } from './build-stamp.mjs';

// Plain JavaScript on purpose: a start must not wait for a compiler, and the small box has none.
const root = fileURLToPath(new URL('../../', import.meta.url));
const entry = join(root, 'dist/api/main.js');

const canBuild = ['vite', 'esbuild', 'tsx'].every((name) => existsSync(join(root, 'node_modules', name)));

if (isStale(root)) {
  if (canBuild) {
    console.log('The build is missing or older than the sources and imported names: building.');
    const { build } = await import('./build.mjs');
    await build().catch((error) => {
      console.error(`The build failed, nothing was started: ${error instanceof Error ? error.message : error}`);
      process.exit(1);
    });
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
