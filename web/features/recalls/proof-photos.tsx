import { Camera, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useObjectUrl } from '#web/client/use-own-picture.ts';
import type { MatchedRecall } from '#web/offline/recalls/match.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { type Proof, useProofs } from './use-proofs.ts';

/** Optional photos of what was done with a recalled product (product P11.15). */
export function ProofPhotos({ recall }: { recall: MatchedRecall }) {
  const id = useId();
  const { proofs, add, remove } = useProofs(recall);
  const [pending, setPending] = useState(false);
  const take = async (file: Blob) => {
    setPending(true);
    await add(file);
    setPending(false);
  };
  return (
    <div className="mt-3 grid gap-3">
      {proofs.length > 0 && (
        <ul className="recall-proofs" aria-label="Photos as proof">
          {proofs.map((proof, at) => (
            <li key={proof.id}>
              <ProofPicture proof={proof} number={at + 1} />
              <IconButton label={`Remove photo ${at + 1}`} onClick={() => void remove(proof.id)}>
                <X strokeWidth={1.9} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <label className="filter-chip justify-self-start" htmlFor={id}>
        <Camera size={18} strokeWidth={1.9} aria-hidden="true" />
        {pending ? 'Saving photo...' : 'Add a photo as proof'}
        <FileInput id={id} disabled={pending} onFile={(file) => void take(file)} />
      </label>
      {proofs.length === 0 && (
        <p className="small text-ink-2">
          Optional: a return receipt or the parcel, for example. Only your household sees it.
        </p>
      )}
    </div>
  );
}

function ProofPicture({ proof, number }: { proof: Proof; number: number }) {
  const here = useObjectUrl(proof.bytes);
  const [failed, setFailed] = useState(false);
  if (!proof.bytes && failed) return <p className="small text-ink-2">Needs a signal</p>;
  const address = proof.bytes ? here : `/api/photos/${proof.sha256}`;
  return address && <img src={address} alt={`Proof ${number}`} onError={() => setFailed(true)} />;
}
