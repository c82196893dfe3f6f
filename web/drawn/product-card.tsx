import { publicProductPath } from '#domain/open-pages/addresses.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { RiskChip } from '../ui/risk/risk-chip.tsx';
import { ScoreRing } from '../ui/risk/score-ring.tsx';
import { identifiedWords } from '../words/confidence-words.ts';

interface ProductCardProps {
  product: Product;
  report: Report;
  origin: string;
}

/** A product card for an iframe on another site. The whole card links to the product's page here. */
export function ProductCard({ product, report, origin }: ProductCardProps) {
  const risk = shownRisk(report);
  return (
    <main id="content" className="open-card">
      <a href={origin + publicProductPath(product)} target="_blank" rel="noopener">
        {risk.score !== null && <ScoreRing risk={risk} size="styled" />}
        <span>
          <h1>{product.name}</h1>
          <RiskChip level={risk.level} small />
          <span className="small num">{identifiedWords(risk.known, risk.total)}</span>
          <span className="small">Reasons and sources: Safeshelf</span>
        </span>
      </a>
    </main>
  );
}
