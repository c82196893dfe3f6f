import { Fragment, isValidElement, type ReactNode } from 'react';
import type { PrintedDrawing, PrintedStroke } from '#domain/printing/printed-report.ts';
import { scoreParts } from '../ui/risk/ring-geometry.ts';
import { SHAPES, type ShapeName } from '../ui/risk/shapes.tsx';

type Props = Readonly<Record<string, unknown>>;

const text = (props: Props, name: string): string | null => {
  const value = props[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** Turns a circle into a path: SVG has an element for circles, a printed document does not. */
function circle(props: Props): string {
  const [x = 0, y = 0, r = 0] = ['cx', 'cy', 'r'].map((name) => Number(text(props, name)));
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The two colours of a shape: its own, and that of a mark on it. */
export interface ShapeColours {
  readonly fill: string;
  readonly on: string;
}

function strokesOf(node: ReactNode, around: Props, colours: ShapeColours): PrintedStroke[] {
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => strokesOf(one, around, colours));
  if (!isValidElement<Props & { readonly children?: ReactNode }>(node)) return [];
  const props: Props = { ...around, ...node.props };
  if (node.type === 'g' || node.type === Fragment) return strokesOf(node.props.children, props, colours);
  const path = node.type === 'circle' ? circle(props) : text(props, 'd');
  if (path === null) throw new Error(`A shape contains something no document can draw: ${String(node.type)}`);
  // The classes of web/ui/styles/levels.css: a mark is a line in the second colour, its dot a filled area.
  const mark = text(props, 'className');
  const colour = (name: 'fill' | 'stroke'): string | null =>
    text(props, name) === 'currentColor' ? colours.fill : null;
  const dash = text(props, 'strokeDasharray')?.split(' ').map(Number);
  return [
    {
      path,
      fill: mark === 'mark-dot' ? colours.on : mark === 'mark' ? null : colour('fill'),
      stroke: mark === 'mark' ? colours.on : colour('stroke'),
      width: Number(text(props, 'strokeWidth') ?? 0),
      dash: dash ? [dash[0] ?? 1, dash[1] ?? 1] : null,
    },
  ];
}

/** A shape of the risk scale for a document without SVG elements or styles. */
export const flatShape = (name: ShapeName, colours: ShapeColours): PrintedDrawing => ({
  box: 16,
  strokes: strokesOf(SHAPES[name], {}, colours),
});

/** The ring of a score, without its number. @param provisional draws the unfilled part dotted */
export const flatRing = (score: number, fill: string, track: string, provisional: boolean): PrintedDrawing => ({
  box: 120,
  strokes: scoreParts(score).flatMap((part): PrintedStroke[] => [
    ...(part.full
      ? []
      : [
          {
            path: part.track,
            fill: null,
            stroke: track,
            width: provisional ? 6 : 10,
            dash: provisional ? ([0.1, 12] as const) : null,
          },
        ]),
    ...(part.fill ? [{ path: part.fill, fill: null, stroke: fill, width: 10, dash: null }] : []),
  ]),
});
