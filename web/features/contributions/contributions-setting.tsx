import { PackageCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { OpenRow } from '#web/ui/open-row.tsx';

const ContributionsSheet = lazy(async () => ({
  default: (await import('./contributions-sheet.tsx')).ContributionsSheet,
}));

/** What the person offered to the catalogue of their server: whether, and what became of it. */
export function ContributionsSetting() {
  const [open, setOpen] = useState(false);
  return (
    <OpenRow
      Icon={PackageCheck}
      title="Products you entered"
      meta="Whether others may see them, and what became of them"
      onOpen={() => setOpen(true)}
    >
      {open && (
        <Suspense>
          <ContributionsSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenRow>
  );
}
