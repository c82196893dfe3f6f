// Who may import whom. The table is the one of the README files; what is not listed is refused.
const npm = (...names) => `^node_modules/(?:${names.join('|')})/`;
const ANY_PACKAGE = '^node_modules/';

/** What the bundler answers for: made during the build, or the address of a file. */
const BUNDLER = ['^virtual:', '\\?url$'];

/** Files beside the folders of web: what several features need, such as the client, the paths and the theme. */
const PAGE_WIDE = '^web/(?!main\\.tsx|routes\\.tsx)[^/]+$';

const LAYERS = [
  { name: 'domain-takes-only-zod', from: '^domain/', may: ['^domain/', npm('zod')] },
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
    may: ['^web/offline/', '^domain/', npm('dexie', 'zod', 'hono')],
  },
  {
    name: 'workers-decode-and-assess',
    from: '^web/workers/',
    may: [
      '^web/(?:workers|offline)/',
      '^domain/',
      npm('zxing-wasm', '@undecaf', 'tesseract.js', 'tesseract.js-core', 'vite', 'vite-plugin-pwa'),
    ],
  },
  {
    name: 'features-below-screens',
    from: '^web/features/',
    may: ['^web/(?:features|offline|workers|ui)/', PAGE_WIDE, '^domain/', ANY_PACKAGE],
  },
  {
    name: 'screens-compose',
    from: '^web/screens/',
    may: ['^web/(?:features|screens|ui)/', PAGE_WIDE, '^domain/', ANY_PACKAGE],
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
  { name: 'api-takes-domain-and-db', from: '^api/', may: ['^(?:api|db|domain)/', ANY_PACKAGE, '^node:', '^[a-z_/]+$'] },
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
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
      exportsFields: ['exports'],
    },
  },
};
