import { Check, Clock, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Finding } from '#domain/inventory/findings.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import { productPath, recallPath } from '#web/paths.ts';
import { CitedSource } from '#web/product-view/citation-line.tsx';
import { findingWords } from '#web/product-view/finding-words.ts';
import { PairCard } from '#web/product-view/pair-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { WarningText } from '#web/ui/risk/warning-card.tsx';
import type { Marking } from './use-mark.ts';

interface FindingCardProps {
  finding: Finding;
  products: ReadonlyMap<string, Product>;
  mark: Marking;
}

/** One finding: what may happen, what to do now, and what the household decides about it. */
export function FindingCard({ finding, products, mark }: FindingCardProps) {
  const actions = <Actions finding={finding} mark={mark} />;
  if (finding.kind === 'pair') {
    const drawings = finding.productIds.map((id) => {
      const product = products.get(id);
      return product ? drawingOf(product) : 'bottle';
    });
    return (
      <PairCard pair={finding.pair} drawings={drawings}>
        {finding.together && (
          <p className="mb-3 font-[550]">
            Both stand in one place: {finding.place}. Move one of them to another place now.
          </p>
        )}
        {actions}
      </PairCard>
    );
  }
  const { title, act } = findingWords(finding, products);
  const [id = ''] = finding.productIds;
  return (
    <article className={classNames('warning-card', LEVEL_CLASS[finding.severity])}>
      <div className="warning-head">
        <h3 className="strong min-w-0 flex-1">
          <Link to={finding.kind === 'recall' ? recallPath(finding.recall.id) : productPath(id)}>{title}</Link>
        </h3>
        <span className="warning-severity">
          <SeverityShape level={finding.severity} />
          {finding.severity}
        </span>
      </div>
      {finding.place && <p className="small mt-0.5">{finding.place}</p>}
      {finding.kind === 'person' &&
        finding.warnings.map((one) => (
          <WarningText
            key={`${one.subject} ${one.ingredient} ${one.message}`}
            message={one.message}
            action={one.action}
            source={<CitedSource source={one.source} />}
          />
        ))}
      {finding.kind === 'date' && <WarningText message={act} />}
      {finding.kind === 'recall' && <WarningText message={finding.recall.message} action={act} />}
      <div className="mt-3">{actions}</div>
    </article>
  );
}

function Actions({ finding, mark }: { finding: Finding; mark: Marking }) {
  return (
    <div className="flex flex-wrap gap-2">
      {finding.kind === 'date' && (
        <Button
          size="small"
          variant="secondary"
          icon={<Trash2 strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => mark.throwAway(finding.itemId)}
        >
          It is gone
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        icon={<Check strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => mark.resolve(finding)}
      >
        Mark resolved
      </Button>
      <Button
        size="small"
        variant="secondary"
        icon={<Clock strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => mark.snooze(finding)}
      >
        Put off a week
      </Button>
    </div>
  );
}
