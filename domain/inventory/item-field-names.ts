import type { ItemFields } from './item.ts';

/** The fields of an inventory entry that are edited one by one, in their order. Apart: the service worker reads it. */
export const ITEM_FIELDS = [
  'place',
  'expiresOn',
  'openedOn',
  'periodAfterOpening',
  'notes',
] as const satisfies readonly (keyof ItemFields)[];
