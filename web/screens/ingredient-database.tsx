import { DatabasePage } from '#web/features/ingredient-database/database-page.tsx';

/** /ingredient-database: every ingredient this phone knows. */
export function Component() {
  return <DatabasePage />;
}
