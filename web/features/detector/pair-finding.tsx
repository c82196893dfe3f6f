import { ArrowRight } from 'lucide-react';
import type { Finding } from '#domain/inventory/hazards/findings.ts';
import type { FindingGroup } from '#domain/inventory/hazards/group-findings.ts';
import type { Move } from '#domain/inventory/hazards/move-apart.ts';
import { productPath } from '#web/paths.ts';
import type { FoundProduct } from '#web/product-view/check-home.ts';
import { PairCard, PairFrame } from '#web/product-view/pair-card.tsx';
import type { ShelfProduct } from '#web/product-view/pair-shelf.tsx';
import { Button } from '#web/ui/button.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import type { FindingActions } from './use-finding-actions.ts';

interface PairFindingProps {
  group: FindingGroup;
  finding: Extract<Finding, { readonly kind: 'pair' }>;
  products: ReadonlyMap<string, FoundProduct>;
  /** Which products to move where; null if no move is known, or if they are not kept together. */
  move: Move | null;
  mark: FindingActions;
}

/** Up to this many products are named; more are described by their side. */
const NAMED_AT_MOST = 2;

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** What must not be kept together: two products, or two sides with several, and what to move where. */
export function PairFinding({ group, finding, products, move, mark }: PairFindingProps) {
  const { pair, together, place } = finding;
  const nameOf = (id: string): string => products.get(id)?.name ?? 'A product';
  const drawing = (id: string) => products.get(id)?.drawing ?? 'bottle';
  const moveWords = ({ productIds, to }: Move): string => {
    if (productIds.length <= NAMED_AT_MOST) return `Move ${list.format(productIds.map(nameOf))} to ${to}.`;
    const side = group.sides?.one === productIds ? 'left' : 'right';
    return `Move the ${productIds.length} on the ${side} to ${to}.`;
  };
  const decide = (
    <>
      {together && (
        <p className="mt-3 font-[550]">
          {move ? moveWords(move) : `They’re all in one place: ${place}. Move one side to another place now.`}
        </p>
      )}
      <MarkButtons group={group} mark={mark}>
        {move && (
          <Button
            size="small"
            variant="secondary"
            icon={<ArrowRight strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => mark.move(move)}
          >
            {`Moved to ${move.to}`}
          </Button>
        )}
      </MarkButtons>
    </>
  );
  if (!group.sides) {
    return (
      <PairCard pair={pair} drawings={pair.keys.map(drawing)}>
        {decide}
      </PairCard>
    );
  }
  const placeOf = new Map(
    group.findings.flatMap((one) =>
      one.kind === 'pair' ? one.pair.keys.map((key, at) => [key, one.pair.places[at] ?? null] as const) : [],
    ),
  );
  const onShelf = (key: string): ShelfProduct => ({
    key,
    name: nameOf(key),
    place: together ? null : (placeOf.get(key) ?? null),
    drawing: drawing(key),
    to: productPath(key),
  });
  const { one, other } = group.sides;
  return (
    <PairFrame
      pair={pair}
      sides={[one.map(onShelf), other.map(onShelf)]}
      message="Never mix anything on the left with anything on the right."
    >
      {decide}
    </PairFrame>
  );
}
