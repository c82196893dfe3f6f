import type { MemberElementsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import type { Member, MemberElement } from '#domain/households/household.ts';
import type { EntityStore } from '../sync/entity-store.ts';
import { createRowStore } from '../sync/row-store.ts';

type Kind = MemberElement['kind'];

const FIELD = { allergyType: 'allergyTypes', allergen: 'allergens', condition: 'conditions' } as const satisfies Record<
  Kind,
  keyof Member
>;
const KINDS = Object.keys(FIELD) as Kind[];

const keyOf = (value: string): string => value.toLowerCase();

/** Identifies an element: the member, and which of their elements. */
type Named = { readonly householdId: string; readonly memberId: string; readonly kind: string; readonly key: string };

const ELEMENTS = statement((q, { householdId, memberId }: { householdId: string; memberId: string }) =>
  q
    .selectFrom('member_elements')
    .select(['position', 'kind', 'value', 'value_key'])
    .where('household_id', '=', householdId)
    .where('member_id', '=', memberId)
    .orderBy('position')
    .orderBy('value_key'),
);
const ADD = statement((q, element: Omit<MemberElementsTable, 'other_added_rev'>) =>
  q.insertInto('member_elements').values({
    position: element.position,
    household_id: element.household_id,
    member_id: element.member_id,
    kind: element.kind,
    value: element.value,
    value_key: element.value_key,
    added_rev: element.added_rev,
    added_by: element.added_by,
  }),
);
const REMOVE = statement((q, { householdId, memberId, kind, key }: Named) =>
  q
    .deleteFrom('member_elements')
    .where('household_id', '=', householdId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('value_key', '=', key),
);
const ADDITION = statement((q, { householdId, memberId, kind, key }: Named) =>
  q
    .selectFrom('member_elements')
    .select(['added_rev', 'added_by', 'other_added_rev'])
    .where('household_id', '=', householdId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('value_key', '=', key),
);
type Noted = Named & { readonly rev: number; readonly device: string; readonly otherRev: number };
const NOTE = statement((q, { householdId, memberId, kind, key, rev, device, otherRev }: Noted) =>
  q
    .updateTable('member_elements')
    .set({ added_rev: rev, added_by: device, other_added_rev: otherRev })
    .where('household_id', '=', householdId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('value_key', '=', key),
);

/** The people of a household. Allergies and conditions are rows, because they are added and removed one by one. */
export function createMemberStore(): EntityStore<'member'> {
  const rows = createRowStore('member', {
    leaveOut: Object.values(FIELD),
    alsoHolds: async (reads, householdId, memberId) => {
      const held = await reads.all(ELEMENTS, { householdId, memberId });
      const of = (kind: Kind) => held.filter((element) => element.kind === kind).map(({ value }) => value);
      return Object.fromEntries(KINDS.map((kind) => [FIELD[kind], of(kind)]));
    },
  });

  return {
    ...rows,
    async save(tx, householdId, row, stamp) {
      await rows.save(tx, householdId, row, stamp);
      const memberId = row.id;
      const held = await tx.all(ELEMENTS, { householdId, memberId });
      let last = held.at(-1)?.position ?? 0;
      for (const kind of KINDS) {
        const wanted = new Map<string, string>();
        for (const value of row.data[FIELD[kind]]) wanted.set(keyOf(value), value);
        for (const element of held) {
          if (element.kind !== kind || wanted.delete(element.value_key)) continue;
          await tx.run(REMOVE, { householdId, memberId, kind, key: element.value_key });
        }
        for (const [key, value] of wanted) {
          last += 1;
          const element = { household_id: householdId, member_id: memberId, kind, value, value_key: key };
          await tx.run(ADD, { ...element, position: last, added_rev: stamp.rev, added_by: stamp.changedBy });
        }
      }
    },
    // Records who added an element, and at which revision of the member.
    async saved(tx, { householdId, device }, operation, { id }, { rev }) {
      if (operation.type !== 'member.addElement') return;
      const { kind, value } = operation.payload;
      const named = { householdId, memberId: id, kind, key: keyOf(value) };
      const before = await tx.first(ADDITION, named);
      if (!before) return;
      const otherRev = before.added_by === device ? before.other_added_rev : before.added_rev;
      await tx.run(NOTE, { ...named, rev, device, otherRev });
    },
    async surroundings(reads, { householdId, device }, operation) {
      if (operation.type !== 'member.removeElement') return {};
      const { kind, value } = operation.payload;
      const named = { householdId, memberId: operation.entityId, kind, key: keyOf(value) };
      const known = await reads.first(ADDITION, named);
      const elementForeignRev = known ? (known.added_by === device ? known.other_added_rev : known.added_rev) : 0;
      return { elementForeignRev };
    },
  };
}
