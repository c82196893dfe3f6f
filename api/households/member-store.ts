import type { Db } from '#db/open.ts';
import type { MemberElementsTable, MembersTable } from '#db/schema.ts';
import { Member, type MemberElement } from '#domain/households/household.ts';
import { createRowStore, type RowStore } from '../sync/row-store.ts';

type Kind = MemberElement['kind'];
type Element = Pick<MemberElementsTable, 'kind' | 'value' | 'value_key'>;
type Addition = Pick<MemberElementsTable, 'added_rev' | 'added_by' | 'other_added_rev'>;

const FIELD = { allergyType: 'allergyTypes', allergen: 'allergens', condition: 'conditions' } as const satisfies Record<
  Kind,
  keyof Member
>;
const KINDS = Object.keys(FIELD) as Kind[];

const keyOf = (value: string): string => value.toLowerCase();

export interface MemberStore extends RowStore<'member'> {
  /** Notes who added an element, and at which revision of the member. Call after `save`, in the same transaction. */
  noteAddition(householdId: string, memberId: string, element: MemberElement, device: string, rev: number): void;
  /** The revision at which another device last added the element; 0 where none did. */
  elementForeignRev(householdId: string, memberId: string, element: MemberElement, device: string): number;
}

/** The people of a household. Their allergies and conditions are rows, because they are added and removed one by one. */
export function createMemberStore(db: Db): MemberStore {
  const elements = db.prepare<[string, string], Element>(
    'SELECT kind, value, value_key FROM member_elements WHERE household_id = ? AND member_id = ? ORDER BY position',
  );
  const add = db.prepare<[string, string, string, string, string, number, string]>(`
    INSERT INTO member_elements (household_id, member_id, kind, value, value_key, added_rev, added_by)
    VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const remove = db.prepare<[string, string, string, string]>(
    'DELETE FROM member_elements WHERE household_id = ? AND member_id = ? AND kind = ? AND value_key = ?',
  );
  const addition = db.prepare<[string, string, string, string], Addition>(`
    SELECT added_rev, added_by, other_added_rev FROM member_elements
    WHERE household_id = ? AND member_id = ? AND kind = ? AND value_key = ?`);
  const note = db.prepare<[number, string, number, string, string, string, string]>(`
    UPDATE member_elements SET added_rev = ?, added_by = ?, other_added_rev = ?
    WHERE household_id = ? AND member_id = ? AND kind = ? AND value_key = ?`);

  const rows = createRowStore<'member', MembersTable>(db, {
    table: 'members',
    columns: ['name', 'age_group', 'pregnant'],
    toRow: (member) => ({
      name: member.name,
      age_group: member.ageGroup,
      pregnant: member.pregnant ? 1 : 0,
    }),
    fromRow: (row) => {
      const held = elements.all(row.household_id, row.id);
      const of = (kind: Kind) => held.filter((element) => element.kind === kind).map(({ value }) => value);
      return Member.parse({
        id: row.id,
        name: row.name,
        ageGroup: row.age_group,
        pregnant: row.pregnant === 1,
        allergyTypes: of('allergyType'),
        allergens: of('allergen'),
        conditions: of('condition'),
      });
    },
  });

  return {
    ...rows,
    save(householdId, row, stamp) {
      rows.save(householdId, row, stamp);
      const held = elements.all(householdId, row.id);
      for (const kind of KINDS) {
        const wanted = new Map<string, string>();
        for (const value of row.data[FIELD[kind]]) wanted.set(keyOf(value), value);
        for (const element of held) {
          if (element.kind !== kind || wanted.delete(element.value_key)) continue;
          remove.run(householdId, row.id, kind, element.value_key);
        }
        for (const [key, value] of wanted) {
          add.run(householdId, row.id, kind, value, key, stamp.rev, stamp.changedBy);
        }
      }
    },
    noteAddition(householdId, memberId, element, device, rev) {
      const key = keyOf(element.value);
      const before = addition.get(householdId, memberId, element.kind, key);
      if (!before) return;
      const other = before.added_by === device ? before.other_added_rev : before.added_rev;
      note.run(rev, device, other, householdId, memberId, element.kind, key);
    },
    elementForeignRev(householdId, memberId, element, device) {
      const known = addition.get(householdId, memberId, element.kind, keyOf(element.value));
      if (!known) return 0;
      return known.added_by === device ? known.other_added_rev : known.added_rev;
    },
  };
}
