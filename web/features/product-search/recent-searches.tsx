import { History } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import './product-search.css';

interface RecentSearchesProps {
  searches: readonly string[];
  onPick: (typed: string) => void;
  onClear: () => void;
}

/** Earlier searches; tapping one searches again. */
export function RecentSearches({ searches, onPick, onClear }: RecentSearchesProps) {
  return (
    <Section title="Recent searches">
      <PanelList label="Recent searches" inset={50}>
        {searches.map((typed) => (
          <li key={typed}>
            <button type="button" className="recent-search" onClick={() => onPick(typed)}>
              <History strokeWidth={1.9} aria-hidden="true" />
              <span className="min-w-0 truncate">{typed}</span>
            </button>
          </li>
        ))}
      </PanelList>
      <Button variant="quiet" size="small" className="mt-2" onClick={onClear}>
        Clear recent searches
      </Button>
    </Section>
  );
}
