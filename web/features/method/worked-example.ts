import { HAZARD_CLASSES } from '#domain/safety/hazard-classes.ts';
import type { Deduction, DeductionPart, Report } from '#domain/safety/report.ts';

/** One hazard of the explained ingredient: S × exposure × amount. */
export interface HazardLine {
  readonly class: string;
  /** Points of the class before exposure and amount. */
  readonly full: number;
  readonly exposure: number;
  readonly amount: number;
  /** The product of the three. */
  readonly points: number;
  /** The part that counts: all of the largest hazard, 35% of each other. */
  readonly counts: number;
}

/** One step from 100 down to the score. */
export interface Step {
  readonly key: string;
  readonly name: string;
  readonly points: number;
  /** 1, 0.8, 0.64 and so on. */
  readonly factor: number;
  readonly applied: number;
  /** Points left after it. */
  readonly left: number;
}

const FURTHER = 0.35;
const NEXT = 0.8;

/** The first part of each hazard group, which is its largest: a group counts once. */
const counting = (parts: readonly DeductionPart[]): readonly DeductionPart[] =>
  parts.filter((part, at) => parts.findIndex((other) => other.group === part.group) === at);

/** The hazards behind a receipt line, costliest first, with the engine's own numbers. */
export function hazardLines({ parts = [] }: Deduction): readonly HazardLine[] {
  const sorted = [...counting(parts)].sort((a, b) => b.points - a.points);
  return sorted.map((part, at) => ({
    class: part.class,
    full: HAZARD_CLASSES.get(part.class)?.points ?? part.points,
    exposure: part.exposure,
    amount: part.weight,
    points: part.points,
    counts: part.points * (at === 0 ? 1 : FURTHER),
  }));
}

/** The deductions of a report as successive steps. */
export function stepsOf({ deductions }: Report): readonly Step[] {
  let left = 100;
  let factor = 1;
  return deductions.map(({ ingredient, points, applied }, at) => {
    left = Math.max(0, left - applied);
    const step = { key: `${at} ${ingredient}`, name: ingredient, points, factor, applied, left };
    factor *= NEXT;
    return step;
  });
}
