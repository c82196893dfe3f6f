import { build } from 'esbuild';

/** Bundles a script as the product is: without its names being traced, for the oldest Node it runs on. */
export async function bundle(script: string, outfile: string): Promise<void> {
  await build({ entryPoints: [script], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
}
