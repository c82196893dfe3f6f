import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import sharp from 'sharp';
import { build as buildPage } from 'vite';
import { builtEngine } from '../../db/knowledge/engine-digest.mjs';
import { takeStamp, writeStamp } from './build-stamp.mjs';
import { checkBudgets } from './size-budgets.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function step(name, work) {
  const start = performance.now();
  await work();
  console.log(`build: ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function compileKnowledge() {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'db/knowledge/compile.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('db/knowledge/compile.ts failed');
}

const engine = builtEngine(root);

/**
 * Leaves out zod's messages in some fifty languages: the server answers in English, but would read them at each start.
 */
const zodInEnglish = {
  name: 'zod-in-english',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    })),
};

const bundleServer = () => {
  // Chunk names contain a hash, so those of earlier builds would pile up.
  rmSync(join(root, 'dist/api'), { recursive: true, force: true });
  return bundle({
    absWorkingDir: root,
    entryPoints: {
      main: 'api/main.ts',
      'reading-thread': 'api/reading/thread.ts',
      'assess-thread': 'api/knowledge/assess-thread.ts',
      'print-thread': 'api/printing/print-thread.ts',
      backup: 'api/backups/backup-command.ts',
      restore: 'api/backups/restore-command.ts',
      upgrade: 'api/upgrade/upgrade-command.ts',
      move: 'api/move/move-command.ts',
      'confirm-numbers': 'api/emergency/confirm-command.ts',
    },
    outdir: 'dist/api',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Reading a few files instead of several hundred halves a cold start. What most servers need late or never is split
    // into a file of its own and loaded where it is used. Packages with native parts stay external.
    splitting: true,
    chunkNames: 'part-[hash]',
    minifyWhitespace: true,
    external: [
      'better-sqlite3',
      '@node-rs/argon2',
      'sharp',
      'tesseract.js',
      'zxing-wasm',
      '@undecaf/zbar-wasm',
      'yazl',
      'stripe',
      'pdfkit',
      'fontkit',
    ],
    // web-push uses `require` for Node's modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    define: engine.define,
    plugins: [engine.plugin, zodInEnglish],
    sourcemap: true,
    logLevel: 'warning',
  });
};

/** Bundles the page's own components into modules that draw pages and pictures without a browser. */
const bundleDrawing = () =>
  bundle({
    absWorkingDir: root,
    entryPoints: ['web/drawn/open-pages.tsx', 'web/drawn/previews.tsx', 'web/drawn/report-document.ts'],
    outdir: 'dist/drawn',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    minifySyntax: true,
    define: { ...engine.define, 'process.env.NODE_ENV': '"production"' },
    plugins: [engine.plugin],
    // React uses `require` for Node's modules.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
  });

/** Copies the two fonts of printed reports next to the server: their package contains twenty more. */
function copyFonts() {
  const folder = join(root, 'dist/fonts');
  mkdirSync(folder, { recursive: true });
  // The fonts must be distributed with their licence.
  for (const name of ['ttf/DejaVuSansCondensed.ttf', 'ttf/DejaVuSansCondensed-Bold.ttf', 'LICENSE']) {
    copyFileSync(join(root, 'node_modules/dejavu-fonts-ttf', name), join(folder, basename(name)));
  }
}

/** Draws the preview pictures that messengers show for a product's page. The server itself opens no SVG. */
async function drawPreviews() {
  const folder = join(root, 'dist/web/previews');
  mkdirSync(folder, { recursive: true });
  const { previews } = await import(`${pathToFileURL(join(root, 'dist/drawn/previews.mjs')).href}?${Date.now()}`);
  for (const { name, svg } of previews()) {
    const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
    writeFileSync(join(folder, name), png);
  }
}

/**
 * Builds everything that is served: `dist/knowledge`, `dist/web`, `dist/api/main.js`, and the stamp that records the
 * sources. Throws if a part does not build or a size budget is exceeded; the stamp is then not written.
 */
export async function build() {
  // The caller may run in another mode, such as a test. What is served is never a development build.
  process.env.NODE_ENV = 'production';
  const stamp = takeStamp(root);
  rmSync(join(root, 'dist/build-stamp.json'), { force: true });
  mkdirSync(join(root, 'dist'), { recursive: true });
  await step('knowledge', compileKnowledge);
  await step('server', bundleServer);
  await step('page and service worker', () =>
    buildPage({ configFile: join(root, 'vite.config.ts'), mode: 'production', logLevel: 'warn' }),
  );
  await step('open pages and previews', async () => {
    await bundleDrawing();
    copyFonts();
    await drawPreviews();
    // The data behind the page /bench, for programs to read.
    copyFileSync(join(root, 'web/drawn/words/measured.json'), join(root, 'dist/web/measured.json'));
  });
  const { lines, failures } = checkBudgets(root);
  for (const line of lines) console.log(`build: ${line}`);
  if (failures.length > 0) throw new Error(`size budget: ${failures.join('; ')}`);
  writeStamp(root, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build().catch((error) => {
    console.error(`build failed: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
}
