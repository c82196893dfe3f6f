import type { Db } from '#db/open.ts';

/** The statements that a connection prepared while it was watched, and how SQLite would run them. */
export interface WatchedPlans {
  /** Full table scans, once each: "SCAN inventory". */
  scans(): string[];
  /** The texts of the statements. */
  readonly statements: ReadonlySet<string>;
}

/** Watches what a connection prepares from now on. */
export function watchPlans(db: Db): WatchedPlans {
  const statements = new Set<string>();
  const prepare = db.prepare.bind(db);
  db.prepare = ((sql: string) => {
    if (/^(?:select|update|delete|insert|with)\b/i.test(sql)) statements.add(sql);
    return prepare(sql);
  }) as Db['prepare'];
  const plan = (sql: string): string[] => {
    const explained = prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
    return explained.all(Array.from({ length: sql.split('?').length - 1 }, () => null)).map(({ detail }) => detail);
  };
  return {
    statements,
    scans: () => [...new Set([...statements].flatMap(plan).filter((detail) => detail.startsWith('SCAN')))].sort(),
  };
}
