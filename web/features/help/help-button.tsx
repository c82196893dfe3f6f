import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOutOfTheWay } from './use-out-of-the-way.ts';
import './help.css';

const HelpSheet = lazy(async () => ({ default: (await import('./help-sheet.tsx')).HelpSheet }));

/** The floating help button and its sheet. The notification of an answer opens the sheet too (product P2.4.3). */
export function HelpButton() {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useSearchParams();
  const button = useRef<HTMLButtonElement>(null);
  useOutOfTheWay(button);
  const asked = search.get('help');
  const close = () => {
    setOpen(false);
    if (asked === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('help');
    setSearch(rest, { replace: true });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="help-button"
        aria-label="Help"
        title="Help"
        onClick={() => setOpen(true)}
      >
        <CircleQuestionMark strokeWidth={1.9} aria-hidden="true" />
      </button>
      {(open || asked !== null) && (
        <Suspense>
          <HelpSheet asked={asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
