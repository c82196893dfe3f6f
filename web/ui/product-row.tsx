import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type DrawingKind, ProductDrawing } from './product-drawing.tsx';
import type { Risk } from './risk/levels.ts';
import { ScoreTag } from './risk/score-tag.tsx';

interface ProductRowProps {
  name: string;
  /** Link target of the row. Without it the row is plain. */
  to?: string | undefined;
  /** One line: "2h ago · Cleaning". Mark states with `state-warning` or `state-high`. */
  meta?: ReactNode;
  /** Null while scrolling too fast to draw it. */
  drawing: DrawingKind | null;
  /** Replaces the drawing, such as a barcode icon for an unknown code. */
  sign?: ReactNode;
  /** Undefined: no tag. */
  risk?: Risk | undefined;
  /** Names of those at home for whom it is CRITICAL. */
  criticalFor?: readonly string[] | undefined;
  /** A menu or switch at the end. */
  actions?: ReactNode;
  /** Props for the `<li>`, such as its position among rows that are not rendered. */
  item?: ComponentProps<'li'> | undefined;
}

/** The content of a product row, inside its list item. */
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

/** A product row: drawing, name, one line of meta, tag. A list item; put it in a {@link PanelList}. */
export const ProductRow = ({ item, ...content }: ProductRowProps) => (
  <li className="row" {...item}>
    <ProductRowContent {...content} />
  </li>
);
