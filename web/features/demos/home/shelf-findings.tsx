import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { FindingGroup } from '#domain/inventory/hazards/group-findings.ts';
import { type Move, movesApart } from '#domain/inventory/hazards/move-apart.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import { groupWords } from '#web/product-view/finding-words.ts';
import { PairFrame } from '#web/product-view/pair-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import type { JudgedShelfItem } from './findings-of-shelf.ts';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** Number of lines shown until all are requested. */
const FIRST_LINES = 3;

interface ShelfFindingsProps {
  groups: readonly FindingGroup[];
  shelf: readonly JudgedShelfItem[];
  onMove: (move: Move) => void;
}

type PairsGroup = FindingGroup & { readonly first: Extract<FindingGroup['first'], { readonly kind: 'pair' }> };
const isPairs = (group: FindingGroup): group is PairsGroup => group.first.kind === 'pair';

/** Products that must not be kept together, and a button to move one side elsewhere. */
function Pairs({ group, groups, shelf, onMove }: ShelfFindingsProps & { group: PairsGroup }) {
  const { first, sides: several } = group;
  const [one, other] = first.pair.keys;
  const sides = several ?? { one: one === undefined ? [] : [one], other: other === undefined ? [] : [other] };
  const kept = shelf.map(({ item, product }) => ({
    productId: product.id,
    place: item.place,
    category: product.category,
  }));
  const pairs = groups.filter(isPairs).flatMap(({ findings }) => findings.map(({ productIds }) => productIds));
  const move = first.together && first.place !== null ? movesApart(kept, pairs)(sides, first.place) : null;
  const at = (id: string) => shelf.find(({ product }) => product.id === id);
  const onShelf = (id: string) => {
    const found = at(id);
    return {
      key: id,
      name: found?.product.name ?? '',
      place: found?.item.place ?? null,
      drawing: found ? drawingOf(found.product) : ('bottle' as const),
    };
  };
  return (
    <PairFrame
      pair={first.pair}
      sides={[sides.one, sides.other].filter((side) => side.length > 0).map((side) => side.map(onShelf))}
      message={several ? 'Never mix anything on the left with anything on the right.' : first.pair.message}
    >
      {move && (
        <Button
          size="small"
          variant="secondary"
          className="mt-3"
          icon={<ArrowRight strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => onMove(move)}
        >
          {`Move ${list.format(move.productIds.map((id) => at(id)?.product.name ?? ''))} to ${move.to}`}
        </Button>
      )}
    </PairFrame>
  );
}

/** What needs attention on the shelf: the first pair as a drawing, the rest as lines. */
export function ShelfFindings(props: ShelfFindingsProps) {
  const { groups, shelf } = props;
  const [all, setAll] = useState(false);
  const products = new Map(shelf.map(({ product }) => [product.id, product]));
  const [drawn, ...others] = groups.filter(isPairs);
  const lines = groups.filter((group) => !isPairs(group) || others.includes(group));
  return (
    <div className="grid gap-2.5">
      {drawn && <Pairs {...props} group={drawn} />}
      {lines.length > 0 && (
        <PanelList inset={46}>
          {lines.slice(0, all ? lines.length : FIRST_LINES).map((group) => {
            const { title, act } = groupWords(group, products);
            const { severity, kind } = group.first;
            const several = group.findings.length > 1 && kind !== 'pair';
            const names = group.findings.flatMap(({ productIds: [id = ''] }) => products.get(id)?.name ?? []);
            return (
              <li key={group.first.id} className={`shape-row ${LEVEL_CLASS[severity]}`}>
                <SeverityShape level={severity} size={20} />
                <div className="min-w-0">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <h3 className="strong min-w-0 [overflow-wrap:anywhere]">{title}</h3>
                    <span className="warning-severity">{severity}</span>
                  </div>
                  {several && <p className="small text-ink-2">{list.format(names)}</p>}
                  <p className="mt-0.5">{act}</p>
                </div>
              </li>
            );
          })}
        </PanelList>
      )}
      {lines.length > FIRST_LINES && (
        <Button variant="secondary" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${lines.length - FIRST_LINES} more`}
        </Button>
      )}
    </div>
  );
}
