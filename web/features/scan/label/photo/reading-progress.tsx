import { Button } from '#web/ui/button.tsx';
import type { LabelProgress } from '#web/workers/label/label-reader.ts';
import { useNamesSoFar } from './use-names-so-far.ts';

/** A step of a reading. `elsewhere`: the server reads it after this phone could not. */
export type ReadingStep = LabelProgress | { readonly stage: 'elsewhere' };

const MEGABYTE = 1_000_000;

const stageWords = (progress: ReadingStep): string => {
  switch (progress.stage) {
    case 'preparing':
      return 'Straightening the lines';
    case 'fetching':
      return `Downloading the label reader, ${(progress.bytes / MEGABYTE).toFixed(1)} MB so far`;
    case 'starting':
      return 'Starting the label reader';
    case 'reading':
      return 'Reading the print';
    case 'elsewhere':
      return 'This phone could not read it. The server is reading the photo';
  }
};

/** Progress of the reading, and the ingredients recognised so far. */
export function ReadingProgress({ progress, onCancel }: { progress: ReadingStep; onCancel: () => void }) {
  const names = useNamesSoFar(progress.stage === 'reading' ? progress.text : '');
  const share = progress.stage === 'reading' ? progress.share : 0;
  const words = stageWords(progress);
  return (
    <div className="mt-4 grid gap-3">
      <p className="strong" role="status">
        {words}
      </p>
      <progress className="label-progress" aria-label={words} {...(share > 0 && { value: share })} />
      <p className="small min-h-10 text-ink-2">
        {names.length > 0 && `${names.length} recognised so far: ${names.slice(-4).join(', ')}`}
      </p>
      <Button variant="secondary" block onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
