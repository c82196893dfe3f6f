import { useCallback, useEffect, useState } from 'react';
import { adminProductPhoto } from '#domain/catalogue/review/admin-calls.ts';
import { AskedView } from '#web/client/asked-view.tsx';
import { useAsked } from '#web/client/use-asked.ts';
import { Button } from '#web/ui/button.tsx';
import { useAdminAsk } from '../admin-frame.tsx';

/** A picture from its bytes, at an address of this page alone. */
function Picture({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address ? <img src={address} alt={name} className="admin-photo" /> : null;
}

function Photo({ id, photo, name }: { id: string; photo: string; name: string }) {
  const ask = useAdminAsk();
  const [asked, again] = useAsked(
    useCallback(() => ask(adminProductPhoto, { params: { id, photo } }), [ask, id, photo]),
  );
  return (
    <AskedView asked={asked} again={again}>
      {(bytes) => bytes && <Picture bytes={bytes} name={name} />}
    </AskedView>
  );
}

interface LabelPhotosProps {
  /** What waits. */
  id: string;
  photos: readonly string[];
  /** Which of them is shown. */
  at: number;
  onNext: () => void;
}

/** The photos of a label, one at a time. */
export function LabelPhotos({ id, photos, at, onNext }: LabelPhotosProps) {
  const photo = photos[at];
  if (photo === undefined) return <p className="text-ink-2">Its household keeps no photo of the label.</p>;
  const name = `Photo ${at + 1} of ${photos.length} of the label`;
  return (
    <>
      <Photo key={photo} id={id} photo={photo} name={name} />
      {photos.length > 1 && (
        <Button size="small" variant="quiet" onClick={onNext}>
          {`Next photo (${at + 1} of ${photos.length})`}
        </Button>
      )}
    </>
  );
}
