import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface NoKnowledgeProps {
  /** Why the engine failed; null if only the pack is missing. */
  message: string | null;
  onRetry: () => void;
}

/** The knowledge is not available: either not stored while offline, or the worker failed. Two different messages. */
export const NoKnowledge = ({ message, onRetry }: NoKnowledgeProps) => (
  <EmptyState
    title={message === null ? 'Not on this phone yet' : 'The database could not be opened'}
    text={
      message ??
      'The ingredient database is stored when this page is opened with a signal. Without it, nothing can be looked up.'
    }
    action={<Button onClick={onRetry}>Try again</Button>}
  />
);
