import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ServerAnswer } from './use-server-answer.ts';

interface AskedViewProps<T> {
  asked: ServerAnswer<T>;
  again: () => void;
  children: (value: T) => ReactNode;
}

/** Shows a server answer: a placeholder while loading, the reason it failed with a retry button, or the content. */
export function ServerAnswerView<T>({ asked, again, children }: AskedViewProps<T>) {
  if (asked.state === 'there') return children(asked.value);
  if (asked.state === 'asking') return <Skeleton className="h-14" />;
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-[min(16ch,100%)] flex-1 text-ink-2">{asked.message}</p>
      <Button size="small" variant="secondary" onClick={again}>
        Try Again
      </Button>
    </div>
  );
}
