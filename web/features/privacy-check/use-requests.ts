import { useEffect, useState } from 'react';

/** A request that this page made. */
export interface Made {
  readonly key: string;
  readonly url: URL;
  readonly bytes: number;
}

const read = (): readonly Made[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .map((entry, at) => ({ key: `${at} ${entry.name}`, url: new URL(entry.name), bytes: entry.transferSize }));

/** Every request made by this page, as recorded by the browser. The list grows while it is shown. */
export function useRequests(): readonly Made[] {
  const [made, setMade] = useState(read);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setMade(read()));
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return made;
}
