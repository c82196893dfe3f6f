import type { User } from '#domain/contract/account.ts';
import type { OperationStores } from '../sync/operations.ts';
import { adultRoutes } from './adult-routes.ts';
import { createAdults } from './adults.ts';
import { createMemberStore } from './member-store.ts';
import { householdRoutes } from './routes.ts';
import { createHouseholds } from './several.ts';

export { withProfile } from './routes.ts';

/** What people tell about their home, and the adults who share it. */
export function householdRoom(
  stores: OperationStores,
  deps: Parameters<typeof createAdults>[0] &
    Parameters<typeof createHouseholds>[0] & { readonly answered: (user: User) => Promise<User> },
) {
  const adults = createAdults(deps);
  const households = createHouseholds(deps);
  return {
    admit: adults.admit,
    calls: { ...householdRoutes(stores), ...adultRoutes(adults, households, deps.answered) },
  };
}

/** The stores of this room's entities that need more than a plain table. */
export const householdStores = () => ({ member: createMemberStore() });
