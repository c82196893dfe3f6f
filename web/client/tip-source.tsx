import { BookOpen, UserRound } from 'lucide-react';
import { EntryText } from './entry-text.tsx';

/** A tip's source. @param source as its author typed it; empty for own experience */
export function TipSource({ source }: { source: string }) {
  const Icon = source === '' ? UserRound : BookOpen;
  return (
    <div className="small mt-2 flex items-start gap-2 text-ink-2">
      <Icon size={18} strokeWidth={1.9} aria-hidden="true" className="mt-px flex-none" />
      <div className="min-w-0">
        {source === '' ? <p>Own experience, no source given</p> : <EntryText text={source} />}
      </div>
    </div>
  );
}
