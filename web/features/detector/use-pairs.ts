import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import { interactions } from '#domain/safety/mixing/interactions.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { type AtHome, useHomeProducts } from '#web/product-view/home-products.ts';

/** The pairs at home that must not meet, with the products they were looked for among. */
export interface Pairs {
  readonly home: readonly AtHome[];
  readonly pairs: readonly Interaction[];
}

/** Looks through everything at home, on this phone. Undefined while it is read. */
export function usePairs(): Pairs | undefined {
  const { db } = useAccount();
  const home = useHomeProducts();
  const household = useLiveQuery(
    () =>
      db.transaction('r', db.members, db.pets, async () => ({
        members: await db.members.toArray(),
        pets: await db.pets.toArray(),
      })),
    [db],
  );
  return useMemo(
    () =>
      home &&
      household && {
        home,
        pairs: interactions(
          home.map((one) => one.home),
          household,
        ),
      },
    [home, household],
  );
}
