import type { RowCounts } from '#db/check-database.ts';

/** The rows of a database in one line, for the operator: `households 2, inventory 31, …`; empty tables are left out. */
export const rowLine = (rows: RowCounts): string =>
  Object.entries(rows)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');
