import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import type { ReadingState } from './use-photo-reading.ts';

interface LabelPreviewProps {
  photo: Blob;
  state: ReadingState;
  onRetake: () => void;
  onUse: () => void;
  onCancel: () => void;
  onManual: () => void;
}

const STAGES = {
  preparing: 'Straightening the lines',
  starting: 'Starting the label reader',
  reading: 'Reading the print',
} as const;

function Progress({ state, onCancel }: { state: Extract<ReadingState, { status: 'reading' }>; onCancel: () => void }) {
  const { progress } = state;
  const share = progress.stage === 'reading' ? progress.share : 0;
  return (
    <div className="mt-4 grid gap-3" role="status">
      <p className="strong">{STAGES[progress.stage]}</p>
      <progress className="label-progress" aria-label={STAGES[progress.stage]} {...(share > 0 && { value: share })} />
      <Button variant="secondary" block onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** The photo before it is read, and while it is: taken again, used, or given up. */
export function LabelPreview({ photo, state, onRetake, onUse, onCancel, onManual }: LabelPreviewProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <Page title="Label photo" className="pt-4">
      <h1 className="title-2">Is the whole list in the picture?</h1>
      <p className="small mt-1 text-ink-2">Every word of it has to be sharp enough for you to read.</p>
      {url && <img src={url} alt="The label you photographed" className="label-photo mt-4" />}
      {state.status === 'reading' ? (
        <Progress state={state} onCancel={onCancel} />
      ) : (
        <div className="mt-4 grid gap-2">
          {state.status === 'failed' && <Notice>{state.message}</Notice>}
          <Button block onClick={onUse}>
            Use This Photo
          </Button>
          <Button variant="secondary" block onClick={onRetake}>
            Retake
          </Button>
          {state.status === 'failed' && (
            <Button variant="quiet" block onClick={onManual}>
              Manual Entry
            </Button>
          )}
        </div>
      )}
    </Page>
  );
}
