import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { Relay } from '#domain/delivery/relays.ts';

/** A relay that notifies a person, with their topic or token there. */
export interface RelayPlace {
  readonly relay: Relay;
  readonly token: string;
}

type Key = { readonly userId: string; readonly relay: Relay };
const PUT = statement((q, { userId, relay, token, nowMs }: Key & { readonly token: string; readonly nowMs: number }) =>
  q
    .insertInto('relay_places')
    .values({ user_id: userId, relay, token, made_at: nowMs })
    .onConflict((on) => on.columns(['user_id', 'relay']).doUpdateSet({ token, made_at: nowMs })),
);
const DROP = statement((q, { userId, relay }: Key) =>
  q.deleteFrom('relay_places').where('user_id', '=', userId).where('relay', '=', relay),
);
const OF = statement((q, { userId }: { userId: string }) =>
  q.selectFrom('relay_places').select(['relay', 'token']).where('user_id', '=', userId).orderBy('relay'),
);

/** The topics and tokens that people entered. */
export const relayPlaces = {
  /** Those of a person, including relays that the server no longer has. */
  of: async (reads: Reads, userId: string): Promise<RelayPlace[]> =>
    (await reads.all(OF, { userId })).map(({ relay, token }) => ({ relay: relay as Relay, token })),
  put: async (tx: Tx, userId: string, { relay, token }: RelayPlace, nowMs: number): Promise<void> =>
    void (await tx.run(PUT, { userId, relay, token, nowMs })),
  drop: async (tx: Tx, userId: string, relay: Relay): Promise<void> => void (await tx.run(DROP, { userId, relay })),
};
