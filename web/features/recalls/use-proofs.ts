import { useLiveQuery } from 'dexie-react-hooks';
import { isProof, proofId, proofPrefix } from '#domain/recalls/proof-id.ts';
import type { LabelPhoto } from '#domain/uploads/label-photo.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import type { MatchedRecall } from '#web/offline/recalls/match.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { smallJpeg } from './small-jpeg.ts';

/** A photo of what was done with a product. */
export interface Proof extends Pick<LabelPhoto, 'id' | 'sha256' | 'addedAt'> {
  /** The bytes, if this phone has them. */
  readonly bytes: ArrayBuffer | undefined;
}

const notSaved = (description: string): void =>
  showToast({ title: 'Photo not saved', description, variant: 'destructive' });

/** The photos of a decision, oldest first, with functions to add and remove one (product P11.15). */
export function useProofs({ id: markId, product }: MatchedRecall) {
  const { db } = useAccount();
  const client = useClient();
  const proofs = useLiveQuery(async () => {
    const rows = await db.labelPhotos
      .where('id')
      .startsWith(proofPrefix(markId))
      .filter(({ id, productId }) => isProof(id) && productId === product.id)
      .toArray();
    const shown: Proof[] = [];
    for (const { id, sha256, addedAt } of rows) {
      shown.push({ id, sha256, addedAt, bytes: (await db.photos.get(sha256))?.bytes });
    }
    return shown.sort((one, other) => one.addedAt - other.addedAt);
  }, [db, markId, product.id]);

  const add = async (file: Blob): Promise<void> => {
    const jpeg = await smallJpeg(file).catch(() => null);
    if (!jpeg) return notSaved('Your browser can’t read this picture.');
    const kept = await client.keepPhoto(await jpeg.arrayBuffer(), 'image/jpeg');
    if (!kept.ok) return notSaved(kept.problem.message);
    const payload = { productId: product.id, sha256: kept.value.sha256 };
    const done = await client.perform('labelPhoto.add', proofId(markId, client.newId()), payload);
    if (!done.ok) notSaved(done.problem.message);
  };
  const remove = async (id: string): Promise<void> => {
    const done = await client.perform('labelPhoto.delete', id, {});
    if (!done.ok) showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
  };
  return { proofs: proofs ?? [], add, remove };
}
