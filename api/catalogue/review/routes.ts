import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import type { Contributions } from '#domain/catalogue/review/calls.ts';
import { fail } from '#domain/problem.ts';
import { answer, type Handlers } from '../../http/handler.ts';
import { contributionStore } from './store.ts';

const told = async (reads: Reads, userId: string): Promise<Contributions> => ({
  offers: await contributionStore.offers(reads, userId),
  contributions: (await contributionStore.ofPerson(reads, userId)).map(
    ({ id, productId, facts: { name }, kind, state, reason, offeredAt, settledAt }) => ({
      ...{ id, productId, name, kind, state, reason, offeredAt, settledAt },
    }),
  ),
});

/** A person's contributions and their outcome, and whether anything is offered at all (product P14.13, P14.15). */
export const contributionRoutes = ({
  reader,
  writes,
}: Database): Handlers<'contributions' | 'offerContributions' | 'withdrawContribution'> => ({
  contributions: async ({ session }) => answer(200, await told(reader, session.user.id)),
  offerContributions: async ({ session, body }) => {
    const { id } = session.user;
    return answer(
      200,
      await writes.run(async (tx) => {
        await contributionStore.setOffers(tx, id, body.offers);
        return told(tx, id);
      }),
    );
  },
  withdrawContribution: async ({ session, params, nowMs }) =>
    (await writes.run((tx) => contributionStore.withdraw(tx, session.user.id, params.id ?? '', nowMs)))
      ? answer(200, { success: true })
      : fail('NOT_FOUND', 'You have nothing here awaiting review.'),
});
