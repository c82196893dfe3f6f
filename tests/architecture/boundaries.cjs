// Which folders may import which: the same table as in the README files. Anything not listed is refused.
const npm = (...names) => `^node_modules/(?:${names.join('|')})/`;
const ANY_PACKAGE = '^node_modules/';

/** Modules that the bundler provides: virtual ones made during the build, and URLs of files. */
const BUNDLER = ['^virtual:', '\\?url$'];

/** Folders of web shared by several features. */
const ROOMS = '^web/(?:browser|client|install|mistakes|notices|product-view|reports|scanning|words)/';

/** What every feature may import: these folders, and the paths of the page. */
const PAGE_WIDE = [ROOMS, '^web/paths\\.ts$'];

/** Server folders that every room may import. They import no room. */
const SERVER_FLOOR = 'http|jobs|sync|outgoing|pictures|mail';

const LAYERS = [
  {
    name: 'domain-takes-only-zod',
    from: '^domain/',
    may: ['^domain/', '^db/knowledge/engine-version\\.ts$', npm('zod')],
  },
  {
    name: 'ui-knows-no-products',
    from: '^web/ui/',
    may: [
      '^web/ui/',
      npm('react', 'react-dom', '@types/react', 'react-router-dom', 'radix-ui', 'lucide-react', 'zustand'),
    ],
  },
  {
    name: 'offline-runs-anywhere',
    from: '^web/offline/',
    may: ['^web/offline/', '^domain/', npm('dexie', 'zod', 'zustand')],
  },
  {
    name: 'workers-decode-and-assess',
    from: '^web/workers/',
    may: [
      '^web/(?:workers|offline)/',
      '^domain/',
      npm('zxing-wasm', '@zxing', '@undecaf', 'tesseract.js', 'tesseract.js-core', 'vite', 'vite-plugin-pwa'),
    ],
  },
  {
    name: 'rooms-below-features',
    from: ROOMS,
    may: ['^web/(?:offline|workers|ui)/', ...PAGE_WIDE, '^domain/', ANY_PACKAGE],
  },
  {
    name: 'features-below-screens',
    from: '^web/features/',
    may: ['^web/(?:features|offline|workers|ui)/', ...PAGE_WIDE, '^domain/', ANY_PACKAGE],
  },
  {
    name: 'screens-compose',
    from: '^web/screens/',
    may: ['^web/(?:features|screens|ui)/', ...PAGE_WIDE, '^domain/', ANY_PACKAGE],
  },
  {
    name: 'drawn-without-a-browser',
    from: '^web/drawn/',
    may: ['^web/(?:drawn|features|ui)/', ...PAGE_WIDE, '^domain/', ANY_PACKAGE],
  },
  { name: 'page-without-server', from: '^web/[^/]+$', may: ['^web/', '^domain/', ANY_PACKAGE] },
  {
    name: 'service-worker-syncs',
    from: '^sw/',
    may: ['^sw/', '^domain/', '^web/(?:offline/|paths\\.ts$)', npm('workbox-[^/]+', 'dexie')],
  },
  { name: 'migrations-are-frozen', from: '^db/migrations/', may: ['^db/migrations/', npm('kysely')] },
  {
    name: 'db-takes-domain',
    from: '^db/(?!migrations/)',
    may: ['^(?:db|domain)/', ANY_PACKAGE, '^node:', '^[a-z_/]+$'],
  },
  {
    name: 'api-takes-domain-and-db',
    from: '^api/',
    may: ['^(?:api|db|domain)/', ANY_PACKAGE, '^node:', '^[a-z_/0-9]+$'],
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'server-stays-out-of-the-page',
      severity: 'error',
      from: { path: '^(?:web|sw)/' },
      to: { path: '^(?:api|db)/' },
    },
    {
      name: 'rooms-by-their-door',
      severity: 'error',
      from: { path: '^api/(?!commands/)([^/]+)/' },
      to: { path: '^api/[^/]+/', pathNot: [`^api/(?:$1|${SERVER_FLOOR})/`, '^api/[^/]+/room\\.ts$'] },
    },
    {
      name: 'the-floor-knows-no-room',
      severity: 'error',
      from: { path: `^api/(?:${SERVER_FLOOR})/` },
      to: { path: '^api/[^/]+/', pathNot: `^api/(?:${SERVER_FLOOR})/` },
    },
    {
      name: 'rooms-are-gathered-by-their-door',
      severity: 'error',
      from: { path: '^api/(?:app|stores|deps)\\.ts$' },
      to: { path: '^api/[^/]+/', pathNot: [`^api/(?:${SERVER_FLOOR})/`, '^api/[^/]+/room\\.ts$'] },
    },
    { name: 'nothing-imports-tests', severity: 'error', from: { pathNot: '^tests/' }, to: { path: '^tests/' } },
    {
      name: 'no-engine-in-the-service-worker',
      severity: 'error',
      from: { path: '^sw/' },
      to: { path: '^domain/safety/engine\\.ts$', reachable: true },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: BUNDLER } },
    ...LAYERS.map(({ name, from, may }) => ({
      name,
      severity: 'error',
      from: { path: from },
      to: { pathNot: [...may, ...BUNDLER] },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|\\.tsc|data|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
    },
  },
};
