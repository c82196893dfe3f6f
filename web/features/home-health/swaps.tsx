import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HOME_CATEGORY_LABELS, type HomeCategory } from '#domain/products/category.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import { areaPath, productPath } from '#web/paths.ts';
import { type KnownSwaps, useBestSwaps } from '#web/product-view/use-best-swaps.ts';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { ProductRowContent } from '#web/ui/product-row.tsx';

/** The swaps that raise a category's score most, or a message that none is known. */
export function Swaps({ area, withLink = false }: { area: HomeCategory; withLink?: boolean }) {
  const found = useBestSwaps(area);
  const name = HOME_CATEGORY_LABELS[area];
  if (found === undefined) return <p className="small text-ink-2">Looking for better products for the same use.</p>;
  if (found === null) {
    return (
      <p className="small text-ink-2">No product on this phone for the same use would raise the score for {name}.</p>
    );
  }
  return <Found found={found} name={name} {...(withLink && { to: areaPath(area) })} />;
}

function Found({ found, name, to }: { found: KnownSwaps; name: string; to?: string }) {
  const many = found.swaps.length > 1;
  return (
    <div>
      <p className="mb-2">
        Replace {many ? 'these two' : 'this one'} and{' '}
        {to ? (
          <Link to={to} className="link inline">
            {name}
          </Link>
        ) : (
          name
        )}{' '}
        goes from <b className="num">{found.before}</b> to <b className="num">{found.after}</b>.
      </p>
      <PanelList inset={16} label="Best swaps">
        {found.swaps.map((swap) => (
          <li key={swap.out} className="swap">
            <SwapSide product={found.product(swap.out)} />
            <ArrowRight size={20} strokeWidth={1.9} aria-label="replaced by" className="text-ink-2" />
            <SwapSide product={found.product(swap.into)} score={swap.score} />
          </li>
        ))}
      </PanelList>
    </div>
  );
}

function SwapSide({ product, score }: { product: Product | undefined; score?: number }) {
  if (!product) return null;
  return (
    <span className="swap-side">
      <ProductRowContent
        name={product.name}
        to={productPath(product.id)}
        drawing={drawingOf(product)}
        meta={score === undefined ? 'at home' : `score ${score}`}
      />
    </span>
  );
}
