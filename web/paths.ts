import type { HomeCategory } from '#domain/products/category.ts';

/** Every address of the page in one table, used by routes, links and redirects. */
export const paths = {
  home: '/',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
  scan: '/scan',
  shoppingScan: '/scan?mode=shopping',
  manualEntry: '/scan/manual',
  label: '/scan/label',
  inventory: '/inventory',
  shoppingList: '/shopping-list',
  compare: '/compare',
  ledger: '/exposure-ledger',
  environment: '/environmental-impact',
  product: '/product/:id',
  reviews: '/product/:id/reviews',
  referral: '/referral',
  community: '/community',
  tips: '/community/tips',
  leaderboard: '/leaderboard',
  detector: '/hazard-detector',
  subscription: '/subscription',
  billing: '/billing',
  billingSuccess: '/billing/success',
  billingCancel: '/billing/cancel',
  emergency: '/emergency',
  emergencyCard: '/emergency/:id',
  recalls: '/recalls',
  recall: '/recalls/:id',
  homeHealth: '/home-health-score',
  homeHealthShort: '/home-health',
  area: '/category/:category',
  familyProfiles: '/family-profiles',
  profileSetup: '/profile-setup',
  household: '/household',
  join: '/join',
  settings: '/settings',
  aislePacks: '/aisle-packs',
  notSent: '/not-sent',
  notifications: '/notifications',
  achievements: '/achievements',
  search: '/search',
  ingredients: '/ingredient-database',
  ingredient: '/ingredient-database/:id',
  method: '/method',
  attribution: '/attribution',
  contact: '/contact',
  privacy: '/privacy',
  privacyCheck: '/privacy/check',
  terms: '/terms',
  cookies: '/cookies',
  gdpr: '/gdpr',
  safetyTips: '/safety-tips',
  bench: '/bench',
  aboutScanner: '/features/scanner',
  aboutDetector: '/features/hazard-detector',
  aboutCommunity: '/features/community',
  demoScan: '/demo-scan',
  demoProduct: '/demo-product',
  demoInventory: '/demo-inventory',
  demoAlternatives: '/demo-alternatives',
} as const;

/** The sign-in page with the "Sign Up" tab selected. */
export const signUpPath = `${paths.auth}?tab=up`;

/** The address of a product's report. */
export const productPath = (slugOrId: string): string => `/product/${encodeURIComponent(slugOrId)}`;

/** The address of a product's reviews. */
export const reviewsPath = (id: string): string => `${productPath(id)}/reviews`;

/** The address of a comparison. @param ids of two to five products */
export const comparePath = (ids: readonly string[]): string => `${paths.compare}?products=${ids.join(',')}`;

/** The address of one household member's exposure ledger. */
export const ledgerPath = (id: string): string => `${paths.ledger}?for=${encodeURIComponent(id)}`;

/** The address of one area of the home. */
export const areaPath = (category: HomeCategory): string => `/category/${category}`;

/** The address of a product's emergency card. */
export const emergencyPath = (id: string): string => `/emergency/${encodeURIComponent(id)}`;

/** The address of a recall notice. */
export const recallPath = (id: string): string => `/recalls/${encodeURIComponent(id)}`;

/** The address of an ingredient's page. */
export const ingredientPath = (id: string): string => `/ingredient-database/${encodeURIComponent(id)}`;

/** The address that opens the help sheet with a given request. */
export const helpPath = (requestId: string): string => `${paths.notifications}?help=${encodeURIComponent(requestId)}`;

/** The address for entering a product by hand, with the scanned barcode. */
export const manualEntryPath = (barcode?: string): string =>
  barcode ? `${paths.manualEntry}?barcode=${encodeURIComponent(barcode)}` : paths.manualEntry;

/** The address for photographing a label, with the scanned barcode. */
export const labelPath = (barcode?: string): string =>
  barcode ? `${paths.label}?barcode=${encodeURIComponent(barcode)}` : paths.label;
