import type { Pet } from '../households/household.ts';
import type { OperationOf } from './operation.ts';
import { applied, changedSince, conflict, rejected, rowOf } from './outcome.ts';
import type { Outcome, World } from './world.ts';

const row = (data: Pet, deleted = false) => ({ entity: 'pet' as const, id: data.id, deleted, data });

const missing = () => rejected('NOT_FOUND', 'This pet is not in your household.');
const gone = () => rejected('GONE', 'This pet was removed.');

/** Adds a pet. The same one sent again changes nothing. */
export function createPet(operation: OperationOf<'pet.create'>, world: World): Outcome {
  const known = rowOf(world, 'pet');
  if (known) return known.deleted ? gone() : applied();
  const { type, name } = operation.payload;
  return applied(row({ id: operation.entityId, type, name }));
}

/** Edits single fields: the last arrival wins per field. */
export function editPet(operation: OperationOf<'pet.edit'>, world: World): Outcome {
  const known = rowOf(world, 'pet');
  if (!known) return missing();
  if (known.deleted) return gone();
  const { type, name } = operation.payload;
  return applied(row({ ...known.data, ...(type && { type: type.to }), ...(name && { name: name.to }) }));
}

/** Removes a pet. Where somebody else changed it since, it stays: with it, warnings for this kind of animal. */
export function deletePet(operation: OperationOf<'pet.delete'>, world: World): Outcome {
  const known = rowOf(world, 'pet');
  if (!known) return missing();
  if (known.deleted) return applied();
  if (changedSince(world.foreignRev, operation.baseRev)) {
    return conflict('Somebody else changed this pet since you last saw it, so it was kept.');
  }
  return applied(row(known.data, true));
}

/** Takes a removal back. */
export function restorePet(_operation: OperationOf<'pet.restore'>, world: World): Outcome {
  const known = rowOf(world, 'pet');
  if (!known) return missing();
  return known.deleted ? applied(row(known.data)) : applied();
}
