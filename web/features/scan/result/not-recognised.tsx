import { Camera, ImageUp, PencilLine } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Gtin, printedCode } from '#domain/products/gtin.ts';
import { labelPath, manualEntryPath } from '#web/paths.ts';
import { useLabelReaders } from '#web/scanning/label-readers.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { passPhotoToLabelPage } from '../label/photo/handed-photo.ts';

interface NotRecognisedProps {
  gtin: Gtin;
  onClose: () => void;
}

type Way = 'none' | 'camera' | 'upload' | 'manual';

const TIPS = [
  'Use good lighting: a window, or a lamp from the side.',
  'Capture the entire ingredient list, all in focus.',
  'Avoid glare: tilt the pack until the print looks dark.',
];

const WAYS = [
  { way: 'camera', icon: <Camera size={20} />, words: 'Take Photo with Camera (Recommended)' },
  { way: 'upload', icon: <ImageUp size={20} />, words: 'Upload Photo' },
  { way: 'manual', icon: <PencilLine size={20} />, words: 'Manual Entry' },
] as const;

const INSTRUCTIONS: Readonly<Record<Exclude<Way, 'none'>, string>> = {
  camera: 'Hold the camera a hand’s length from the ingredient list and fill the frame with it.',
  upload: 'Choose a photo of the ingredient list, flat and close.',
  manual: 'Enter its name and ingredient list to get its report at once.',
};

const Tips = () => (
  <ul className="small mt-3 list-disc pl-5 text-ink-2">
    {TIPS.map((tip) => (
      <li key={tip}>{tip}</li>
    ))}
  </ul>
);

/** The code is unknown, so the label is needed. The code is kept throughout. */
export function NotRecognised({ gtin, onClose }: NotRecognisedProps) {
  const navigate = useNavigate();
  const id = useId();
  const [way, setWay] = useState<Way>('none');
  const readers = useLabelReaders();
  const digits = printedCode(gtin);
  const back = (
    <Button variant="secondary" block onClick={way === 'none' ? onClose : () => setWay('none')}>
      Back
    </Button>
  );
  const actions: Readonly<Record<Way, ReactNode>> = {
    none: WAYS.map((one, at) => (
      <Button
        key={one.way}
        variant={at === 0 ? 'primary' : 'secondary'}
        block
        icon={one.icon}
        onClick={() => setWay(one.way)}
      >
        {one.words}
      </Button>
    )),
    camera: (
      <Button block onClick={() => void navigate(labelPath(digits))}>
        Open camera
      </Button>
    ),
    upload: (
      <label className={buttonClass({ block: true })} htmlFor={id}>
        Choose a photo
        <FileInput
          id={id}
          onFile={(file) => {
            passPhotoToLabelPage(file);
            void navigate(labelPath(digits));
          }}
        />
      </label>
    ),
    manual: (
      <Button block onClick={() => void navigate(manualEntryPath(digits))}>
        Type it in
      </Button>
    ),
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Product Not Recognized"
      description="This product is not in our database yet. Please capture a photo of the product label for identification."
      actions={
        <>
          {actions[way]}
          {back}
        </>
      }
    >
      <p className="strong num">{digits}</p>
      <p className="small mt-1 text-ink-2">
        {way === 'none' ? 'Unknown does not mean harmless: until then nothing has been checked.' : INSTRUCTIONS[way]}
        {(way === 'camera' || way === 'upload') && ` ${readers}`}
      </p>
      {(way === 'camera' || way === 'upload') && <Tips />}
    </Dialog>
  );
}
