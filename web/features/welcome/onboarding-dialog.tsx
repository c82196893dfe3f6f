import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CATEGORY_GOAL } from '#domain/inventory/home-health.ts';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { StepBars } from '#web/ui/frame/step-bars.tsx';
import { useToasts } from '#web/ui/frame/toast.ts';
import { ScanMark } from '#web/ui/scan-mark.tsx';

const STEPS = [
  {
    title: 'Scan what’s at home',
    text: 'Point the camera at a barcode. You see a score out of 100, why it is that score, and what matters for the people and pets you live with.',
  },
  {
    title: `${CATEGORY_GOAL} products complete a category`,
    text: `Your home has ${HOME_CATEGORIES.length} categories. Each shows how it’s doing once ${CATEGORY_GOAL} of its products are checked, and your home gets its score when all are complete.`,
  },
  {
    title: 'Start with one product',
    text: 'Take something from under the sink: cleaning products have the most warnings. You can scan without a signal too. Anything your phone doesn’t know is looked up later.',
  },
] as const;

/** The nine categories, each with its progress, which is still zero. */
const Categories = () => (
  <ul className="grid grid-cols-3 gap-2 max-[339px]:grid-cols-2">
    {HOME_CATEGORIES.map((category) => (
      <li key={category} className="rounded-control bg-surface-2 px-2.5 py-2">
        <span className="small-strong block wrap-anywhere">{HOME_CATEGORY_LABELS[category]}</span>
        <span className="caption num text-ink-2">0/{CATEGORY_GOAL}</span>
      </li>
    ))}
  </ul>
);

/** What the app is for, in three steps, for a household that has nothing at home yet (product P2.3.4). */
export function OnboardingDialog({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) text.current?.focus();
    shown.current = at;
  }, [at]);
  const step = STEPS[at] ?? STEPS[0];
  const last = at === STEPS.length - 1;
  const scan = () => {
    onDone();
    void navigate(paths.scan);
  };
  return (
    <Dialog
      open
      onClose={onDone}
      title={step.title}
      actions={
        last ? (
          <>
            <Button block icon={<ScanMark />} onClick={scan}>
              Scan Your First Product
            </Button>
            <Button block variant="secondary" onClick={onDone}>
              Look around first
            </Button>
          </>
        ) : (
          <>
            <Button
              block
              onClick={() => {
                // A toast left over from the questionnaire would cover the next title.
                useToasts.getState().clear();
                setAt(at + 1);
              }}
            >
              Next
            </Button>
            <Button block variant="quiet" onClick={onDone}>
              Skip
            </Button>
          </>
        )
      }
    >
      <p ref={text} tabIndex={-1} className="text-ink-2 outline-none">
        <span className="sr-only">{step.title}. </span>
        {step.text}
      </p>
      {at === 1 && (
        <div className="mt-4">
          <Categories />
        </div>
      )}
      <div className="mt-4">
        <StepBars step={at + 1} of={STEPS.length} />
      </div>
    </Dialog>
  );
}
