import { printedCode } from '#domain/products/gtin.ts';
import { Button } from '#web/ui/button.tsx';
import { ScanSheet } from '../result/scan-sheet.tsx';
import type { SearchStep } from './capture-search.ts';
import type { Still } from './use-still.ts';

const STEPS: readonly SearchStep[] = ['plain', 'enhanced', 'middle', 'soft', 'digits', 'server'];

const DOING: Readonly<Record<SearchStep, string>> = {
  plain: 'Looking for bars at every size and angle',
  enhanced: 'Looking again with more contrast and light',
  middle: 'Enlarging the middle of the picture',
  soft: 'Softening the grain',
  digits: 'Reading the digits under the bars',
  server: 'Your server is looking at the picture',
};

/** Shown for a picture that was not read straight away: the steps of a long search, or a choice for the person. */
export function CapturePanel({ still }: { still: Still }) {
  const { state, take, forget } = still;
  if (state.status === 'searching' && state.ai) {
    const words = DOING[state.step];
    const done = STEPS.indexOf(state.step);
    return (
      <ScanSheet label="Searching the picture" onClose={forget}>
        <h2 className="title-2 pr-9">Searching the picture</h2>
        <p className="mt-1.5 text-ink-2">{words}</p>
        <div
          className="progress mt-3"
          role="progressbar"
          aria-label={words}
          aria-valuemin={0}
          aria-valuemax={STEPS.length}
          aria-valuenow={done}
        >
          <b style={{ width: `${(100 * done) / STEPS.length}%` }} />
        </div>
        <p className="caption mt-1 text-ink-2">
          Step {done + 1} of up to {STEPS.length}
        </p>
        <Button variant="secondary" block className="mt-4" onClick={forget}>
          Cancel
        </Button>
      </ScanSheet>
    );
  }
  if (state.status === 'suggested') {
    return (
      <ScanSheet label="Is this the number?" onClose={forget}>
        <h2 className="title-2 pr-9">Is this the number on the pack?</h2>
        <p className="title-1 num mt-3">{printedCode(state.code)}</p>
        <ul className="small mt-2 text-ink-2">
          {state.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        <p className="small mt-2">One wrong digit shows a different product.</p>
        <div className="mt-4 grid gap-2">
          <Button block onClick={() => take(state.code)}>
            Yes, look it up
          </Button>
          <Button variant="secondary" block onClick={forget}>
            No, try again
          </Button>
        </div>
      </ScanSheet>
    );
  }
  if (state.status === 'several') {
    return (
      <ScanSheet label="Several barcodes" onClose={forget}>
        <h2 className="title-2 pr-9">{state.codes.length} barcodes in this picture</h2>
        <p className="mt-1.5 text-ink-2">Which one do you mean?</p>
        <div className="mt-4 grid gap-2">
          {state.codes.map((code) => (
            <Button key={code} variant="secondary" block className="num" onClick={() => take(code)}>
              {printedCode(code)}
            </Button>
          ))}
        </div>
      </ScanSheet>
    );
  }
  return null;
}
