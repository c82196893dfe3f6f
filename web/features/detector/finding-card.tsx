import { Link } from 'react-router-dom';
import type { Finding } from '#domain/inventory/hazards/findings.ts';
import type { FindingGroup } from '#domain/inventory/hazards/group-findings.ts';
import { productPath, recallPath } from '#web/paths.ts';
import type { FoundProduct } from '#web/product-view/check-home.ts';
import { CitedSource } from '#web/product-view/citation-line.tsx';
import { findingWords } from '#web/product-view/finding-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { WarningText } from '#web/ui/risk/warning-card.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import type { FindingActions } from './use-finding-actions.ts';

interface FindingCardProps {
  group: FindingGroup;
  finding: Extract<Finding, { readonly kind: 'person' | 'recall' }>;
  products: ReadonlyMap<string, FoundProduct>;
  mark: FindingActions;
}

/** A recall, or one product that is critical for somebody: what may happen, what to do, and buttons to decide on it. */
export function FindingCard({ group, finding, products, mark }: FindingCardProps) {
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
      {finding.kind === 'person' ? (
        finding.warnings.map((one) => (
          <WarningText
            key={`${one.subject} ${one.ingredient} ${one.message}`}
            message={one.message}
            action={one.action}
            source={<CitedSource source={one.source} />}
          />
        ))
      ) : (
        <WarningText message={finding.recall.message} action={act} />
      )}
      <MarkButtons group={group} mark={mark} />
    </article>
  );
}
