import { useState } from 'react';
import { MistakeSheet } from '#web/mistakes/mistake-sheet.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface NoneFoundProps {
  text: string;
  /** Filters are on: fewer of them may find something. */
  filtered: boolean;
  version: string | null;
  onClear: () => void;
}

const FILTERS_OFF = 'No ingredient fits these filters together.';

/** Nothing fits. With a text, somebody can say that it is missing. */
export function NoneFound({ text, filtered, version, onClear }: NoneFoundProps) {
  const [reporting, setReporting] = useState(false);
  const words = text.trim();
  const report = (
    <Button variant={filtered ? 'quiet' : 'secondary'} onClick={() => setReporting(true)}>
      Report a missing ingredient
    </Button>
  );
  const clear = <Button onClick={onClear}>Clear the filters</Button>;
  return (
    <>
      <EmptyState
        title={words === '' ? 'Nothing fits' : `Nothing known as \u201c${words}\u201d`}
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
