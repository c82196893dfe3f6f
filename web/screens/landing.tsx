import { useEffect } from 'react';
import { Landing } from '#web/features/landing/landing.tsx';

export function Component() {
  useEffect(() => {
    document.title = 'Safeshelf';
  }, []);
  return <Landing />;
}
