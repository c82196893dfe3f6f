import { useSearchParams } from 'react-router-dom';
import { Scanner } from '#web/features/scan/scanner.tsx';

/** /scan and /scan?mode=shopping. */
export function Component() {
  const [query] = useSearchParams();
  return <Scanner mode={query.get('mode') === 'shopping' ? 'shopping' : 'household'} />;
}
