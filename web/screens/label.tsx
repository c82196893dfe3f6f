import { useSearchParams } from 'react-router-dom';
import { LabelPage } from '#web/features/scan/label/label-page.tsx';

/** /scan/label, with the scanned code in `?barcode=`. */
export function Component() {
  const [query] = useSearchParams();
  return <LabelPage barcode={query.get('barcode') ?? ''} />;
}
