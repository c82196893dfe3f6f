import { useParams } from 'react-router-dom';
import { AreaPage } from '#web/features/home-health/area-page.tsx';

/** /category/:category: one area of the home. */
export function Component() {
  const { category = '' } = useParams();
  return <AreaPage key={category} name={category} />;
}
