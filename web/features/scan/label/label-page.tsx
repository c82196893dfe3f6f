import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { takeHandedPhoto } from './handed-photo.ts';
import { LabelCamera } from './label-camera.tsx';
import { LabelPreview } from './label-preview.tsx';
import { LabelReview } from './label-review.tsx';
import { useAcceptList } from './use-accept-list.ts';
import { useLabelList } from './use-label-list.ts';
import { useLabelTools } from './use-label-tools.ts';
import { usePhotoReading } from './use-photo-reading.ts';
import '../scan.css';
import './label.css';

interface LabelPageProps {
  /** The code that was scanned, or empty: kept to the end. */
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
    list.addShot(shot);
    setPhoto(null);
    setAnother(false);
  });

  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    setPhoto(takeHandedPhoto());
  }, []);

  // The reader starts while the frame is looked at.
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
