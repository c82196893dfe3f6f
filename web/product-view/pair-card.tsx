import { BookOpenText, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { DrawingKind } from '#web/ui/product-drawing.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { CitedSource } from './citation-line.tsx';
import { PairShelf, type ShelfProduct } from './pair-shelf.tsx';
import './pair-card.css';

interface PairFrameProps {
  pair: Interaction;
  /** The products on each side of the cross. */
  sides: readonly (readonly ShelfProduct[])[];
  /** Why they must not be mixed. */
  message: string;
  children?: ReactNode;
}

/**
 * Products that must never be mixed, on one shelf with a cross between the sides: the result, what to do, the source.
 */
export function PairFrame({ pair, sides, message, children }: PairFrameProps) {
  return (
    <article className={classNames('warning-card', LEVEL_CLASS[pair.severity])}>
      <p className="warning-severity">
        <SeverityShape level={pair.severity} />
        {pair.severity}
      </p>
      <PairShelf sides={sides} />
      <h3 className="title-3 mt-3">{`Together: ${pair.result}`}</h3>
      <p className="mt-1">{message}</p>
      <p className="warning-act">
        <Hand size={20} strokeWidth={1.9} aria-hidden="true" />
        <span>
          <span className="sr-only">What to do: </span>
          {pair.action}
        </span>
      </p>
      <p className="warning-source">
        <BookOpenText size={16} strokeWidth={1.9} aria-hidden="true" />
        <span>
          <span className="sr-only">Source: </span>
          <CitedSource source={pair.source} />
        </span>
      </p>
      {children}
    </article>
  );
}

interface PairCardProps {
  pair: Interaction;
  /** The drawings of its products, in the same order. */
  drawings: readonly DrawingKind[];
  children?: ReactNode;
}

/** Two products that must never be mixed. */
export function PairCard({ pair, drawings, children }: PairCardProps) {
  const sides = pair.keys.map((key, at) => [
    { key, name: pair.products[at] ?? '', place: pair.places[at] ?? null, drawing: drawings[at] ?? 'bottle' },
  ]);
  return (
    <PairFrame pair={pair} sides={sides} message={pair.message}>
      {children && <div className="mt-3">{children}</div>}
    </PairFrame>
  );
}
