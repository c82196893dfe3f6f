import type { OperationStores } from '../sync/operations.ts';
import { createMemberStore } from './member-store.ts';
import { householdRoutes } from './routes.ts';

export { answersOf, withAnswers } from './routes.ts';

/** The calls of this room. */
export const householdCalls = (stores: OperationStores) => householdRoutes(stores);

/** The entities of this room that do not lie in a plain table. */
export const householdStores = () => ({ member: createMemberStore() });
