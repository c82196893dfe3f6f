import { PackageCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { OpenRow } from '#web/ui/open-row.tsx';

const ContributionsSheet = lazy(async () => ({
  default: (await import('./contributions-sheet.tsx')).ContributionsSheet,
}));

/** Opens the person's contributions to the server's catalogue: on or off, and their outcomes. */
export function ContributionsSetting() {
  const [open, setOpen] = useState(false);
  return (
    <OpenRow
      Icon={PackageCheck}
      title="Products you entered"
      meta="Whether others can see them, and their status"
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
