import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/formats.ts';
import { PanelList } from '#web/ui/frame/panel.tsx';
import type { SearchResult } from '#web/workers/ingredients/search-messages.ts';
import { HitRow, hitMeta } from './hit-row.tsx';

/** Number of results shown at first, and added with each press. */
export const HITS_AT_ONCE = 50;

interface HitListProps {
  result: SearchResult;
  onMore: () => void;
}

/** The ingredients found, closest match first, with the number of those not shown yet. */
export function HitList({ result: { hits, total }, onMore }: HitListProps) {
  const more = total - hits.length;
  return (
    <>
      <PanelList label="Ingredients found" inset={46}>
        {hits.map((hit) => (
          <HitRow key={hit.id} hit={hit} meta={hitMeta(hit)} />
        ))}
      </PanelList>
      {more > 0 && (
        <Button variant="secondary" block className="mt-2.5" onClick={onMore}>
          {`Show ${Math.min(HITS_AT_ONCE, more)} of ${formatCount(more)} more`}
        </Button>
      )}
    </>
  );
}
