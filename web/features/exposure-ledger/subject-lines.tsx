import { CookingPot, Droplets, type LucideIcon, Wind } from 'lucide-react';
import type { LedgerLine, LedgerOf } from '#domain/exposure-ledger/ledger.ts';
import type { LedgerRoute } from '#domain/exposure-ledger/sources.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { productPath } from '#web/paths.ts';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { SourceBar } from './source-bar.tsx';
import type { LedgerRead } from './use-ledger.ts';

const ROUTE: Readonly<Record<LedgerRoute, { readonly words: string; readonly sign: LucideIcon }>> = {
  eaten: { words: 'Eaten', sign: CookingPot },
  skin: { words: 'On the skin', sign: Droplets },
  breathed: { words: 'Breathed in', sign: Wind },
};

interface LineProps {
  line: LedgerLine;
  read: LedgerRead;
  longest: number;
}

function Routes({ routes }: Pick<LedgerLine, 'routes'>) {
  const [first] = routes;
  if (!first) return null;
  const Sign = ROUTE[first].sign;
  return (
    <span className="small flex items-center gap-1.5 text-ink-2">
      <Sign aria-hidden="true" size={16} strokeWidth={1.9} />
      {routes.map((route) => ROUTE[route].words).join(', ')}
    </span>
  );
}

/** One substance: the number of labels and the routes; expanded, the products. */
function Line({ line, read, longest }: LineProps) {
  const { substance, products, routes } = line;
  const gone = read.swap && products.includes(read.swap.out) ? 1 : 0;
  return (
    <li className="ledger-line">
      <details>
        <summary>
          <span className="flex justify-between gap-3">
            <b className="strong wrap-anywhere">{substance}</b>
            <span className="num strong">
              {products.length}
              <span className="sr-only">{products.length === 1 ? ' source' : ' sources'}</span>
            </span>
          </span>
          <SourceBar count={products.length} gone={gone} longest={longest} />
          <Routes routes={routes} />
        </summary>
        <PanelList label={`${substance} comes from`}>
          {read.home
            .filter(({ product }) => products.includes(product.id))
            .map(({ product, home }) => (
              <ProductRow
                key={product.id}
                name={product.name}
                to={productPath(productSlug(product))}
                drawing={drawingOf(product)}
                meta={home.place}
                risk={shownRisk(home.report)}
              />
            ))}
        </PanelList>
      </details>
    </li>
  );
}

/** Maximum number of substances shown; a home may have hundreds. */
const MOST_LINES = 60;

/** The substances that concern one member of the household, each traceable to its labels. */
export function SubjectLines({ ledger, read }: { ledger: LedgerOf; read: LedgerRead }) {
  const longest = ledger.lines[0]?.products.length ?? 0;
  if (ledger.count === 0) {
    return <p className="mt-6 text-ink-2">Nothing listed was found on the labels that could be read.</p>;
  }
  return (
    <>
      <ul className="panel panel-list mt-4" aria-label="Substances">
        {ledger.lines.slice(0, MOST_LINES).map((line) => (
          <Line key={line.substance} line={line} read={read} longest={longest} />
        ))}
      </ul>
      {ledger.lines.length > MOST_LINES && (
        <p className="small mt-2 text-ink-2">{`${ledger.lines.length - MOST_LINES} more appear on only one or a few labels each.`}</p>
      )}
    </>
  );
}
