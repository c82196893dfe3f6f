import { useState } from 'react';
import { MistakeSheet } from '#web/mistakes/mistake-sheet.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface NoneFoundProps {
  text: string;
  /** Whether filters are set: with fewer of them, something may be found. */
  filtered: boolean;
  version: string | null;
  onClear: () => void;
}

const FILTERS_OFF = 'No ingredient matches all these filters.';

/** Shown if nothing matches. With a search text, the missing ingredient can be reported. */
export function NoneFound({ text, filtered, version, onClear }: NoneFoundProps) {
  const [reporting, setReporting] = useState(false);
  const words = text.trim();
  const report = (
    <Button variant={filtered ? 'quiet' : 'secondary'} onClick={() => setReporting(true)}>
      Report a missing ingredient
    </Button>
  );
  const clear = <Button onClick={onClear}>Clear filters</Button>;
  return (
    <>
      <EmptyState
        title={words === '' ? 'No matches' : `Nothing known as \u201c${words}\u201d`}
        text={filtered ? FILTERS_OFF : 'Not in the sources checked. Unknown does not mean harmless.'}
        action={filtered ? clear : report}
        {...(filtered && words !== '' && { quiet: report })}
      />
      <MistakeSheet
        open={reporting}
        onClose={() => setReporting(false)}
        kinds={['missing_ingredient', 'other']}
        text={words}
        about={{
          product: null,
          ingredient: words === '' ? null : { id: null, name: words.slice(0, 300), raw: null },
          versions: null,
        }}
      />
      {version !== null && <p className="caption mt-6 text-center text-ink-3">{`Searched in knowledge ${version}`}</p>}
    </>
  );
}
