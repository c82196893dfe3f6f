import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { builtEngine } from '#db/knowledge/engine-digest.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles a script like the product: without a helper to keep function names, for the oldest Node that it runs on. */
export async function bundle(script: string, outfile: string): Promise<void> {
  const { define, plugin } = builtEngine(root);
  const built = { bundle: true, platform: 'node', format: 'esm', target: 'node20' } as const;
  await build({ entryPoints: [script], outfile, ...built, define, plugins: [plugin] });
}
