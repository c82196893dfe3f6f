import { drawingOf } from '#domain/products/drawing.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { assessedAs, lowestOf, productMeta } from '../features/report/report-words.ts';
import { productPath } from '../paths.ts';
import { ReceiptPanel } from '../product-view/receipt-panel.tsx';
import { Section } from '../ui/frame/page.tsx';
import { ProductDrawing } from '../ui/product-drawing.tsx';
import { RISK_WORD } from '../ui/risk/levels.ts';
import { brandWords } from '../words/brand-words.ts';
import { identifiedWords } from '../words/confidence-words.ts';
import { EmbedCode } from './embed-code.tsx';
import { OpenFrame, TryIt } from './open-frame.tsx';
import { Ingredients, Metrics, Verdict, Warnings } from './product-report.tsx';

interface ProductPageProps {
  product: Product;
  report: Report;
  embedOrigin: string | null;
}

/** "score 48 of 100, moderate", or why there is no score. */
function verdictWords(report: Report): string {
  const { score, level } = shownRisk(report);
  const word = RISK_WORD[level].toLowerCase();
  if (score !== null) return `score ${score} of 100, ${word}`;
  return report.score === null ? 'no score, its ingredients are not known' : 'not enough known for a score';
}

const known = (report: Report): string => {
  const { known: found, total } = shownRisk(report);
  return identifiedWords(found, total);
};

/** The title of a product's page. */
export const productTitle = ({ product, report }: Pick<ProductPageProps, 'product' | 'report'>): string =>
  `${product.name}: ${verdictWords(report)} · Safeshelf`;

/** The description for search engines and messengers, unique to each product. */
export const productDescription = ({ product, report }: Pick<ProductPageProps, 'product' | 'report'>): string => {
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  const code = gtin === null ? product.id : printedCode(gtin);
  return `${product.name}, ${brandWords(product.brand)}, ${code}: ${verdictWords(report)}. ${known(report)}. Warnings, and every point with its published source.`;
};

/** A product's public page: its facts, its score with the receipt, and who is warned. */
export function ProductPage({ product, report, embedOrigin }: ProductPageProps) {
  const gtin = product.gtin === null ? null : storedGtin(product.gtin);
  const judged = report.score !== null;
  const { score } = shownRisk(report);
  return (
    <OpenFrame>
      <div className="open-columns">
        <div>
          <div className="flex flex-wrap items-center gap-4">
            <span className="thumb thumb-large">
              <ProductDrawing kind={drawingOf(product)} />
            </span>
            <div className="min-w-[min(10rem,100%)] flex-1">
              <h1 className="title-1 text-2xl/[1.8125rem] [overflow-wrap:anywhere]">{product.name}</h1>
              <p className="small mt-0.5 text-ink-2">{productMeta(product)}</p>
              {gtin && <p className="caption num text-ink-3">{printedCode(gtin)}</p>}
              {product.sample && <p className="caption text-ink-2">A made-up sample</p>}
            </div>
          </div>
          <div className="mt-4">
            <Verdict report={report} />
          </div>
          {report.candidateTypes.length > 1 && (
            <p className="small mt-3 text-ink-2">{lowestOf(report.candidateTypes)}</p>
          )}
          {!judged && (
            <p className="mt-4 text-ink-2">
              {product.ingredientsText === null
                ? 'Its ingredient list is not known, so nothing about it has been checked.'
                : 'None of these ingredients are known here: that is neither a good sign nor a bad one.'}
            </p>
          )}
          {judged && (
            <Section title="Four metrics" aside="0 to 100, higher is better">
              <Metrics report={report} />
              <p className="small mt-3 text-ink-2">{assessedAs(report.productType)}</p>
            </Section>
          )}
          <TryIt
            words="This page knows nothing of your home. With an account you see what it means for your child, your cat or an allergy."
            signedIn={{ to: productPath(productSlug(product)), name: 'See it for your household' }}
          />
        </div>
        <div>
          {report.warnings.length > 0 && (
            <Section title="For anyone" className="max-lg:mt-8 lg:mt-0">
              <Warnings report={report} />
            </Section>
          )}
        </div>
        <div>
          {judged && (
            <Section
              title={score === null ? 'What is known: the receipt' : `Why ${score}? The receipt`}
              className="max-lg:mt-8 lg:mt-0"
            >
              <ReceiptPanel report={report} />
            </Section>
          )}
        </div>
      </div>
      {report.ingredients.length > 0 && (
        <Section title="Ingredients" aside={`${report.ingredients.length}, highest concern first`}>
          <Ingredients report={report} />
        </Section>
      )}
      {embedOrigin !== null && <EmbedCode product={product} origin={embedOrigin} />}
      <p className="caption mt-5 text-ink-3">
        {`Facts from ${product.source.name}, ${product.source.date}. Engine ${report.versions.engine}, knowledge ${report.versions.knowledge}. A missing warning means that nothing was found in the sources checked. It is not a statement of safety.`}
      </p>
    </OpenFrame>
  );
}
