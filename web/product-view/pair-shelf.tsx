import { X } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { LongList } from '#web/ui/long-list.tsx';
import { type DrawingKind, ProductDrawing } from '#web/ui/product-drawing.tsx';

/** A product on one side of the cross. */
export interface ShelfProduct {
  readonly key: string;
  readonly name: string;
  readonly place: string | null;
  readonly drawing: DrawingKind;
  /** Link target of its name; plain text without it. */
  readonly to?: string;
}

/** How many products per side are drawn; all are named. */
const DRAWN = 3;

/** Products that must not be mixed, on one shelf: one side, a cross, the other side, and the names below. */
export function PairShelf({ sides }: { sides: readonly (readonly ShelfProduct[])[] }) {
  return (
    <>
      <div className="pair-shelf" aria-hidden="true">
        {sides.map((side, at) => (
          <Fragment key={side[0]?.key ?? at}>
            {at > 0 && <X className="pair-cross" strokeWidth={1.9} />}
            <span className="pair-side" data-many={side.length > 1 || undefined}>
              {side.slice(0, DRAWN).map(({ key, drawing }) => (
                <ProductDrawing key={key} kind={drawing} />
              ))}
            </span>
          </Fragment>
        ))}
      </div>
      <div className="pair-names">
        {sides.map((side, at) => (
          <LongList key={side[0]?.key ?? at} items={side}>
            {({ key, name, place, to }) => (
              <li key={key}>
                {to ? (
                  <Link to={to} className="pair-name">
                    {name}
                  </Link>
                ) : (
                  <p className="strong [overflow-wrap:anywhere]">{name}</p>
                )}
                {place && <p className="small opacity-90">{place}</p>}
              </li>
            )}
          </LongList>
        ))}
      </div>
    </>
  );
}
