import { CATALOGUE } from './catalogue.ts';
import type { SavedOp } from './ledger.ts';

/** The rows a household must have, by entity and id; null for a row that was deleted. */
export type Expected = Map<string, Map<string, Record<string, unknown> | null>>;

/** An operation that the server has recorded as applied, in commit order. */
export interface AppliedOp {
  readonly op: SavedOp;
  readonly month: string;
}

/** What a household must look like. */
export interface Truth {
  readonly rows: Expected;
  /** Counted scans by month. */
  readonly used: ReadonlyMap<string, number>;
}

type Fields = Readonly<Record<string, unknown>>;
type Changed = Readonly<Record<string, { readonly to: unknown } | undefined>>;

const LIST = { allergyType: 'allergyTypes', allergen: 'allergens', condition: 'conditions' } as const;

const gtinOf = (barcode: string): string => barcode.padStart(14, '0');

const taken = (changes: Changed): Fields =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change?.to]));

/** Adds up what was done, by a second, independent set of rules that is as plain as possible. */
export function truthOf(applied: readonly AppliedOp[]): Truth {
  const rows: Expected = new Map();
  const used = new Map<string, number>();
  const table = (entity: string) => {
    const found = rows.get(entity) ?? new Map<string, Record<string, unknown> | null>();
    rows.set(entity, found);
    return found;
  };
  /** Deleted rows, which can be restored as they were. */
  const buried = new Map<string, Record<string, unknown>>();
  const unbury = (rows: Map<string, Record<string, unknown> | null>, id: string) => {
    const back = buried.get(id);
    if (rows.get(id) === null && back) rows.set(id, back);
  };
  const labels = new Map(CATALOGUE.map((product) => [product.id, product.ingredientsText !== null]));
  const inventory = table('inventory');
  const members = table('member');
  const pets = table('pet');

  for (const { op, month } of applied) {
    const { type, entityId: id } = op;
    const payload = op.payload as Fields;
    const item = inventory.get(id);
    const member = members.get(id);
    switch (type) {
      case 'scan.create': {
        const gtin = gtinOf(String(payload.barcode));
        const labelled = labels.get(gtin);
        const outcome = labelled === undefined ? 'unknown' : labelled ? 'identified' : 'needs_label';
        table('scan').set(id, { gtin, outcome, counted: labelled === true });
        if (labelled) used.set(month, (used.get(month) ?? 0) + 1);
        break;
      }
      case 'product.create':
        table('product').set(id, { name: payload.name, ingredientsText: (payload.ingredients as string[]).join(', ') });
        labels.set(id, true);
        break;
      case 'product.relabel': {
        const product = table('product').get(id) ?? { name: CATALOGUE.find((sample) => sample.id === id)?.name };
        table('product').set(id, { ...product, ingredientsText: payload.to });
        labels.set(id, true);
        break;
      }
      case 'inventory.add':
        if (item === undefined)
          inventory.set(id, { productId: payload.productId, quantity: payload.quantity, place: null, notes: '' });
        break;
      case 'inventory.adjust':
        if (item) item.quantity = Math.min(9999, Math.max(0, Number(item.quantity) + Number(payload.delta)));
        break;
      case 'inventory.setCount':
        if (item) item.quantity = payload.quantity;
        break;
      case 'inventory.edit':
        if (item) Object.assign(item, taken(payload as Changed));
        break;
      case 'inventory.delete':
        if (item) buried.set(id, item);
        inventory.set(id, null);
        break;
      case 'inventory.restore':
        unbury(inventory, id);
        break;
      case 'member.create':
        if (member === undefined) {
          const { name, ageGroup } = payload;
          members.set(id, { name, ageGroup, allergyTypes: [], allergens: [], conditions: [] });
        }
        break;
      case 'member.edit':
        if (member) Object.assign(member, taken(payload as Changed));
        break;
      case 'member.addElement':
      case 'member.removeElement': {
        const list = LIST[payload.kind as keyof typeof LIST];
        const value = String(payload.value).toLowerCase();
        const held = (member?.[list] ?? []) as string[];
        const without = held.filter((one) => one !== value);
        if (member) member[list] = type === 'member.addElement' ? [...without, value].sort() : without;
        break;
      }
      case 'member.delete':
        if (member) buried.set(id, member);
        members.set(id, null);
        break;
      case 'member.restore':
        unbury(members, id);
        break;
      case 'pet.create':
        if (!pets.has(id)) pets.set(id, { name: payload.name });
        break;
      case 'pet.edit': {
        const pet = pets.get(id);
        if (pet) Object.assign(pet, taken(payload as Changed));
        break;
      }
      case 'pet.delete': {
        const pet = pets.get(id);
        if (pet) buried.set(id, pet);
        pets.set(id, null);
        break;
      }
      case 'pet.restore':
        unbury(pets, id);
        break;
      case 'profile.edit':
        table('profile').set(id, taken({ displayName: payload.displayName } as Changed));
        break;
      case 'profile.answer':
        if (!table('profile').has(id)) table('profile').set(id, { displayName: '' });
        break;
      case 'badge.award':
        table('badge').set(id, { badgeType: id });
        break;
      case 'shopping.add': {
        const line = table('shopping').get(id);
        const open = line && line.tickedBy === null;
        const quantity = open ? Math.max(Number(line.quantity), Number(payload.quantity)) : payload.quantity;
        table('shopping').set(id, { productId: id, name: '', quantity, tickedBy: null });
        break;
      }
      case 'shopping.count':
      case 'shopping.tick':
      case 'shopping.untick': {
        const line = table('shopping').get(id);
        const tickedBy = { 'shopping.tick': payload.by, 'shopping.untick': null, 'shopping.count': line?.tickedBy };
        const quantity = payload.quantity ?? line?.quantity;
        if (line) table('shopping').set(id, { ...line, quantity, tickedBy: tickedBy[type] });
        break;
      }
      case 'shopping.remove': {
        const line = table('shopping').get(id);
        if (line) buried.set(id, line);
        table('shopping').set(id, null);
        break;
      }
      case 'shopping.restore':
        unbury(table('shopping'), id);
        break;
      case 'end.record': {
        const { itemId, productId, how, quantity, endedOn } = payload;
        if (!table('itemEnd').has(id)) table('itemEnd').set(id, { itemId, productId, how, quantity, endedOn });
        break;
      }
      case 'end.takeBack':
        table('itemEnd').set(id, null);
        break;
      case 'help.ask':
        table('helpRequest').set(id, { text: payload.question });
        break;
      case 'help.wish':
        table('helpRequest').set(id, { text: payload.featureDescription });
        break;
      case 'preferences.set':
        table('preference').set(id, payload);
        break;
      case 'area.set':
        table('productArea').set(id, { area: payload.area });
        break;
      case 'hazard.resolve':
        table('hazardMark').set(id, { state: 'resolved', until: null });
        break;
      case 'hazard.snooze':
        table('hazardMark').set(id, { state: 'snoozed', until: payload.until });
        break;
      case 'hazard.reopen':
        table('hazardMark').set(id, { state: 'open', until: null });
        break;
      case 'review.post':
        table('review').set(id, { stars: payload.stars, text: payload.text });
        break;
      case 'review.withdraw':
        table('review').set(id, null);
        break;
      case 'recall.mark':
        table('recallMark').set(id, { noticeId: payload.noticeId, state: payload.state });
        break;
      case 'notification.read':
        table('readMark').set(id, {});
        break;
      case 'mistake.report':
        table('mistake').set(id, { text: payload.text });
        break;
    }
  }
  return { rows, used };
}
