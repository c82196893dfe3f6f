import { useEffect, useState } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { AdminLogin } from './admin-login.tsx';
import { adminPaths } from './admin-paths.ts';
import { adminToken } from './admin-server.ts';
import { AdminAnalytics } from './analytics/analytics.tsx';
import { AdminBackups } from './backups.tsx';
import { AdminHouseholds } from './households.tsx';
import { AdminJobs } from './jobs.tsx';
import { createLive, LiveContext } from './live/live.ts';
import { AdminMail } from './mail.tsx';
import { AdminDashboard } from './overview.tsx';
import { AdminProducts } from './product-review/products.tsx';
import { AdminQuestions } from './questions.tsx';
import { AdminRecalls } from './recalls/recalls.tsx';
import { AdminReports } from './reports.tsx';
import { AdminReviews } from './reviews.tsx';
import { AdminSources } from './sources/sources.tsx';
import { AdminTips } from './tips.tsx';

/** All pages of the administration, which has its own sign-in (product P17). */
export function AdminArea() {
  const [live] = useState(createLive);
  const isIn = useLocation().pathname !== adminPaths.login && adminToken() !== null;
  useEffect(() => (isIn ? live.follow() : undefined), [isIn, live]);
  const page = useRoutes([
    { path: 'login', element: <AdminLogin /> },
    { path: 'dashboard', element: <AdminDashboard /> },
    { path: 'households', element: <AdminHouseholds /> },
    { path: 'questions', element: <AdminQuestions /> },
    { path: 'products', element: <AdminProducts /> },
    { path: 'recalls', element: <AdminRecalls /> },
    { path: 'sources', element: <AdminSources /> },
    { path: 'reports', element: <AdminReports /> },
    { path: 'reviews', element: <AdminReviews /> },
    { path: 'tips', element: <AdminTips /> },
    { path: 'jobs', element: <AdminJobs /> },
    { path: 'mail', element: <AdminMail /> },
    { path: 'analytics', element: <AdminAnalytics /> },
    { path: 'backups', element: <AdminBackups /> },
    { path: '*', element: <Navigate to={adminPaths.dashboard} replace /> },
  ]);
  return <LiveContext value={live}>{page}</LiveContext>;
}
