import { useSearchParams } from 'react-router-dom';
import { ManualEntryPage } from '#web/features/manual-entry/manual-entry-page.tsx';

/** /scan/manual, with the scanned code in `?barcode=`. */
export function Component() {
  const [query] = useSearchParams();
  return <ManualEntryPage barcode={query.get('barcode') ?? ''} />;
}
