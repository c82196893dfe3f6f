import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { differenceOf, type Judged } from '#domain/catalogue/review/difference.ts';
import { fail, succeed } from '#domain/problem.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { Report } from '#domain/safety/report.ts';
import { answer, type Handlers } from '../../http/handler.ts';
import { assessInBackground, type Engine } from '../../products/room.ts';
import type { EntityStores } from '../../sync/entity-store.ts';
import type { SyncState } from '../../sync/sync-state.ts';
import type { BlobStore, PictureFiles } from '../../uploads/room.ts';
import { createReviewDesk } from './desk.ts';
import { type Contribution, contributionStore } from './store.ts';

/** Most products listed at once; more follow as these are decided. */
const MOST_WAITING = 100;
/** Most photos shown per label. */
const MOST_PHOTOS = 8;

const PHOTOS = statement((q, { householdId, productId }: { householdId: string; productId: string }) =>
  q
    .selectFrom('label_photos')
    .select(['id', 'sha256'])
    .where('household_id', '=', householdId)
    .where('product_id', '=', productId)
    .where('deleted', '=', 0)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(MOST_PHOTOS),
);

/** How many of a person's earlier contributions were accepted, and how many refused or reverted. */
async function historyOf(reads: Reads, { userId }: Contribution) {
  const states = (await contributionStore.ofPerson(reads, userId)).map(({ state }) => state);
  const count = (...of: readonly string[]) => states.filter((state) => of.includes(state)).length;
  return { taken: count('taken'), refused: count('refused', 'reverted') };
}

type Names =
  | 'adminProducts'
  | 'adminProductPreview'
  | 'adminProductPhoto'
  | 'adminAcceptProduct'
  | 'adminRefuseProduct';

/** Records an administrator's decision, in the transaction of the decision. */
export type AuditReview = (
  tx: Tx,
  decided: {
    readonly administrator: string;
    readonly action: 'product_taken' | 'product_refused';
    readonly subject: string;
  },
  nowMs: number,
) => Promise<void>;

/** The review of contributions to the catalogue, on a page of the administration (product P17.15). */
export function reviewRoutes(
  stores: Database & { readonly rows: EntityStores; readonly state: SyncState; readonly blobs: BlobStore },
  engine: Engine,
  pictures: Pick<PictureFiles, 'read'>,
  audit: AuditReview,
): Handlers<Names> {
  const { reader, writes, blobs } = stores;
  const desk = createReviewDesk(stores);
  const judge = async (product: Product) => ({
    product,
    report: Report.parse(JSON.parse((await assessInBackground(engine, product)).text)),
  });
  return {
    adminProducts: async () => {
      const waiting = await desk.waiting(MOST_WAITING + 1);
      return answer(200, {
        more: waiting.length > MOST_WAITING,
        waiting: waiting
          .slice(0, MOST_WAITING)
          .map(({ contribution: { id, kind, facts, offeredAt }, voices, from }) => ({
            ...{ id, name: facts.name, kind, offeredAt, voices, from },
          })),
      });
    },
    adminProductPreview: async ({ params, body, nowMs }) => {
      const shown = await desk.show(params.id ?? '', nowMs, body);
      if (!shown.ok) return shown;
      const { contribution } = shown.value;
      if (contribution.state !== 'waiting') return fail('CONFLICT', `It was already ${contribution.state}.`);
      const { id, productId, householdId, kind, offeredAt, facts } = contribution;
      const before: Judged | null = shown.value.before && (await judge(shown.value.before));
      const after = await judge(shown.value.after);
      const gtin = storedGtin(productId);
      return answer(200, {
        ...{ id, kind, offeredAt, code: gtin === null ? productId : printedCode(gtin) },
        ...{ name: facts.name, brand: facts.brand, ingredientsText: facts.ingredientsText ?? '' },
        history: await historyOf(reader, contribution),
        photos: (await reader.all(PHOTOS, { householdId, productId })).map((photo) => photo.id),
        ...{ before, after, difference: differenceOf(before, after) },
      });
    },
    adminProductPhoto: async ({ params, nowMs }) => {
      const missing = () => fail('NOT_FOUND', 'There is no such photo of a waiting product.');
      const shown = await desk.show(params.id ?? '', nowMs);
      if (!shown.ok || shown.value.contribution.state !== 'waiting') return missing();
      const { householdId, productId } = shown.value.contribution;
      const photo = (await reader.all(PHOTOS, { householdId, productId })).find(({ id }) => id === params.photo);
      const known = photo && (await blobs.find(reader, householdId, photo.sha256));
      const bytes = known && (await pictures.read(known.stored_sha256));
      return bytes ? succeed({ status: 200, file: { bytes, type: 'image/jpeg' } }) : missing();
    },
    adminAcceptProduct: async ({ caller, params, body, nowMs }) => {
      const { administratorId: administrator } = caller;
      const id = params.id ?? '';
      const done = await writes.run(async (tx) => {
        const taken = await desk.accept(tx, id, nowMs, body);
        if (taken.ok) await audit(tx, { administrator, action: 'product_taken', subject: id }, nowMs);
        return taken;
      });
      return done.ok ? succeed({ status: 204 }) : done;
    },
    adminRefuseProduct: async ({ caller, params, body, nowMs }) => {
      const { administratorId: administrator } = caller;
      const id = params.id ?? '';
      const done = await writes.run(async (tx) => {
        const refused = await desk.refuse(tx, id, body.reason, nowMs);
        if (refused.ok) await audit(tx, { administrator, action: 'product_refused', subject: id }, nowMs);
        return refused;
      });
      return done.ok ? succeed({ status: 204 }) : done;
    },
  };
}
