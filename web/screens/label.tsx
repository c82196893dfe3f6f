import { useSearchParams } from 'react-router-dom';
import { LabelPage } from '#web/features/scan/label/label-page.tsx';
import { passPhotoToLabelPage } from '#web/features/scan/label/photo/handed-photo.ts';
import { useShare } from '#web/product-view/use-share.ts';

/** /scan/label, with the scanned code in `?barcode=`, or with `?shared=1` for what another app shared. */
export function Component() {
  const [query] = useSearchParams();
  const share = useShare(query.has('shared'), passPhotoToLabelPage);
  return share && <LabelPage barcode={query.get('barcode') ?? ''} {...share} />;
}
