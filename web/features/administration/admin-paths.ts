/**
 * Paths of the administration. Kept here because no household page links to them, so the app start does not load them.
 */
export const adminPaths = {
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  households: '/admin/households',
  questions: '/admin/questions',
  products: '/admin/products',
  recalls: '/admin/recalls',
  sources: '/admin/sources',
  reports: '/admin/reports',
  reviews: '/admin/reviews',
  tips: '/admin/tips',
  jobs: '/admin/jobs',
  mail: '/admin/mail',
  analytics: '/admin/analytics',
  backups: '/admin/backups',
} as const;
