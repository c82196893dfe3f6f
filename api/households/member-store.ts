import type { Db } from '#db/open.ts';
import type { MemberElementsTable } from '#db/schema.ts';
import type { Member, MemberElement } from '#domain/households/household.ts';
import type { EntityStore } from '../sync/entity-store.ts';
import { createRowStore } from '../sync/row-store.ts';

type Kind = MemberElement['kind'];
type Element = Pick<MemberElementsTable, 'kind' | 'value' | 'value_key'>;
type Addition = Pick<MemberElementsTable, 'added_rev' | 'added_by' | 'other_added_rev'>;

const FIELD = { allergyType: 'allergyTypes', allergen: 'allergens', condition: 'conditions' } as const satisfies Record<
  Kind,
  keyof Member
>;
const KINDS = Object.keys(FIELD) as Kind[];

const keyOf = (value: string): string => value.toLowerCase();

/** The people of a household. Their allergies and conditions are rows, because they are added and removed one by one. */
export function createMemberStore(db: Db): EntityStore<'member'> {
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

  const rows = createRowStore(db, 'member', {
    leaveOut: Object.values(FIELD),
    alsoHolds: (householdId, id) => {
      const held = elements.all(householdId, id);
      const of = (kind: Kind) => held.filter((element) => element.kind === kind).map(({ value }) => value);
      return Object.fromEntries(KINDS.map((kind) => [FIELD[kind], of(kind)]));
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
    // Who added an element, and at which revision of the member.
    saved({ householdId, device }, operation, { id }, { rev }) {
      if (operation.type !== 'member.addElement') return;
      const { kind, value } = operation.payload;
      const before = addition.get(householdId, id, kind, keyOf(value));
      if (!before) return;
      const other = before.added_by === device ? before.other_added_rev : before.added_rev;
      note.run(rev, device, other, householdId, id, kind, keyOf(value));
    },
    surroundings({ householdId, device }, operation) {
      if (operation.type !== 'member.removeElement') return {};
      const { kind, value } = operation.payload;
      const known = addition.get(householdId, operation.entityId, kind, keyOf(value));
      const elementForeignRev = known ? (known.added_by === device ? known.other_added_rev : known.added_rev) : 0;
      return { elementForeignRev };
    },
  };
}
