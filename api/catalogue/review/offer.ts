import type { Tx } from '#db/handles.ts';
import { HOUSEHOLDS_THAT_AGREE, independentVoices } from '#domain/catalogue/review/agreement.ts';
import { listKey, offeredFacts } from '#domain/catalogue/review/contribution.ts';
import { createJobStore } from '../../jobs/store.ts';
import type { EntityStore } from '../../sync/entity-store.ts';
import { contributionStore } from './store.ts';

/** The kind of job that checks whether households agree about a product. */
export const AGREEMENT_JOB = 'agreement';

const jobs = createJobStore();

/** Queues that check once enough households say the same, in the transaction of the last of them. */
async function askForAgreement(tx: Tx, productId: string, key: string, nowMs: number): Promise<void> {
  const same = (await contributionStore.waitingOf(tx, productId)).filter((one) => one.listKey === key);
  if (same.length < HOUSEHOLDS_THAT_AGREE) return;
  if (independentVoices(await contributionStore.voices(tx, same)) < HOUSEHOLDS_THAT_AGREE) return;
  const job = { kind: AGREEMENT_JOB, key: `${AGREEMENT_JOB} ${productId}`, payload: JSON.stringify({ productId }) };
  await jobs.add(tx, { ...job, doneForMs: 0 }, nowMs);
}

/**
 * Extends the store of households' products: each product that is entered or corrected is also offered to the catalogue
 * (product P14.13), in the transaction that stores it.
 */
export const withContributions = <S extends EntityStore<'product'>>(products: S, clock: () => number): S => ({
  ...products,
  async saved(tx, { userId, householdId }, operation, { deleted, data }) {
    const isSaid = operation.type === 'product.create' || operation.type === 'product.relabel';
    const offered = isSaid && !deleted ? offeredFacts(data) : null;
    // A list that the household brings back from its history was not read off the pack.
    if (offered === null || (operation.type === 'product.relabel' && operation.payload.origin === 'earlier')) return;
    if (!(await contributionStore.offers(tx, userId))) return;
    // What follows counts the contributions of other households.
    tx.meetOthers();
    const key = listKey(offered.facts.ingredientsText ?? '');
    const at = clock();
    await contributionStore.add(tx, {
      ...{ id: operation.opId, productId: data.id, userId, householdId, ...offered },
      ...{ listKey: key, state: 'waiting', reason: null, offeredAt: at, settledAt: null },
    });
    await askForAgreement(tx, data.id, key, at);
  },
});
