import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type DrawingKind, ProductDrawing } from './product-drawing.tsx';
import type { Risk } from './risk/levels.ts';
import { ScoreTag } from './risk/score-tag.tsx';

interface ProductRowProps {
  name: string;
  /** Where the row leads. Without it the row is plain. */
  to?: string | undefined;
  /** One line: "2h ago · Cleaning". Words of state in `state-warning` or `state-high`. */
  meta?: ReactNode;
  /** Null while there is no time to draw it. */
  drawing: DrawingKind | null;
  /** Replaces the drawing, such as a barcode sign for an unknown code. */
  sign?: ReactNode;
  /** Undefined: no tag. */
  risk?: Risk | undefined;
  /** Names of those at home for whom it is CRITICAL. */
  criticalFor?: readonly string[] | undefined;
  /** A menu or switch at the end. */
  actions?: ReactNode;
  /** What the list adds to its item, such as its place among rows that are not drawn. */
  item?: ComponentProps<'li'> | undefined;
}

/** What a row of a product shows, within its list item. */
export function ProductRowContent({
  name,
  to,
  meta,
  drawing,
  sign,
  risk,
  criticalFor,
  actions,
}: Omit<ProductRowProps, 'item'>) {
  return (
    <>
      <span className="thumb">
        {sign ? <span className="thumb-sign">{sign}</span> : drawing && <ProductDrawing kind={drawing} />}
      </span>
      <span className="min-w-0 flex-1">
        {to ? (
          <Link to={to} className="row-link">
            <span className="row-name">{name}</span>
          </Link>
        ) : (
          <span className="row-name">{name}</span>
        )}
        {meta && <span className="row-meta block">{meta}</span>}
      </span>
      {risk && <ScoreTag risk={risk} criticalFor={criticalFor} />}
      {actions && <span className="relative z-10 -mr-1 flex-none">{actions}</span>}
    </>
  );
}

/** A product on its shelf: drawing, name, one line of meta, tag. A list item; put it in a {@link PanelList}. */
export const ProductRow = ({ item, ...content }: ProductRowProps) => (
  <li className="row" {...item}>
    <ProductRowContent {...content} />
  </li>
);
