import { renderToStaticMarkup } from 'react-dom/server';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { SYMBOL } from '../ui/logo.tsx';
import { riskName } from '../ui/risk/levels.ts';
import { SHAPES } from '../ui/risk/shapes.tsx';
import { LEVEL_DRAWINGS, onFill } from './level-drawings.ts';

const INK = '#1a212b';
const BLUE = '#215091';

const levelOf = (report: Report) => {
  const { level } = shownRisk(report);
  return level === 'NOT_ENOUGH' ? 'UNKNOWN' : level;
};

/** A product's score as a picture for another site: logo, risk shape, number. The product's name is not in it. */
function ProductBadge({ report }: { report: Report }) {
  const risk = shownRisk(report);
  const { fill, shape } = LEVEL_DRAWINGS[levelOf(report)];
  const name = `Safeshelf: ${riskName(risk)}`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="212" height="36" viewBox="0 0 212 36" role="img" aria-label={name}>
      <title>{name}</title>
      <rect x=".5" y=".5" width="211" height="35" rx="9" fill="#ffffff" stroke="#d8d5ce" />
      <g transform="translate(8 6) scale(.75)">
        <path
          d={SYMBOL.shelves}
          fill="none"
          stroke={BLUE}
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d={SYMBOL.bottle} fill={BLUE} />
      </g>
      <g fontFamily="system-ui, sans-serif" fontSize="14" fontWeight="600" fill={INK}>
        <text x="36" y="23" textLength="64" lengthAdjust="spacingAndGlyphs">
          Safeshelf
        </text>
        <text x="138" y="23" textLength="64" lengthAdjust="spacingAndGlyphs">
          {risk.score === null ? 'no score' : `${risk.score} of 100`}
        </text>
      </g>
      <g transform="translate(112 9) scale(1.125)" color={fill}>
        {SHAPES[shape]}
      </g>
    </svg>
  );
}

/** The badge as SVG. Colours are attributes of the marks, since a picture has no style sheet. */
export function drawBadge(report: Report): string {
  const on = onFill(levelOf(report));
  return renderToStaticMarkup(<ProductBadge report={report} />)
    .replaceAll('class="mark"', `fill="none" stroke="${on}"`)
    .replaceAll('class="mark-dot"', `fill="${on}"`);
}
