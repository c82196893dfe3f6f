import type { ItemFields } from './item.ts';

/** The fields of an inventory entry that are edited separately, in order. In its own file for the service worker. */
export const ITEM_FIELDS = [
  'place',
  'expiresOn',
  'openedOn',
  'periodAfterOpening',
  'notes',
] as const satisfies readonly (keyof ItemFields)[];
