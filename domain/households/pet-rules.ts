import { applied, changedSince, conflict, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import { type EntityRules, namedByUuid, type OperationOn, type RuleOutcome, type RuleWorld } from '../sync/rule.ts';
import type { Pet } from './household.ts';
import type { PET } from './pet-schemas.ts';

type On<T extends keyof (typeof PET)['operations']> = OperationOn<typeof PET, T>;
type World = RuleWorld<Pet>;

const row = (data: Pet, deleted = false) => ({ entity: 'pet' as const, id: data.id, deleted, data });

const missing = () => rejected('NOT_FOUND', 'This pet is not in your household.');
const gone = () => rejected('GONE', 'This pet was removed.');

/** Adds a pet. Idempotent: the same operation sent again changes nothing. */
function createPet(operation: On<'pet.create'>, world: World): RuleOutcome {
  const known = world.row;
  if (known) return known.deleted ? gone() : applied();
  const { type, name } = operation.payload;
  return applied(row({ id: operation.entityId, type, name }));
}

/** Edits single fields: per field, the last operation to arrive wins. */
function editPet(operation: On<'pet.edit'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  if (known.deleted) return gone();
  const { type, name } = operation.payload;
  return applied(row({ ...known.data, ...(type && { type: type.to }), ...(name && { name: name.to }) }));
}

/** Removes a pet. If somebody else changed it in the meantime, it stays, and so do the warnings for its species. */
function deletePet(operation: On<'pet.delete'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  if (known.deleted) return applied();
  if (changedSince(world.foreignRev, operation.baseRev)) {
    return conflict('Somebody else changed this pet since you last saw it, so it was kept.');
  }
  return applied(row(known.data, true));
}

/** Undoes a removal. */
function restorePet(_operation: On<'pet.restore'>, world: World): RuleOutcome {
  const known = world.row;
  if (!known) return missing();
  return known.deleted ? applied(row(known.data)) : applied();
}

/** The pets of a household. */
export const petRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'pets', indexes: 'id', since: 1 },
  bounds: { bytes: 2_048, rows: byPlan(100) },
  fitsId: namedByUuid,
  operations: {
    'pet.create': { words: 'Pet added', apply: createPet },
    'pet.edit': { words: 'Pet edited', apply: editPet },
    'pet.delete': { words: 'Pet removed', apply: deletePet },
    'pet.restore': { words: 'Pet restored', apply: restorePet },
  },
} as const satisfies EntityRules<typeof PET>;
