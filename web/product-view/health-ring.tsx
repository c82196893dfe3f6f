import { CATEGORY_GOAL, type HomeHealth, healthStatus } from '#domain/inventory/home-health.ts';
import { ShareRing } from '#web/ui/risk/share-ring.tsx';
import { HEALTH_LEVEL } from './health-words.ts';

/** Nine arcs, kitchen first: blue while a category fills up, in its status colour once it is complete. */
export function HealthRing({ health, size }: { health: HomeHealth; size?: number }) {
  const value = health.score === null ? `${health.complete}/${health.categories.length}` : `${health.score}`;
  return (
    <ShareRing
      name={health.score === null ? `${value} categories scored` : `Home health ${value} of 100`}
      value={value}
      caption={health.score === null ? (size ? 'categories scored' : 'scored') : 'of 100'}
      parts={health.categories.map((one) => ({
        key: one.category,
        share: Math.min(1, one.checked / CATEGORY_GOAL),
        level: one.score === null ? 'progress' : HEALTH_LEVEL[healthStatus(one.score)],
      }))}
      {...(size && { size })}
    />
  );
}
