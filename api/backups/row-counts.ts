import type { RowCounts } from '#db/check-database.ts';

/** The row counts of a database on one line for the operator: `households 2, inventory 31, …`, without empty tables. */
export const rowLine = (rows: RowCounts): string =>
  Object.entries(rows)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');
