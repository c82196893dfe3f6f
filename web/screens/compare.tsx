import { useSearchParams } from 'react-router-dom';
import { ComparePage } from '#web/features/compare/compare-page.tsx';

/** /compare, with the ids of the products in `?products=`. */
export function Component() {
  const [query] = useSearchParams();
  return <ComparePage ids={(query.get('products') ?? '').split(',').filter(Boolean)} />;
}
