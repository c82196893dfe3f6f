import type { CSSProperties } from 'react';
import { type DrawingKind, ProductDrawing } from '#web/ui/product-drawing.tsx';
import { LEVEL_CLASS, type RiskLevel } from '#web/ui/risk/levels.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';

interface Place {
  readonly kind: DrawingKind;
  readonly level: RiskLevel;
  readonly word: string;
  /** Width of the drawing in pixels on a phone. */
  readonly width: number;
}

// The whole scale, one level under each product: a picture of the labels, not a verdict on anything.
const SHELVES: readonly (readonly Place[])[] = [
  [
    { kind: 'jar', level: 'MINIMAL', word: 'Minimal', width: 100 },
    { kind: 'spray', level: 'MODERATE', word: 'Moderate', width: 108 },
    { kind: 'gum', level: 'LOW', word: 'Low', width: 92 },
  ],
  [
    { kind: 'jug', level: 'VERY_HIGH', word: 'Very high', width: 108 },
    { kind: 'dropper', level: 'HIGH', word: 'High', width: 96 },
    { kind: 'box', level: 'UNKNOWN', word: 'No score', width: 100 },
  ],
];

/** Two shelves with their shelf-edge labels. */
export function Shelf() {
  return (
    <figure
      role="img"
      aria-label="Two shelves of household products. Each has a label below it: minimal, low, moderate, high and very high risk, and no score."
    >
      {SHELVES.map((places) => (
        <div key={places[0]?.kind} className="landing-shelf" aria-hidden="true">
          {places.map(({ kind, level, word, width }) => (
            <div key={kind} className="landing-place" style={{ '--w': `${width}px` } as CSSProperties}>
              <ProductDrawing kind={kind} className="h-auto w-full" />
              <span className={`shelf-label ${LEVEL_CLASS[level]}`}>
                <RiskShape level={level} />
                {word}
              </span>
            </div>
          ))}
        </div>
      ))}
    </figure>
  );
}
