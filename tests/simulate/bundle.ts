import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { builtEngine } from '#db/knowledge/engine-digest.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A change to one source file, as text that must occur exactly once. */
export interface Patch {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Applies a patch. @throws if its text is missing, or occurs more than once */
export function patched(text: string, { file, from, to }: Patch): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`The patch of ${file} fits ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}

/** A file of ours that replaces one of a library. */
const SORTED_RECORDS = {
  instead: join(ROOT, 'node_modules/fake-indexeddb/build/esm/lib/binarySearchTree.js'),
  ours: join(ROOT, 'tests/simulate/sorted-records.ts'),
};

function applying(patches: readonly Patch[]): Plugin {
  return {
    name: 'patches',
    setup: ({ onLoad, onEnd }) => {
      const left = new Set(patches);
      onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
        if (path === SORTED_RECORDS.instead) return { contents: await readFile(SORTED_RECORDS.ours), loader: 'ts' };
        const mine = patches.filter(({ file }) => path === join(ROOT, file));
        if (mine.length === 0) return undefined;
        let contents = await readFile(path, 'utf8');
        for (const patch of mine) {
          contents = patched(contents, patch);
          left.delete(patch);
        }
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
      onEnd(() => {
        const [unused] = left;
        if (unused) throw new Error(`${unused.file} is no part of the simulated program.`);
      });
    },
  };
}

/** Bundles the simulator with the product's own code, with these patches applied, into one file. */
export async function bundleSimulation(outfile: string, patches: readonly Patch[]): Promise<void> {
  const engine = builtEngine(ROOT);
  await build({
    entryPoints: [join(ROOT, 'tests/simulate/play.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'silent',
    // Built-in modules and native packages stay outside, as do the packages that the server loads for pictures.
    external: [
      'better-sqlite3',
      'pg',
      '@node-rs/argon2',
      'sharp',
      'tesseract.js',
      'tesseract.js-core',
      'zxing-wasm',
      '@undecaf/zbar-wasm',
      '@zxcvbn-ts/language-common',
      '@tesseract.js-data/eng',
    ],
    banner: {
      // Dexie would notify other processes of every change, and there are none.
      js: "import { createRequire as requireFrom } from 'node:module';\nglobalThis.require = requireFrom(import.meta.url);\ndelete globalThis.BroadcastChannel;",
    },
    define: engine.define,
    plugins: [engine.plugin, applying(patches)],
  });
}
