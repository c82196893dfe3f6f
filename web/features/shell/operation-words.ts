import type { OperationType } from '#domain/sync/operation.ts';

/** What a person did, in their words. */
export const OPERATION_WORDS: Readonly<Record<OperationType, string>> = {
  'scan.create': 'Scan',
  'product.create': 'Product entered by hand',
  'product.relabel': 'Ingredient list replaced',
  'inventory.add': 'Product added to the inventory',
  'inventory.adjust': 'Quantity changed',
  'inventory.setCount': 'Quantity set',
  'inventory.edit': 'Inventory entry edited',
  'inventory.delete': 'Product removed from the inventory',
  'inventory.restore': 'Product put back into the inventory',
  'member.create': 'Family member added',
  'member.edit': 'Family member edited',
  'member.addElement': 'Allergy or condition added',
  'member.removeElement': 'Allergy or condition removed',
  'member.delete': 'Family member removed',
  'pet.create': 'Pet added',
  'pet.delete': 'Pet removed',
  'mistake.report': 'Mistake reported',
};
