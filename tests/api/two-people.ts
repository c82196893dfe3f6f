import type { Db } from '#db/open.ts';

// Two people with the same data, each in a household of their own: what a store does for one does not change or reveal
// the other's rows (docs/security.md).

export const DAY = 86_400_000;
export const NOW = 1_000 * DAY;
export const PEOPLE = ['ann', 'bob'] as const;
export type PersonName = (typeof PEOPLE)[number];

export const homeOf = (who: string): string => `home of ${who}`;

/** Adds a person to a household. */
export const join = (db: Db, home: string, who: string, role: string, at: number): void =>
  void db
    .prepare("INSERT INTO memberships (household_id, user_id, role, status, created_at) VALUES (?, ?, ?, 'active', ?)")
    .run(home, who, role, at);

/** Adds a person with a household of their own, named after them. */
export function addPerson(db: Db, who: string): void {
  db.prepare("INSERT INTO users (id, email, username, password_hash, created_at) VALUES (?, ?, ?, '', 0)").run(
    who,
    `${who}@example.org`,
    who,
  );
  db.prepare("INSERT INTO households (id, tier, created_at) VALUES (?, 'family', 0)").run(homeOf(who));
  join(db, homeOf(who), who, 'owner', 0);
}

/** Deletes everybody and adds these two again. */
export function twoPeople(db: Db): void {
  db.exec("DELETE FROM users; DELETE FROM households WHERE id LIKE 'home of %'");
  for (const who of PEOPLE) addPerson(db, who);
}
