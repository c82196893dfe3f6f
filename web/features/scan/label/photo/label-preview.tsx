import { useEffect, useState } from 'react';
import { type Corners, WHOLE_PICTURE } from '#domain/label-photo/corners.ts';
import { useLabelReaders } from '#web/scanning/label-readers.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import type { LabelPhotograph } from '#web/workers/label/label-pages.ts';
import { CropFrame } from './crop-frame.tsx';
import { FlatCut } from './flat-cut.tsx';
import type { PhotoProblem } from './photo-problems.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { useOpenPhoto } from './use-open-photo.ts';
import type { ReadingState } from './use-photo-reading.ts';

interface LabelPreviewProps {
  photo: Blob;
  photograph: LabelPhotograph;
  state: ReadingState;
  onRetake: () => void;
  /** Reads the area between the corners. */
  onUse: (corners: Corners) => void;
  onCancel: () => void;
  onManual: () => void;
}

const VIEWS = [
  { value: 'photo', label: 'Photo' },
  { value: 'flat', label: 'Flattened' },
] as const;

function useAddress(photo: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url;
}

const Problem = ({ problem }: { problem: PhotoProblem }) => (
  <Notice role="alert">
    <p className="strong">{problem.title}</p>
    <p className="mt-1">{problem.advice}</p>
  </Notice>
);

/** The photo with a frame around its print, before and while it is read: retake, use or cancel. */
export function LabelPreview({ photo, photograph, state, onRetake, onUse, onCancel, onManual }: LabelPreviewProps) {
  const url = useAddress(photo);
  const opened = useOpenPhoto(photograph, photo);
  const readers = useLabelReaders();
  const [moved, setMoved] = useState<Corners | null>(null);
  const [view, setView] = useState<'photo' | 'flat'>('photo');
  useEffect(() => {
    if (photo) setMoved(null);
  }, [photo]);
  const corners = moved ?? (opened.status === 'open' ? opened.guess : WHOLE_PICTURE);
  const problem = state.status === 'failed' ? state.problem : null;
  const reading = state.status === 'reading';
  const ready = opened.status === 'open';
  return (
    <Page title="Label photo" className="pt-4">
      {opened.status === 'failed' ? (
        <div role="alert">
          <h1 className="title-2">{opened.problem.title}</h1>
          <p className="mt-1 text-ink-2">{opened.problem.advice}</p>
        </div>
      ) : (
        <>
          <h1 className="title-2">Is the whole list in the frame?</h1>
          <p className="small mt-1 text-ink-2">
            {ready && opened.found
              ? 'The frame marks the print that was found. Drag a corner if it cuts anything off.'
              : 'Drag the corners around the ingredient list. Every word must be sharp enough for you to read.'}
          </p>
        </>
      )}
      {ready && url && (
        <div className="mt-4 grid gap-3">
          {view === 'photo' || reading ? (
            <CropFrame url={url} width={opened.width} height={opened.height} corners={corners} onChange={setMoved} />
          ) : (
            <FlatCut photograph={photograph} corners={corners} />
          )}
          {!reading && <Segmented label="View of the photo" options={VIEWS} value={view} onChange={setView} />}
        </div>
      )}
      {opened.status === 'opening' && (
        <p className="small mt-4" role="status">
          Opening the photo
        </p>
      )}
      {state.status === 'reading' ? (
        <ReadingProgress progress={state.progress} onCancel={onCancel} />
      ) : (
        <div className="mt-4 grid gap-2">
          {problem && <Problem problem={problem} />}
          {(opened.status !== 'failed' || opened.problem.again) && (
            <Button block disabled={opened.status === 'opening'} onClick={() => onUse(corners)}>
              Use This Photo
            </Button>
          )}
          {ready && <p className="caption mb-1 text-ink-2">{readers}</p>}
          <Button
            variant={opened.status === 'failed' && !opened.problem.again ? 'primary' : 'secondary'}
            block
            onClick={onRetake}
          >
            Retake
          </Button>
          {ready && (
            <Button variant="quiet" block onClick={() => onUse(WHOLE_PICTURE)}>
              Read the whole photo
            </Button>
          )}
          {(problem || opened.status === 'failed') && (
            <Button variant="quiet" block onClick={onManual}>
              Manual Entry
            </Button>
          )}
        </div>
      )}
    </Page>
  );
}
