import { useLiveQuery } from 'dexie-react-hooks';
import type { Member } from '#domain/households/household.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import { storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { isProof } from '#domain/recalls/proof-id.ts';
import type { Report } from '#domain/safety/report.ts';
import { useSession } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';

/** What this phone may show here: no people after the session has ended, and nothing at all after signing out. */
export interface EmergencyAccess {
  /** Null if nobody is signed in on this phone. */
  readonly db: AccountDb | null;
  /** False if the server has ended the session: names, weights and conditions are left out (product P12.5). */
  readonly people: boolean;
  readonly loading: boolean;
}

export function useEmergencyAccess(): EmergencyAccess {
  const session = useSession();
  const signedIn = session.status === 'signedIn';
  return {
    db: signedIn ? session.db : null,
    people: signedIn && !session.needsSignIn,
    loading: session.status === 'loading',
  };
}

/** A product at home, as listed for the emergency card. */
export interface HomeProduct {
  readonly product: Product;
  readonly score: number | null;
}

/** Products at home, lowest score first, then those without a score, then by name. Undefined while they are read. */
export function useProductsAtHome(db: AccountDb | null): readonly HomeProduct[] | undefined {
  return useLiveQuery(async () => {
    if (!db) return [];
    const items = await db.inventory.toArray();
    const ids = [...new Set(items.filter((item) => !isUsedUp(item)).map(({ productId }) => productId))];
    const [products, risks] = await Promise.all([db.products.bulkGet(ids), db.risks.bulkGet(ids)]);
    const rows = products.flatMap((product, at) => (product ? [{ product, score: risks[at]?.score ?? null }] : []));
    return rows.sort(
      (one, other) => (one.score ?? 101) - (other.score ?? 101) || (one.product.name < other.product.name ? -1 : 1),
    );
  }, [db]);
}

export interface CardData {
  readonly product: Product;
  /** Null if this phone has made none yet. */
  readonly report: Report | null;
  /** A photo of its label taken with this phone; null if none. */
  readonly photo: { readonly bytes: ArrayBuffer; readonly mime: string } | null;
}

/** One product from this phone's tables. Undefined while they are read; null if it is not stored here. */
export function useCard(db: AccountDb | null, idOrSlug: string): CardData | null | undefined {
  return useLiveQuery(async () => {
    const id = storedGtin(idOrSlug) ?? productIdOf(idOrSlug);
    if (!db || id === null) return null;
    const [product, stored, photos] = await Promise.all([
      db.products.get(id),
      db.reports.get(id),
      db.labelPhotos.where('productId').equals(id).toArray(),
    ]);
    if (!product) return null;
    const labels = photos.filter((photo) => !isProof(photo.id));
    const newest = labels.sort((one, other) => other.addedAt - one.addedAt)[0];
    const photo = newest ? await db.photos.get(newest.sha256) : undefined;
    return { product, report: stored?.report ?? null, photo: photo ?? null };
  }, [db, idOrSlug]);
}

const CHILDREN: ReadonlySet<Member['ageGroup']> = new Set(['infant', 'child', 'school_child']);

/** A child's weight and the day it was entered. */
export interface NotedWeight {
  readonly kg: number;
  /** ISO date. */
  readonly on: string;
}

export interface CardChild {
  readonly member: Member;
  readonly weight: NotedWeight | null;
}

const isWeight = (value: unknown): value is NotedWeight =>
  typeof value === 'object' && value !== null && 'kg' in value && typeof value.kg === 'number' && 'on' in value;

/** The household's children with their weights, which never leave this phone. Empty while people may not be shown. */
export function useChildren({ db, people }: EmergencyAccess): readonly CardChild[] {
  const children = useLiveQuery(async () => {
    if (!db || !people) return [];
    const [members, weights = {}] = await Promise.all([db.members.toArray(), readMeta(db, 'childWeights')]);
    return members
      .filter(({ ageGroup }) => CHILDREN.has(ageGroup))
      .map((member): CardChild => {
        const weight = weights[member.id];
        return { member, weight: isWeight(weight) ? weight : null };
      });
  }, [db, people]);
  return children ?? [];
}

/** Saves a weight on this phone. */
export const noteWeight = (db: AccountDb, memberId: string, weight: NotedWeight): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    await writeMeta(db, 'childWeights', { ...(await readMeta(db, 'childWeights')), [memberId]: weight });
  });
