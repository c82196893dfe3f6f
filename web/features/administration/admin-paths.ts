/** Addresses of the administration: here, since no household's page leads there, and its start is not to pay for them. */
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
