import { FlaskConical, type LucideIcon, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { riskLabel } from '#domain/safety/labels.ts';
import type { Severity } from '#domain/safety/vocabulary.ts';
import { SYMBOL } from '../ui/logo.tsx';
import { scoreParts } from '../ui/risk/ring-geometry.ts';
import { SHAPES } from '../ui/risk/shapes.tsx';
import { LEVEL_DRAWINGS, type Look, onFill } from './level-drawings.ts';

/** A preview picture: its file name, and its content as an SVG of 1200 by 630. */
interface Preview {
  readonly name: string;
  readonly svg: string;
}

// Digits as strokes in a box of 60 by 100, because a server may have no fonts.
const DIGITS = [
  'M30 5C12 5 8 25 8 50s4 45 22 45 22-20 22-45S48 5 30 5z',
  'M14 24L34 6v88',
  'M9 28C9 14 18 5 31 5s21 9 21 21c0 20-30 38-43 68h44',
  'M10 20C14 10 21 5 30 5c13 0 21 8 21 20 0 13-9 21-23 21 15 0 25 9 25 24 0 15-10 25-24 25-11 0-18-6-22-15',
  'M40 94V6L6 70h48',
  'M49 6H16l-4 38c5-4 11-6 18-6 14 0 24 11 24 28 0 18-11 29-26 29-10 0-17-5-21-14',
  'M46 12C41 7 36 5 31 5 15 5 8 26 8 52c0 28 8 43 23 43 14 0 22-12 22-28 0-17-9-27-21-27-11 0-20 7-24 18',
  'M8 6h45L23 94',
  'M30 45c-12 0-19-8-19-20S19 5 30 5s19 8 19 20-7 20-19 20zm0 0C17 45 8 55 8 70s9 25 22 25 22-10 22-25-9-25-22-25z',
  'M14 88c5 5 10 7 15 7 16 0 23-21 23-47C52 20 44 5 29 5 15 5 7 17 7 33c0 17 9 27 21 27 11 0 20-7 24-18',
] as const;

const Digits = ({ score }: { score: number }) => {
  const digits = [...`${score}`].map((digit, at) => ({ key: `${at} ${digit}`, at, digit }));
  const left = 360 - (digits.length * 78 - 18) / 2;
  return (
    <g fill="none" stroke="#1a212b" strokeWidth="13" strokeLinecap="round" strokeLinejoin="round">
      {digits.map(({ key, at, digit }) => (
        <path key={key} transform={`translate(${left + at * 78} 265)`} d={DIGITS[Number(digit)]} />
      ))}
    </g>
  );
};

const Ring = ({ score, fill }: { score: number; fill: string }) => (
  <g transform="translate(140 95) scale(3.6667)" fill="none" strokeWidth="10" strokeLinecap="round">
    {scoreParts(score).map((part) => (
      <g key={part.track}>
        {!part.full && <path stroke="#e6e4df" d={part.track} />}
        {part.fill && <path stroke={fill} d={part.fill} />}
      </g>
    ))}
  </g>
);

/** A picture on light paper with the logo in its corner. @param on the colour of marks on filled shapes */
const paper = (on: string, children: ReactNode): string =>
  renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <style>{`.mark{fill:none;stroke:${on}}.mark-dot{fill:${on}}`}</style>
      <rect width="1200" height="630" fill="#f7f6f2" />
      {children}
      <g transform="translate(1060 490) scale(2.9)">
        <path
          d={SYMBOL.shelves}
          fill="none"
          stroke="#215091"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d={SYMBOL.bottle} fill="#215091" />
      </g>
    </svg>,
  );

/** A shape of the risk scale, alone or next to the score or icon. */
const Shape = ({ look, beside }: { look: Look; beside: boolean }) => (
  <g transform={beside ? 'translate(730 195) scale(15)' : 'translate(190 165) scale(18.75)'} color={look.fill}>
    {SHAPES[look.shape]}
  </g>
);

function ofScore(score: number | null): string {
  const level = riskLabel(score);
  return paper(
    onFill(level),
    <>
      {score !== null && <Ring score={score} fill={LEVEL_DRAWINGS[level].fill} />}
      {score !== null && <Digits score={score} />}
      <Shape look={LEVEL_DRAWINGS[level]} beside={score !== null} />
    </>,
  );
}

/** A picture without a score: a large icon, and next to it the shape of its severity. @param look null for no shape */
const of = (Icon: LucideIcon, look: Look | null): string =>
  paper(
    look === LEVEL_DRAWINGS.MODERATE ? onFill('MODERATE') : '#ffffff',
    <>
      <Icon x={look ? 170 : 410} y={125} width={380} height={380} color="#1a212b" strokeWidth={1.1} />
      {look && <Shape look={look} beside />}
    </>,
  );

const OF_INGREDIENT: Readonly<Record<Severity | 'NONE', Look | null>> = {
  CRITICAL: LEVEL_DRAWINGS.VERY_HIGH,
  WARNING: { fill: '#cc5900', shape: 'triangle' },
  CAUTION: LEVEL_DRAWINGS.MODERATE,
  INFO: { fill: LEVEL_DRAWINGS.UNKNOWN.fill, shape: 'circle-i' },
  NONE: null,
};

/**
 * The preview pictures of the open pages (product P20.4). For products one per score, and one for no score; for
 * ingredients one per severity warned about, and one for no warning; for recall notices one, and one for withdrawn
 * ones.
 */
export const previews = (): readonly Preview[] => [
  { name: 'no-score.png', svg: ofScore(null) },
  ...Array.from({ length: 101 }, (_, score) => ({ name: `${score}.png`, svg: ofScore(score) })),
  ...Object.entries(OF_INGREDIENT).map(([severity, look]) => ({
    name: `ingredient-${severity.toLowerCase()}.png`,
    svg: of(FlaskConical, look),
  })),
  { name: 'recall.png', svg: of(PackageX, LEVEL_DRAWINGS.VERY_HIGH) },
  { name: 'recall-over.png', svg: of(PackageX, null) },
];
