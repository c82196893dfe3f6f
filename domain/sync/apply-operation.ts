import { productIdOf } from '../products/slug.ts';
import {
  addElement,
  createMember,
  createPet,
  deleteMember,
  deletePet,
  editMember,
  removeElement,
} from './apply-household.ts';
import { addItem, countItem, deleteItem, editItem, restoreItem } from './apply-inventory.ts';
import { reportMistake } from './apply-mistake.ts';
import { applyProduct } from './apply-product.ts';
import { relabelProduct } from './apply-relabel.ts';
import { applyScan } from './apply-scan.ts';
import type { Operation } from './operation.ts';
import { rejected } from './outcome.ts';
import type { Outcome, World } from './world.ts';

export type { Outcome, Row, World } from './world.ts';

/** Applies one operation to the world. Pure: optimistic in the page, with authority on the server. */
export type ApplyOperation = (operation: Operation, world: World) => Outcome;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A product is named by GTIN-14 or UUID, everything else by UUID. */
const fitsId = (operation: Operation): boolean =>
  operation.type === 'product.create' || operation.type === 'product.relabel'
    ? productIdOf(operation.entityId) === operation.entityId
    : UUID.test(operation.entityId);

/**
 * Applies one operation to the world, by the conflict rules of its entity. Pure; never throws for what a person or a
 * phone can send.
 * @returns the rows it leaves, or why it cannot be applied
 */
export const applyOperation: ApplyOperation = (operation, world): Outcome => {
  if (!fitsId(operation)) return rejected('INVALID_INPUT', 'The id of this entry is not valid.');
  switch (operation.type) {
    case 'scan.create':
      return applyScan(operation, world);
    case 'product.create':
      return applyProduct(operation, world);
    case 'product.relabel':
      return relabelProduct(operation, world);
    case 'inventory.add':
      return addItem(operation, world);
    case 'inventory.adjust':
    case 'inventory.setCount':
      return countItem(operation, world);
    case 'inventory.edit':
      return editItem(operation, world);
    case 'inventory.delete':
      return deleteItem(operation, world);
    case 'inventory.restore':
      return restoreItem(operation, world);
    case 'member.create':
      return createMember(operation, world);
    case 'member.edit':
      return editMember(operation, world);
    case 'member.addElement':
      return addElement(operation, world);
    case 'member.removeElement':
      return removeElement(operation, world);
    case 'member.delete':
      return deleteMember(operation, world);
    case 'pet.create':
      return createPet(operation, world);
    case 'pet.delete':
      return deletePet(operation, world);
    case 'mistake.report':
      return reportMistake(operation, world);
  }
};
