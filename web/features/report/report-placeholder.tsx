import { Skeleton } from '#web/ui/skeleton.tsx';
import { ScoreFrame } from './score/score-panel.tsx';

/** Outline of a report that is not ready yet, with the current stage in words. */
export function ReportPlaceholder({ stage }: { stage: string | null }) {
  return (
    <div className="mt-[18px]" aria-busy="true">
      <ScoreFrame ring={<Skeleton className="size-[8.75rem] flex-none rounded-full" />}>
        <Skeleton className="h-7 w-32" />
        <Skeleton className="mt-2 h-5 w-40" />
        <Skeleton className="mt-2 h-4 w-36" />
      </ScoreFrame>
      <p className="small mt-3 text-ink-2" role="status">
        {stage}
      </p>
    </div>
  );
}

/** Outline of the product identity above it. @param name of the product, if the link to this page passed it */
export function IdentityPlaceholder({ name }: { name: string | null }) {
  return (
    <div className="flex items-center gap-4" aria-hidden="true">
      <Skeleton className="thumb-large flex-none" />
      <div className="flex-1">
        {name === null ? (
          <Skeleton className="h-6 w-3/4" />
        ) : (
          <p className="title-1 text-2xl/[1.8125rem] [overflow-wrap:anywhere]">{name}</p>
        )}
        <Skeleton className="mt-2 h-4 w-1/2" />
      </div>
    </div>
  );
}
