import { productIdOf } from '../products/slug.ts';
import { addElement, createMember, deleteMember, editMember, removeElement, restoreMember } from './apply-household.ts';
import { addItem, countItem, deleteItem, editItem, restoreItem } from './apply-inventory.ts';
import { addLabelPhoto, deleteLabelPhoto } from './apply-label-photo.ts';
import { reportMistake } from './apply-mistake.ts';
import { editProfile, readNotification, setPreference } from './apply-personal.ts';
import { createPet, deletePet, editPet, restorePet } from './apply-pet.ts';
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

/** What the rule that derives notifications makes: words, dates and ids with colons between. */
const NOTIFICATION_ID = /^[A-Za-z0-9:-]+$/;

/** A product is named by GTIN-14 or UUID, a preference by its key, everything else by UUID. */
function fitsId(operation: Operation): boolean {
  const { type, entityId } = operation;
  switch (type) {
    case 'product.create':
    case 'product.relabel':
      return productIdOf(entityId) === entityId;
    case 'preferences.set':
      return operation.payload.key === entityId;
    case 'notification.read':
      return NOTIFICATION_ID.test(entityId);
    case 'profile.edit':
      return operation.userId === entityId;
    default:
      return UUID.test(entityId);
  }
}

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
    case 'member.restore':
      return restoreMember(operation, world);
    case 'pet.create':
      return createPet(operation, world);
    case 'pet.edit':
      return editPet(operation, world);
    case 'pet.delete':
      return deletePet(operation, world);
    case 'pet.restore':
      return restorePet(operation, world);
    case 'mistake.report':
      return reportMistake(operation, world);
    case 'labelPhoto.add':
      return addLabelPhoto(operation, world);
    case 'labelPhoto.delete':
      return deleteLabelPhoto(operation, world);
    case 'profile.edit':
      return editProfile(operation, world);
    case 'preferences.set':
      return setPreference(operation);
    case 'notification.read':
      return readNotification(operation, world);
  }
};
