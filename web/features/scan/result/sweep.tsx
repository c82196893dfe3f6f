import type { Household } from '#domain/households/household.ts';
import { type Gtin, printedCode } from '#domain/products/gtin.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { LEVEL_CLASS, RISK_WORD } from '#web/ui/risk/levels.ts';
import { RiskShape, SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { boxOf, isInReach } from '../camera/viewfinder-map.ts';
import type { PictureContent } from '../use-decode-loop.ts';
import { sheetView } from './report-summary.ts';
import { type SeenVerdict, useSeenVerdicts } from './use-seen-verdicts.ts';

interface SweepProps {
  sight: PictureContent;
  onPick: (gtin: Gtin) => void;
}

/** What the phone knows about one code, in a line. A CRITICAL or WARNING for this home comes before the score. */
function Verdict({
  seen,
  household,
  looked,
}: {
  seen: SeenVerdict | undefined;
  household: Household | null;
  looked: boolean;
}) {
  if (!seen) return <span>{looked ? 'Not known' : 'Looking'}</span>;
  const { report } = seen;
  if (!report) return <span>Looking</span>;
  const risk = shownRisk(report);
  const worst = household && sheetView(report, household).warnings;
  if (worst && (worst.severity === 'CRITICAL' || worst.severity === 'WARNING')) {
    return (
      <span className={`sweep-level ${LEVEL_CLASS[worst.severity]}`}>
        <SeverityShape level={worst.severity} size={16} />
        {worst.severity}
        {risk.score !== null && <span className="num">{risk.score}</span>}
      </span>
    );
  }
  return (
    <span className={`sweep-level ${LEVEL_CLASS[risk.level]}`}>
      <RiskShape level={risk.level} size={16} />
      {risk.band === 'no_score' ? 'No score' : RISK_WORD[risk.level]}
      {risk.score !== null && <span className="num">{risk.score}</span>}
    </span>
  );
}

/** Several codes in one picture: a box around each, with what this phone knows about it. The person taps one. */
export function Sweep({ sight, onPick }: SweepProps) {
  const { choice, picture, shown } = sight;
  const { known, household, looked } = useSeenVerdicts(choice.map(({ gtin }) => gtin));
  return (
    <ul className="sweep" aria-label="Barcodes in the picture">
      {choice.map(({ gtin, place }) => {
        const seen = known.get(gtin);
        const around = place && boxOf(place, picture, shown);
        const box = around && isInReach(around, shown) ? around : null;
        return (
          <li key={gtin} className={box ? 'sweep-box' : 'sweep-rest'} style={box ?? undefined}>
            <button type="button" onClick={() => onPick(gtin)}>
              <span className="sweep-tag">
                <span className="sweep-name num">{seen ? seen.product.name : printedCode(gtin)}</span>
                <Verdict seen={seen} household={household} looked={looked} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
