import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { useAcceptList } from './list/use-accept-list.ts';
import { useLabelList } from './list/use-label-list.ts';
import { takeHandedPhoto } from './photo/handed-photo.ts';
import { LabelCamera } from './photo/label-camera.tsx';
import { LabelPreview } from './photo/label-preview.tsx';
import { useLabelTools } from './photo/use-label-tools.ts';
import { usePhotoReading } from './photo/use-photo-reading.ts';
import '../scan.css';
import './label.css';

// Parses the list while it is typed: large, and needed only after the first photo.
const LabelReview = lazy(async () => ({ default: (await import('./list/label-review.tsx')).LabelReview }));

interface LabelPageProps {
  /** The scanned code, or empty. Kept to the end. */
  barcode: string;
  /** A list that another app shared as text. */
  text?: string | undefined;
}

/** From a photo of a label to a checked list: camera, frame, reading on this phone, review, and on to the report. */
export function LabelPage({ barcode, text }: LabelPageProps) {
  const navigate = useNavigate();
  const tools = useLabelTools();
  const list = useLabelList(text);
  const accept = useAcceptList(barcode, tools.photograph);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [another, setAnother] = useState(false);
  const { state, read, cancel } = usePhotoReading(tools, barcode, (shot, corners) => {
    accept.takePhoto(corners);
    const add = async () => {
      await list.addShot(shot);
      setPhoto(null);
      setAnother(false);
    };
    add().catch(() => showToast({ title: 'The list could not be opened. Try again.', variant: 'warning' }));
  });

  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    setPhoto(takeHandedPhoto());
  }, []);

  // Start the reader while the person adjusts the frame.
  useEffect(() => {
    if (photo) tools.reader.warm();
  }, [photo, tools]);

  if (photo) {
    return (
      <LabelPreview
        photo={photo}
        photograph={tools.photograph}
        state={state}
        onRetake={() => {
          cancel();
          setPhoto(null);
        }}
        onUse={(corners) => read(photo, corners)}
        onCancel={cancel}
        onManual={() => accept.byHand(list.items)}
      />
    );
  }
  if (list.label && !another) {
    return (
      <Suspense>
        <LabelReview
          label={list.label}
          items={list.items}
          stored={accept.stored}
          pending={accept.pending}
          onChange={list.setItems}
          onAnother={() => setAnother(true)}
          onUse={() => accept.use(list.items)}
          onKeepStored={accept.keepStored}
        />
      </Suspense>
    );
  }
  return (
    <LabelCamera
      onPhoto={setPhoto}
      onLooking={tools.reader.warm}
      onManual={() => accept.byHand(list.items)}
      onClose={() => (list.label ? setAnother(false) : void navigate(paths.scan, { replace: true }))}
      photos={list.label?.photos ?? 0}
    />
  );
}
