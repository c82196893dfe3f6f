import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build as bundleForNode } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { builtEngine } from './db/knowledge/engine-digest.mjs';
import { appArchive } from './web/bundle/app-archive.ts';
import { earlyChunks } from './web/bundle/early-chunks.ts';
import { homeChunks } from './web/bundle/home-chunks.ts';
import { iconImports, iconMaker } from './web/bundle/icon-imports.ts';
import { phoneTables } from './web/bundle/phone-tables.ts';
import { skipPreloadsWhenStored } from './web/bundle/skip-preloads-when-stored.ts';
import { LABEL_MODEL } from './web/workers/label/label-model.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const engine = builtEngine(root);
const manifest = JSON.parse(readFileSync(`${root}manifest.webmanifest`, 'utf8')) as Partial<ManifestOptions>;

/**
 * Serves the compiled knowledge pack and the starter catalogue with the page and exports their URLs: `packUrl` and
 * `knowledgeVersion` from 'virtual:knowledge', `starterUrl` from 'virtual:starter'.
 */
function knowledgePack(): Plugin {
  const current = () => {
    const folder = `${root}dist/knowledge/`;
    const names = JSON.parse(readFileSync(`${folder}current.json`, 'utf8')) as {
      file: string;
      version: string;
      starter: string;
    };
    const read = (name: string) => ({ name, bytes: readFileSync(folder + name) });
    return { pack: read(names.file), version: names.version, starter: read(names.starter) };
  };
  const ids = ['virtual:knowledge', 'virtual:starter'];
  return {
    name: 'safeshelf-knowledge-pack',
    resolveId: (source) => (ids.includes(source) ? `\0${source}` : null),
    load(source) {
      if (source === '\0virtual:knowledge') {
        const { pack, version } = current();
        return `export const packUrl = '/knowledge/${pack.name}'; export const knowledgeVersion = '${version}';`;
      }
      if (source === '\0virtual:starter') return `export const starterUrl = '/knowledge/${current().starter.name}';`;
      return null;
    },
    configureServer(server) {
      server.middlewares.use('/knowledge/', (request, response) => {
        const { pack, starter } = current();
        response.setHeader('content-type', 'application/octet-stream');
        response.end(request.url?.endsWith(starter.name) ? starter.bytes : pack.bytes);
      });
    },
    generateBundle() {
      const { pack, starter } = current();
      for (const { name, bytes } of [pack, starter]) {
        this.emitFile({ type: 'asset', fileName: `knowledge/${name}`, source: bytes });
      }
    },
  };
}

/** Serves the label reader's model in a folder named after its edition: the reader requests it by its own file name. */
function labelModel(): Plugin {
  const name = 'eng.traineddata.gz';
  const path = `label-reader/${LABEL_MODEL}/${name}`;
  const bytes = () => readFileSync(`${root}node_modules/@tesseract.js-data/eng/${LABEL_MODEL}/${name}`);
  return {
    name: 'safeshelf-label-model',
    configureServer(server) {
      server.middlewares.use(`/${path}`, (_request, response) => {
        response.setHeader('content-type', 'application/octet-stream');
        response.end(bytes());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path, source: bytes() });
    },
  };
}

/** Leaves out zod's JSON schema writer: only the server describes its API, and the page would carry 5 kB for it. */
function withoutJsonSchema(): Plugin {
  const files = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
  const exported = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \};/gm;
  return {
    name: 'safeshelf-without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!files.test(id)) return null;
      const names = [...code.matchAll(exported)].map(([, own, renamed]) => renamed ?? own ?? '');
      const lines = names.map((name) => `absent${name.startsWith('create') ? 'Method' : ''} as ${name}`);
      const absent = `() => { throw new Error('This page writes no JSON schemas.'); }`;
      return `const absent = ${absent};\nconst absentMethod = () => absent;\nexport { ${lines.join(', ')} };\n`;
    },
  };
}

/**
 * Leaves out the deprecated string formats (`z.string().jwt()`), which pull the code of every format into the page. A
 * check of the sources rejects their use. `z.uuid()` and the other top-level formats stay.
 */
function withoutOldFormats(): Plugin {
  const methods = /(\}, )\{\n {4}email\(params\) \{\n[\s\S]*?\n\}\);\n/;
  return {
    name: 'safeshelf-without-old-formats',
    apply: 'build',
    transform(code, id) {
      if (!/\/zod\/v4\/classic\/schemas\.js$/.test(id)) return null;
      if (!methods.test(code)) throw new Error('The formats of strings stand elsewhere in this version of zod.');
      return code.replace(methods, '$1{});\n');
    },
  };
}

/** Preloads the early chunks from the HTML, so that they do not wait for the entry that imports them to run. */
function earlyRequests(): Plugin {
  return {
    name: 'safeshelf-early-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { filename, bundle = {} }) =>
        Object.values(bundle).flatMap((file) =>
          !isDocument(filename) && file.type === 'chunk' && (file.name === 'client' || file.name === 'start')
            ? [
                {
                  tag: 'link',
                  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` },
                  injectTo: 'head' as const,
                },
              ]
            : [],
        ),
    },
  };
}

/** The template the server renders its pages into. */
const OPEN_PAGE = 'open-page.html';

/** The first visit's page, with a script of its own. */
const START_PAGE = 'start-page.html';
const isStartPage = (filename: string): boolean => filename.endsWith(`/${START_PAGE}`);
const isDocument = (filename: string): boolean => isStartPage(filename) || filename.endsWith(`/${OPEN_PAGE}`);

/** Bundles the renderer of the start page so that this configuration can run it. */
async function startPageDrawing(): Promise<(pack: Uint8Array) => string> {
  const drawn = `${root}dist/draw-start-page.mjs`;
  await bundleForNode({
    entryPoints: [`${root}web/drawn/start-page.tsx`],
    outfile: drawn,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    define: engine.define,
    plugins: [engine.plugin],
    // React's own files load Node modules with `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const { drawStartPage } = (await import(`${drawn}?${Date.now()}`)) as { drawStartPage: (pack: Uint8Array) => string };
  return drawStartPage;
}

/**
 * Renders the start page into `start-page.html`, which the server sends for `/`. The service worker does not store it:
 * it is for people who do not have the app yet.
 */
function startPage(): Plugin[] {
  return [
    {
      name: 'safeshelf-start-page',
      configureServer(server) {
        server.middlewares.use((request, _response, next) => {
          if (request.url === '/') request.url = `/${START_PAGE}`;
          next();
        });
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html, { filename }) {
          if (!isStartPage(filename)) return html;
          const folder = `${root}dist/knowledge/`;
          const { file } = JSON.parse(readFileSync(`${folder}current.json`, 'utf8')) as { file: string };
          const page = (await startPageDrawing())(readFileSync(folder + file));
          const styled = / style="[^"]*"/.exec(page);
          if (styled) throw new Error(`The drawn start page holds an inline style:${styled[0]}`);
          return html.replace('<div id="drawn"></div>', () => page);
        },
      },
    },
    {
      // Its text is painted before anything else arrives. Without this preload it would shift when the font comes.
      name: 'safeshelf-start-page-font',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(_html, { filename, bundle = {} }) {
          if (!isDocument(filename)) return [];
          const font = Object.keys(bundle).find((name) => /figtree-latin-wght-normal.*\.woff2$/.test(name));
          if (!font) throw new Error('The build holds no font of that name any more.');
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` };
          return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }];
        },
      },
    },
  ];
}

/** The screen whose chunk starts with this module; null for any other module. */
const screenOf = (module: string | null): string | null =>
  /\/web\/screens\/(?:layouts\/)?([\w-]+)\.tsx$/.exec(module ?? '')?.[1] ?? null;

/** Records which modules ended up in which chunk, for the build's size budgets. */
function chunkGraph(): Plugin {
  return {
    name: 'safeshelf-chunk-graph',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [
              [
                file.fileName,
                {
                  isEntry: file.isEntry,
                  name: file.name,
                  screen: screenOf(file.facadeModuleId),
                  imports: file.imports,
                  dynamicImports: file.dynamicImports,
                  modules: file.moduleIds,
                },
              ] as const,
            ]
          : [],
      );
      writeFileSync(`${root}dist/chunk-graph.json`, JSON.stringify(Object.fromEntries(chunks)));
    },
  };
}

/** The running camera, the loop that decodes its frames, and the icon for picking an image instead. */
const CAMERA_MODULES =
  /\/(?:web\/features\/scan\/(?:camera\/(?:camera-(?:stream|controls|problem)|use-camera|frame|viewfinder-map)|use-decode-loop|use-decoder)|domain\/scanning\/sweep)\.ts$|\/icons\/image-up\.mjs$/;

/** Icons, and small building blocks of screens. Those that several screens use are bundled into one request. */
const PART_MODULES = /\/(?:lucide-react\/dist\/esm\/icons|web\/(?:browser|ui|workers\/(?:channel|engine)))\//;

/** The page and its workers name a shared file alike, so a phone fetches and stores it once. */
const ASSET_FILES = 'assets/[name]-[hash:7][extname]';

/** Chunks the document requests itself, so no screen needs to list them among its dependencies. */
const REQUESTED_EARLY = /^assets\/(?:rolldown-runtime|first|page|client|start)-[^/]+$/;

/**
 * Screens people reach before the service worker has stored the app. Only these list the scripts they need, so that all
 * are fetched at once. Doing so for every screen would add 5 kB to the start, where nobody waits for them later.
 */
const BEFORE_STORED = /^assets\/(?:auth|join|profile-setup|open-to-all)-[^/]+$/;

/** Label reader program and worker, and barcode reader without wasm: stored with the other readers, see sw/wasm.ts. */
const READERS = /\/(?:script-decoder|tesseract-core|worker\.min)[^/]*$/;

const earlyChunk = earlyChunks(root);
const homeChunk = homeChunks(root);

export default defineConfig({
  // The engine's version, the same as on the server: a digest of its sources.
  define: engine.define,
  root: `${root}web`,
  publicDir: `${root}web/public`,
  build: {
    outDir: `${root}dist/web`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (screen, dependencies, { hostType }) => {
        if (hostType === 'html') return dependencies;
        const scripts = BEFORE_STORED.test(screen);
        return dependencies.filter((file) => file.endsWith('.css') || (scripts && !REQUESTED_EARLY.test(file)));
      },
    },
    rolldownOptions: {
      input: [`${root}web/index.html`, `${root}web/${START_PAGE}`, `${root}web/${OPEN_PAGE}`],
      output: {
        // The entry lists over two hundred chunks, and hashes do not compress. 42 bits still tell releases apart.
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.every((id) => id.includes('/lucide-react/')) ? 'icon' : '[name]'}-[hash:7].js`,
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ASSET_FILES,
        codeSplitting: {
          // A module of the start may import one of the page: each module goes into the group that it matches itself.
          includeDependenciesRecursively: false,
          groups: [
            {
              debugName: 'early',
              name: (id, graph) => earlyChunk(id, (of) => graph.getModuleInfo(of)?.importedIds ?? []),
            },
            // The scanner, label camera and demo share these: one request instead of several chunks of a kilobyte.
            { debugName: 'camera', name: 'camera', test: CAMERA_MODULES },
            // Displays product names.
            {
              debugName: 'names',
              name: 'names',
              test: /\/web\/(?:words\/brand-words|product-view\/arriving-name)\.ts$/,
            },
            // Used together by every screen that queries the server: one request.
            {
              debugName: 'asked',
              name: 'asked',
              test: /\/web\/client\/(?:server-answer-view\.tsx|use-server-answer\.ts)$/,
            },
            // Several screens mention what a larger plan includes.
            {
              debugName: 'plan-note',
              name: 'plan-note',
              test: /\/(?:web\/scanning\/(?:plan-note|use-plan-includes)|web\/product-view\/locked-pairs-note|domain\/plans\/(?:entitlements|pairs-for-plan))\.tsx?$/,
            },
            // Wording about ingredients, and their citations.
            {
              debugName: 'ingredient-words',
              name: 'ingredient-words',
              test: /\/web\/(?:words\/(?:class|purpose)-words|product-view\/citation)\.ts$/,
            },
            // Recognises a product's type from its name: the word lists, and the code that reads them.
            {
              debugName: 'product-input',
              name: 'product-input',
              test: /\/domain\/(?:products\/(?:type-words|product-type|ingredient-signs)|safety\/(?:product-input|report-key))\.ts$/,
            },
            // The household's members, read by everything that shows warnings.
            {
              debugName: 'household-rows',
              name: 'household-rows',
              test: /\/web\/product-view\/(?:use-household-rows|read-household)\.ts$/,
            },
            // A product's picture, shown on its report, emergency card and inventory entry.
            {
              debugName: 'product-picture',
              name: 'product-picture',
              test: /\/(?:web\/(?:product-view\/product-picture|client\/use-instance|offline\/catalogue\/product-pictures)|domain\/catalogue\/(?:picture-address|open-facts))\.tsx?$/,
            },
            { debugName: 'parts', name: 'parts', test: PART_MODULES, minShareCount: 6 },
            {
              debugName: 'home',
              name: (id, graph) =>
                homeChunk(id, {
                  importsOf: (of) => graph.getModuleInfo(of)?.importedIds ?? [],
                  importsLaterOf: (of) => graph.getModuleInfo(of)?.dynamicallyImportedIds ?? [],
                }),
            },
          ],
        },
      },
    },
  },
  resolve: {
    alias: [
      // The package's default build is for old browsers, and larger and slower.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      // The package exports only the development build, with its warnings.
      { find: /^react-router$/, replacement: `${root}node_modules/react-router/dist/production/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${root}node_modules/react-router/dist/production/dom-export.mjs` },
    ],
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { assetFileNames: ASSET_FILES } },
    plugins: () => [knowledgePack(), withoutJsonSchema(), withoutOldFormats()],
  },
  server: { port: 5173, proxy: { '/api/': 'http://localhost:3000', '/healthz': 'http://localhost:3000' } },
  plugins: [
    react(),
    iconImports(readFileSync(`${root}node_modules/lucide-react/dist/esm/lucide-react.mjs`, 'utf8')),
    iconMaker(`${root}web/ui/library-icon.ts`),
    phoneTables(),
    tailwindcss(),
    knowledgePack(),
    labelModel(),
    withoutJsonSchema(),
    withoutOldFormats(),
    chunkGraph(),
    earlyRequests(),
    skipPreloadsWhenStored(),
    startPage(),
    appArchive(READERS),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,png,svg,bin}', 'knowledge/*.json'],
        // Label reader program and worker, barcode reader without wasm: stored with the other readers, see sw/wasm.ts.
        globIgnores: [
          '**/script-decoder*',
          '**/tesseract-core*',
          '**/worker.min*',
          START_PAGE,
          OPEN_PAGE,
          'robots.txt',
          'previews/**',
          // For the operating system that installs the app: no page shows them.
          'icons/{shortcut-*,maskable-*,icon-512,apple-touch-icon}.png',
        ],
        // Room for an instance that imported the whole CosIng inventory; compressed in transfer it is a third of that.
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        // 48 bits tell the versions of a file apart; whole digests do not compress.
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => ({ ...entry, revision: entry.revision?.slice(0, 12) ?? null })),
          }),
        ],
      },
      devOptions: { enabled: true, type: 'module' },
    }),
  ],
});
