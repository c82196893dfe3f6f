import type { CSSProperties } from 'react';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { LEVEL_CLASS, RISK_WORD, riskName } from '#web/ui/risk/levels.ts';
import { points } from '#web/ui/risk/receipt.tsx';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';
import { stepsOf } from './worked-example.ts';

const place = (from: number, to: number): CSSProperties => ({ left: `${from}%`, width: `${to - from}%` });

/**
 * The steps from 100 points down to a score: each ingredient takes its piece off the right end of what is left. The
 * numbers are next to the drawing, so that no information is only in the picture.
 */
export function ScoreStairs({ report, score }: { report: Report; score: number }) {
  const risk = shownRisk(report);
  const steps = stepsOf(report);
  const end = steps.at(-1)?.left ?? 100;
  return (
    <figure className="panel stairs">
      <ol>
        <li className="stair">
          <span className="stair-name">Starts at</span>
          <span className="stair-points">100.00</span>
          <span className="stair-track" aria-hidden="true">
            <i className="stair-left" style={place(0, 100)} />
          </span>
        </li>
        {steps.map(({ key, name, applied, left }) => (
          <li key={key} className="stair">
            <span className="stair-name">{name}</span>
            <span className="stair-points">{points(-applied)}</span>
            <span className="stair-track" aria-hidden="true">
              <i className="stair-left" style={place(0, left)} />
              <i className="stair-bite" style={place(left, Math.min(100, left + applied))} />
            </span>
          </li>
        ))}
        <li className={`stair stair-score ${LEVEL_CLASS[risk.level]}`}>
          <span className="stair-name">
            <RiskShape level={risk.level} size={18} />
            {RISK_WORD[risk.level]}
          </span>
          <span className="stair-points">
            <span className="sr-only">{riskName(risk)}</span>
            <span aria-hidden="true">{score}</span>
          </span>
          <span className="stair-track stair-bands" aria-hidden="true">
            <i className="stair-fill" style={place(0, end)} />
          </span>
        </li>
      </ol>
      <div className="stair-scale num" aria-hidden="true">
        {[0, 20, 40, 70, 85, 100].map((tick) => (
          <span key={tick} style={{ left: `${tick}%` }}>
            {tick}
          </span>
        ))}
      </div>
    </figure>
  );
}
