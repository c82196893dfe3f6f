export const NOBODY: number;
/** The folder of the newest installed server. @returns null if there is none */
export function programs(): string | null;
/** Whether tests can have a PostgreSQL here. */
export function hasPostgres(): boolean;
