import { memo, useState } from 'react';
import type { FindingGroup, Heading } from '#domain/inventory/hazards/group-findings.ts';
import type { Move } from '#domain/inventory/hazards/move-apart.ts';
import { useIncrementalCount } from '#web/browser/use-incremental-count.ts';
import { APART_HEADING, NO_PLACE_HEADING } from '#web/product-view/arrange-findings.ts';
import type { HomeCheck } from '#web/product-view/check-home.ts';
import { PlaceDrawing } from '#web/product-view/place-drawing.tsx';
import { Button } from '#web/ui/button.tsx';
import { FindingGroupCard } from './finding-group.tsx';
import type { FindingActions } from './use-finding-actions.ts';

/** Cards shown at first, most urgent first: a home with two thousand products may have as many. */
const SHOWN_AT_ONCE = 20;
/** Each card renders in a task of its own, the first one after the plan of the home above. */
const DRAWN_AT_ONCE = 1;

const Card = memo(FindingGroupCard);

interface ByPlaceProps {
  headings: readonly Heading[];
  found: HomeCheck;
  moveOf: (group: FindingGroup) => Move | null;
  mark: FindingActions;
}

/** Findings by place, the place with the most urgent finding first. */
export function ByPlace({ headings, found, moveOf, mark }: ByPlaceProps) {
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const all = headings.reduce((sum, { groups }) => sum + groups.length, 0);
  const drawn = useIncrementalCount(Math.min(most, all), DRAWN_AT_ONCE, 0);
  let left = drawn;
  return (
    <>
      {headings.map(({ title, groups }, at) => {
        const shown = groups.slice(0, Math.max(left, 0));
        left -= groups.length;
        if (shown.length === 0) return null;
        return (
          <section key={title} className="finding-place">
            <h3 className="title-3 flex items-center gap-3">
              {title !== APART_HEADING && title !== NO_PLACE_HEADING && (
                <PlaceDrawing place={title} className="h-9 w-12 flex-none" />
              )}
              <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
            </h3>
            <div className="finding-list" data-first={at === 0 || undefined}>
              {shown.map((group) => (
                <Card key={group.first.id} group={group} products={found.products} move={moveOf(group)} mark={mark} />
              ))}
            </div>
          </section>
        );
      })}
      {all > most && (
        <Button variant="secondary" block className="mt-4" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          Show {Math.min(SHOWN_AT_ONCE, all - most)} more of {all}
        </Button>
      )}
    </>
  );
}
