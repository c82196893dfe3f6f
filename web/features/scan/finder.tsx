import { Check } from 'lucide-react';

interface FinderProps {
  /** `still` before the camera runs, `looking` while it searches, `hit` once a code was read. */
  state: 'still' | 'looking' | 'hit';
  /** The code that was read, as it stands under the bars. */
  digits: string | null;
}

/** The frame of the viewfinder, wide for the codes of retail. Snaps to the code that was read. */
export function Finder({ state, digits }: FinderProps) {
  return (
    <div className="finder" data-state={state}>
      <i />
      <i />
      <i />
      <i />
      {state === 'looking' && <span className="finder-line" aria-hidden="true" />}
      {digits !== null && (
        <p className="finder-digits">
          <span>
            <Check aria-hidden="true" size={18} strokeWidth={2.2} />
            <span className="sr-only">Barcode read: </span>
            {digits}
          </span>
        </p>
      )}
    </div>
  );
}
