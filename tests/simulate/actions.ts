import { recallMarkId } from '#domain/recalls/mark.ts';
import type { OperationType } from '#domain/sync/operation.ts';
import type { Dice } from './dice.ts';
import type { Things } from './ledger.ts';

/** Something to do: an operation with its payload, or a scan. */
export interface Action {
  readonly type: OperationType;
  /** Null for something new. */
  readonly entityId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Relative frequency of each action. */
export const EVERYTHING = {
  'scan.create': 8,
  'product.create': 1,
  'product.relabel': 0.5,
  'inventory.add': 7,
  'inventory.adjust': 9,
  'inventory.setCount': 2,
  'inventory.edit': 3,
  'inventory.delete': 2,
  'inventory.restore': 2,
  'member.create': 1.5,
  'member.edit': 2,
  'member.addElement': 5,
  'member.removeElement': 3,
  'member.delete': 0.3,
  'member.restore': 0.3,
  'pet.create': 1,
  'pet.edit': 1,
  'pet.delete': 0.7,
  'pet.restore': 0.5,
  'mistake.report': 1,
  'profile.edit': 0.5,
  'profile.answer': 0.3,
  'help.ask': 0.3,
  'help.wish': 0.1,
  'badge.award': 0.3,
  'shopping.add': 2,
  'shopping.count': 0.5,
  'shopping.tick': 1,
  'shopping.untick': 0.5,
  'shopping.remove': 0.5,
  'shopping.restore': 0.3,
  'end.record': 1,
  'end.takeBack': 0.5,
  'preferences.set': 1.5,
  'notification.read': 1,
  'area.set': 1,
  'hazard.resolve': 1,
  'hazard.snooze': 0.5,
  'hazard.reopen': 0.5,
  'recall.mark': 0.5,
  'review.post': 0.6,
  'review.withdraw': 0.2,
  'labelPhoto.add': 0,
  'labelPhoto.delete': 0,
} as const satisfies Record<OperationType, number>;

/** Edits within one household, without scans. */
export const HOUSEHOLD_ONLY = {
  ...EVERYTHING,
  'scan.create': 0,
  'product.create': 0,
  'product.relabel': 0,
  'mistake.report': 0,
};

export type ActionWeights = Readonly<Record<OperationType, number>>;

/** The codes of the sample with a label, of the one without, and of a product that nobody knows. */
export const CODES = ['2000000000015', '2000000000022', '2000000000039'] as const;
const PRODUCT_IDS = ['02000000000015', '02000000000022'] as const;

const AREAS = ['bathroom', 'laundry', null] as const;

const ELEMENTS = [
  { kind: 'allergyType', value: 'skin' },
  { kind: 'allergyType', value: 'fragrance' },
  { kind: 'allergen', value: 'limonene' },
  { kind: 'allergen', value: 'Linalool' },
  { kind: 'allergen', value: 'linalool' },
  { kind: 'condition', value: 'eczema' },
  { kind: 'condition', value: 'asthma' },
] as const;
/** Of the sample, of a product entered by hand, and two from photos. */
const LABELS = [
  'Aqua, Sodium Laureth Sulfate, Glycerin, Parfum',
  'Aqua, Parfum',
  'Aqua, Glycerin, Limonene',
  'Aqua, Linalool',
] as const;
const SETTINGS = [
  { key: 'theme', value: 'dark' },
  { key: 'theme', value: 'light' },
  { key: 'sound', value: true },
  { key: 'sound', value: false },
  { key: 'analyticsConsent', value: 'granted' },
  { key: 'analyticsConsent', value: 'refused' },
] as const;
const AGES = ['infant', 'child', 'teen', 'adult', 'senior'] as const;
const PLACES = ['Kitchen', 'Bathroom', 'Cellar', null] as const;
/** Older things are left alone: households have dozens of things, not thousands. */
const RECENT = 40;

/** A code from a range that no manufacturer has, with its check digit, as a GTIN-14. */
function gtinOf(number: number): string {
  const digits = `020000${String(number).padStart(7, '0')}`;
  let sum = 0;
  for (const [at, digit] of [...digits].entries()) sum += Number(digit) * (at % 2 === 0 ? 3 : 1);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const recent = (list: readonly string[], dice: Dice): string | null =>
  list.length === 0 ? null : dice.pick(list.slice(-RECENT));

/** Chooses what somebody does next, given what the household has. */
export function nextAction(weights: ActionWeights, things: Things, dice: Dice): Action {
  const wanted = dice.weighted(weights);
  const entity = wanted.split('.')[0];
  const list = { inventory: things.items, member: things.members, pet: things.pets }[entity ?? ''] ?? [];
  const makes = wanted.endsWith('.create') || wanted === 'inventory.add';
  const entityId = makes ? null : recent(list, dice);
  // There is nothing to work on yet, so create something.
  if (entity === 'inventory' && !makes && entityId === null) return nextNew('inventory.add', things, dice);
  if (entity === 'member' && !makes && entityId === null) return nextNew('member.create', things, dice);
  if (entity === 'pet' && !makes && entityId === null) return nextNew('pet.create', things, dice);
  if (makes || wanted === 'mistake.report') return nextNew(wanted, things, dice);
  if (wanted === 'help.ask' || wanted === 'help.wish') return nextHelp(wanted, dice);
  if (wanted === 'end.record') return nextEnd(things, dice);
  const named = nextNamed(wanted, things, dice);
  if (named) return named;
  return { type: wanted, entityId, payload: changeOf(wanted, dice) };
}

/** A question or wish for the people who run the server. */
function nextHelp(type: 'help.ask' | 'help.wish', dice: Dice): Action {
  const who = { name: 'Kim', email: 'kim@example.org' };
  const text = `Ask ${dice.roll(1000)}`;
  const wish = { ...who, featureTitle: 'Wish', featureDescription: text, priority: dice.pick(['low', 'high']) };
  return { type, entityId: null, payload: type === 'help.ask' ? { ...who, question: text } : wish };
}

/** Records that something left the home. */
function nextEnd(things: Things, dice: Dice): Action {
  const itemId = recent(things.items, dice);
  const productId = dice.pick(PRODUCT_IDS);
  if (itemId === null) return nextNew('inventory.add', things, dice);
  const how = dice.pick(['used_up', 'thrown_away', 'given_away']);
  const payload = { itemId, productId, how, quantity: 1 + dice.roll(3), endedOn: '2027-01-10' };
  return { type: 'end.record', entityId: null, payload: { ...payload, openedOn: null, expiresOn: null } };
}

/** Actions on an entity whose id follows from its subject; null for any other type. */
function nextNamed(type: OperationType, things: Things, dice: Dice): Action | null {
  switch (type) {
    case 'product.relabel': {
      const entityId = recent(things.products, dice) ?? PRODUCT_IDS[0];
      const from = dice.pick(LABELS);
      return { type, entityId, payload: { from, to: dice.pick(LABELS.slice(1)), origin: 'photo' } };
    }
    case 'profile.edit':
      return { type, entityId: things.person, payload: { displayName: { from: '', to: `Kim ${dice.roll(100)}` } } };
    case 'profile.answer':
      return {
        type,
        entityId: things.person,
        payload: { hasYoungChildren: dice.roll(2) === 1, hasPets: dice.roll(2) === 1 },
      };
    case 'badge.award': {
      const badgeType = dice.pick(['first_scan', 'pet_protector', 'profile_setup']);
      return { type, entityId: badgeType, payload: { badgeType } };
    }
    case 'shopping.add': {
      const productId = dice.pick(PRODUCT_IDS);
      return { type, entityId: productId, payload: { productId, quantity: 1 + dice.roll(3) } };
    }
    case 'shopping.count':
      return { type, entityId: dice.pick(PRODUCT_IDS), payload: { quantity: 1 + dice.roll(5) } };
    case 'shopping.tick':
      return { type, entityId: dice.pick(PRODUCT_IDS), payload: { by: dice.pick(['scan', 'hand']) } };
    case 'shopping.untick':
    case 'shopping.remove':
    case 'shopping.restore':
      return { type, entityId: dice.pick(PRODUCT_IDS), payload: {} };
    case 'end.takeBack': {
      const entityId = recent(things.ends, dice);
      return entityId === null ? nextEnd(things, dice) : { type, entityId, payload: {} };
    }
    case 'preferences.set': {
      const setting = dice.pick(SETTINGS);
      return { type, entityId: setting.key, payload: setting };
    }
    case 'area.set':
      return { type, entityId: dice.pick(PRODUCT_IDS), payload: { area: dice.pick(AREAS) } };
    case 'hazard.resolve':
    case 'hazard.reopen':
      return { type, entityId: `date:x${dice.roll(9)}:2027-01-10`, payload: {} };
    case 'hazard.snooze':
      return { type, entityId: `date:x${dice.roll(9)}:2027-01-10`, payload: { until: `2027-02-${10 + dice.roll(9)}` } };
    case 'recall.mark': {
      const [noticeId, productId] = [`cpsc:${dice.roll(5)}`, dice.pick(PRODUCT_IDS)];
      const state = dice.pick(['done', 'notMine', 'otherLot', 'open']);
      return {
        type,
        entityId: recallMarkId(noticeId, productId),
        payload: { noticeId, productId, state, changedOn: '2026-01-05' },
      };
    }
    case 'review.post':
      return {
        type,
        entityId: dice.pick(PRODUCT_IDS),
        payload: { stars: 1 + dice.roll(5), text: dice.pick(['Works well', 'Smells', '']), about: null },
      };
    case 'review.withdraw':
      return { type, entityId: dice.pick(PRODUCT_IDS), payload: {} };
    case 'notification.read':
      return { type, entityId: `expires:x:2027-01-${10 + dice.roll(20)}:30`, payload: {} };
    default:
      return null;
  }
}

function changeOf(type: OperationType, dice: Dice): Action['payload'] {
  switch (type) {
    case 'inventory.adjust':
      return { delta: dice.once(4) ? -1 - dice.roll(6) : 1 + dice.roll(5) };
    case 'inventory.setCount':
      return { quantity: dice.roll(30) };
    case 'inventory.edit':
      return dice.once(2)
        ? { place: { from: null, to: dice.pick(PLACES) } }
        : { notes: { from: '', to: `note ${dice.roll(1000)}` } };
    case 'member.edit':
      return dice.once(2)
        ? { name: { from: 'Sam', to: `Sam ${dice.roll(100)}` } }
        : { ageGroup: { from: 'adult', to: dice.pick(AGES) } };
    case 'pet.edit':
      return { name: { from: 'Rex', to: `Rex ${dice.roll(100)}` } };
    case 'member.addElement':
    case 'member.removeElement':
      return dice.pick(ELEMENTS);
    default:
      return {};
  }
}

function nextNew(type: OperationType, things: Things, dice: Dice): Action {
  switch (type) {
    case 'scan.create': {
      const own = recent(things.products, dice);
      const barcode = own !== null && dice.once(4) ? own.slice(1) : dice.pick([CODES[0], CODES[0], ...CODES]);
      return { type, entityId: null, payload: { barcode, mode: 'household', input: 'camera' } };
    }
    case 'product.create': {
      const gtin = gtinOf(100 + dice.roll(500));
      const name = `Soap ${dice.roll(1000)}`;
      return { type, entityId: gtin, payload: { barcode: gtin.slice(1), name, ingredients: ['Aqua', 'Parfum'] } };
    }
    case 'inventory.add': {
      const own = recent(things.products, dice);
      const productId = own !== null && dice.once(3) ? own : dice.pick(PRODUCT_IDS);
      return { type, entityId: null, payload: { productId, quantity: dice.roll(10) } };
    }
    case 'member.create':
      return { type, entityId: null, payload: { name: `Robin ${dice.roll(100)}`, ageGroup: dice.pick(AGES) } };
    case 'pet.create':
      return { type, entityId: null, payload: { type: 'dog', name: `Rex ${dice.roll(100)}` } };
    default: {
      const about = { product: null, ingredient: null, versions: null };
      return {
        type: 'mistake.report',
        entityId: null,
        payload: { kind: 'other', text: `Wrong ${dice.roll(1000)}`, about },
      };
    }
  }
}
