import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Runs a command of the built server. Unlike a start it never builds, since the server may be running. */
export async function runBuilt(name) {
  const entry = fileURLToPath(new URL(`../../dist/api/${name}.js`, import.meta.url));
  if (!existsSync(entry)) {
    console.error('There is no build yet. Run `npm ci && npm run build` here, or copy a built `dist` folder.');
    process.exit(1);
  }
  await import(entry);
}
