import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Finding } from '#domain/inventory/findings.ts';
import type { FindingGroup } from '#domain/inventory/group-findings.ts';
import type { Product } from '#domain/products/product.ts';
import { productPath } from '#web/paths.ts';
import { CitedSource } from '#web/product-view/citation-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { WarningText } from '#web/ui/risk/warning-card.tsx';
import { FindingCard } from './finding-card.tsx';
import type { Marking } from './use-mark.ts';

interface FindingGroupCardProps {
  group: FindingGroup;
  products: ReadonlyMap<string, Product>;
  mark: Marking;
}

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

const whoOf = (finding: Finding): string =>
  finding.kind === 'person' ? list.format([...new Set(finding.warnings.flatMap(({ subject }) => subject ?? []))]) : '';

/** One finding, or several products of which the same is said, in one card (product P2.11.11). */
export function FindingGroupCard({ group: { first, findings }, products, mark }: FindingGroupCardProps) {
  if (findings.length === 1 || first.kind !== 'person') {
    return <FindingCard finding={first} products={products} mark={mark} />;
  }
  const [warning] = first.warnings;
  return (
    <article className={classNames('warning-card', LEVEL_CLASS[first.severity])}>
      <div className="warning-head">
        <h3 className="strong min-w-0 flex-1">{`${findings.length} products are critical for ${whoOf(first)}`}</h3>
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
      <ul className="mt-2 grid gap-1">
        {findings.map(({ id, productIds: [productId = ''], place }) => (
          <li key={id}>
            <Link to={productPath(productId)} className="flex min-h-11 flex-wrap items-center gap-x-2">
              <span className="underline">{products.get(productId)?.name ?? 'A product'}</span>
              {place && <span className="small">{place}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          icon={<Check strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => mark.all(findings, 'resolve')}
        >
          Mark all resolved
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<Clock strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => mark.all(findings, 'snooze')}
        >
          Put all off a week
        </Button>
      </div>
    </article>
  );
}
