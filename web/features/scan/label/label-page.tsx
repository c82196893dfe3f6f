import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { joinShots } from '#domain/label-photo/join-shots.ts';
import type { LabelPhotoReading } from '#domain/label-photo/read-label-photo.ts';
import { manualEntryPath, paths, productPath } from '#web/paths.ts';
import { showToast } from '#web/ui/toast.ts';
import { useKnownProduct } from '#web/use-known-product.ts';
import { readPicture } from '../frame.ts';
import { takeHandedPhoto } from './handed-photo.ts';
import { LabelCamera } from './label-camera.tsx';
import { LabelPreview } from './label-preview.tsx';
import { LabelReview } from './label-review.tsx';
import { type LabelText, withShot } from './label-text.ts';
import { itemsOf, type ListItem, textOf } from './list-items.ts';
import { usePhotoReading } from './use-photo-reading.ts';
import '../scan.css';
import './label.css';

interface LabelPageProps {
  /** The code that was scanned, or empty: kept to the end. */
  barcode: string;
}

/** From a photo of a label to a checked list: camera, preview, reading on this phone, review, and on to the report. */
export function LabelPage({ barcode }: LabelPageProps) {
  const navigate = useNavigate();
  const known = useKnownProduct(barcode);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [label, setLabel] = useState<LabelText | null>(null);
  const [items, setItems] = useState<readonly ListItem[]>([]);
  const [another, setAnother] = useState(false);

  // What was corrected already stays: the next photo goes on where the list ends.
  const onRead = useCallback((shot: LabelPhotoReading) => {
    setLabel((before) => withShot(before, shot));
    setItems((before) => itemsOf(joinShots([textOf(before), shot.text])));
    setPhoto(null);
    setAnother(false);
  }, []);
  const { state, read, cancel } = usePhotoReading(onRead);

  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    setPhoto(takeHandedPhoto());
  }, []);

  const use = (chosen: Blob) => {
    readPicture(chosen).then(read, () =>
      showToast({
        title: 'Capture Failed',
        description: 'This file is no picture that can be read.',
        variant: 'warning',
      }),
    );
  };
  const byHand = (ingredients: string | null) =>
    void navigate(manualEntryPath(barcode || undefined), { replace: true, state: ingredients && { ingredients } });
  const leave = () => {
    if (label) setAnother(false);
    else void navigate(paths.scan, { replace: true });
  };

  if (photo) {
    return (
      <LabelPreview
        photo={photo}
        state={state}
        onRetake={() => {
          cancel();
          setPhoto(null);
        }}
        onUse={() => use(photo)}
        onCancel={cancel}
        onManual={() => byHand(label && textOf(items))}
      />
    );
  }
  if (label && !another) {
    return (
      <LabelReview
        label={label}
        items={items}
        stored={known?.ingredientsText || null}
        onChange={setItems}
        onAnother={() => setAnother(true)}
        onUse={() => byHand(textOf(items))}
        onKeepStored={() => void navigate(productPath(known?.id ?? ''), { replace: true })}
      />
    );
  }
  return <LabelCamera onPhoto={setPhoto} onClose={leave} photos={label?.photos ?? 0} />;
}
