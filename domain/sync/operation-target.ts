import { parseGtin } from '../products/gtin.ts';
import { productIdOf } from '../products/slug.ts';
import type { EntityName } from './entity.ts';
import type { Operation, OperationType } from './operation.ts';

const TARGET: Readonly<Record<OperationType, EntityName>> = {
  'scan.create': 'scan',
  'product.create': 'product',
  'product.relabel': 'product',
  'inventory.add': 'inventory',
  'inventory.adjust': 'inventory',
  'inventory.setCount': 'inventory',
  'inventory.edit': 'inventory',
  'inventory.delete': 'inventory',
  'inventory.restore': 'inventory',
  'member.create': 'member',
  'member.edit': 'member',
  'member.addElement': 'member',
  'member.removeElement': 'member',
  'member.delete': 'member',
  'member.restore': 'member',
  'pet.create': 'pet',
  'pet.edit': 'pet',
  'pet.delete': 'pet',
  'pet.restore': 'pet',
  'mistake.report': 'mistake',
  'labelPhoto.add': 'labelPhoto',
  'labelPhoto.delete': 'labelPhoto',
  'profile.edit': 'profile',
  'preferences.set': 'preference',
  'notification.read': 'readMark',
};

/** The entity whose row an operation names by its `entityId`: what {@link World.row} must hold. */
export const operationTarget = (type: OperationType): EntityName => TARGET[type];

/** The id of the product that an operation leads to: what {@link World.product} must hold. Null where there is none. */
export function productIdOfOperation(operation: Operation): string | null {
  if (operation.type === 'inventory.add') return productIdOf(operation.payload.productId);
  if (operation.type === 'product.relabel') return productIdOf(operation.entityId);
  if (operation.type !== 'scan.create') return null;
  const gtin = parseGtin(operation.payload.barcode);
  return gtin.ok ? gtin.value : null;
}
