import { useCallback, useEffect, useState } from 'react';
import { adminProductPhoto } from '#domain/catalogue/review/admin-calls.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { useAdminAsk } from '../admin-frame.tsx';
import { useReviewKeys } from './review-keys.ts';

/** Shows a picture from its bytes, through an object URL. */
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
  const [asked, again] = useServerAnswer(
    useCallback(() => ask(adminProductPhoto, { params: { id, photo } }), [ask, id, photo]),
  );
  return (
    <ServerAnswerView asked={asked} again={again}>
      {(bytes) => bytes && <Picture bytes={bytes} name={name} />}
    </ServerAnswerView>
  );
}

interface LabelPhotosProps {
  /** Id of the waiting product. */
  id: string;
  photos: readonly string[];
  /** Index of the photo shown. */
  at: number;
  onNext: () => void;
}

/** The photos of a label, one at a time. They can be enlarged and rotated. */
export function LabelPhotos({ id, photos, at, onNext }: LabelPhotosProps) {
  const [large, setLarge] = useState(false);
  const [turns, setTurns] = useState(0);
  const photo = photos[at];
  const zoom = () => setLarge(!large);
  const turn = () => setTurns((turns + 1) % 4);
  useReviewKeys(photo === undefined ? {} : { z: zoom, t: turn });
  if (photo === undefined) return <p className="text-ink-2">The household keeps no photo of the label.</p>;
  const name = `Label photo ${at + 1} of ${photos.length}`;
  return (
    <>
      {/* Focusable, so that a large photo can be scrolled with the arrow keys. */}
      <section
        className="admin-photo-frame"
        data-large={large || undefined}
        data-turns={turns}
        tabIndex={large ? 0 : undefined}
        aria-label={name}
      >
        <Photo key={photo} id={id} photo={photo} name={name} />
      </section>
      <div className="mt-2 flex flex-wrap gap-1">
        <Button size="small" variant="quiet" aria-pressed={large} onClick={zoom}>
          Zoom <kbd className="admin-key">Z</kbd>
        </Button>
        <Button size="small" variant="quiet" onClick={turn}>
          Turn <kbd className="admin-key">T</kbd>
        </Button>
        {photos.length > 1 && (
          <Button size="small" variant="quiet" onClick={onNext}>
            {`Next photo (${at + 1} of ${photos.length})`} <kbd className="admin-key">P</kbd>
          </Button>
        )}
      </div>
    </>
  );
}
