import { Link } from 'react-router-dom';
import { subjectsWarnedIn } from '#domain/inventory/hazards/findings.ts';
import type { FindingGroup } from '#domain/inventory/hazards/group-findings.ts';
import type { Move } from '#domain/inventory/hazards/move-apart.ts';
import { productPath } from '#web/paths.ts';
import type { FoundProduct } from '#web/product-view/check-home.ts';
import { CitedSource } from '#web/product-view/citation-line.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LongList } from '#web/ui/long-list.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { WarningText } from '#web/ui/risk/warning-card.tsx';
import { DateFindings } from './date-findings.tsx';
import { FindingCard } from './finding-card.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { PairFinding } from './pair-finding.tsx';
import type { FindingActions } from './use-finding-actions.ts';

interface FindingGroupCardProps {
  group: FindingGroup;
  products: ReadonlyMap<string, FoundProduct>;
  move: Move | null;
  mark: FindingActions;
}

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** One finding, or several products with the same finding, in one card (product P2.11.11). */
export function FindingGroupCard({ group, products, move, mark }: FindingGroupCardProps) {
  const { first, findings } = group;
  if (first.kind === 'pair') {
    return <PairFinding group={group} finding={first} products={products} move={move} mark={mark} />;
  }
  if (first.kind === 'date') return <DateFindings group={group} products={products} mark={mark} />;
  if (first.kind === 'recall' || findings.length === 1) {
    return <FindingCard group={group} finding={first} products={products} mark={mark} />;
  }
  const [warning] = first.warnings;
  return (
    <article className={classNames('warning-card', LEVEL_CLASS[first.severity])}>
      <div className="warning-head">
        <h3 className="strong min-w-0 flex-1">
          {`${findings.length} products are critical for ${list.format(subjectsWarnedIn(first))}`}
        </h3>
        <span className="warning-severity">
          <SeverityShape level={first.severity} />
          {first.severity}
        </span>
      </div>
      {warning && (
        <WarningText
          message={warning.message}
          action={warning.action}
          source={<CitedSource source={warning.source} />}
        />
      )}
      <LongList className="mt-2 grid" items={findings}>
        {({ id, productIds: [productId = ''], place }) => (
          <li key={id}>
            <Link to={productPath(productId)} className="flex min-h-11 flex-wrap items-center gap-x-2">
              <span className="underline">{products.get(productId)?.name ?? 'A product'}</span>
              {place && <span className="small">{place}</span>}
            </Link>
          </li>
        )}
      </LongList>
      <MarkButtons group={group} mark={mark} />
    </article>
  );
}
