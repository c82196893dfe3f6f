import { Baby, Leaf, PawPrint, Wind } from 'lucide-react';
import type { Report } from '#domain/safety/report.ts';
import { shownMetric, shownRisk } from '#domain/safety/shown-risk.ts';
import { factLines } from '../features/report/ingredients/ingredient-facts.ts';
import { groupIngredients } from '../features/report/ingredients/ingredient-groups.ts';
import { byAudience } from '../features/report/warnings/warning-order.ts';
import { CitationLine, CitationMarks } from '../product-view/citation-line.tsx';
import { classNames } from '../ui/class-names.ts';
import { LEVEL_CLASS } from '../ui/risk/levels.ts';
import { RiskChip } from '../ui/risk/risk-chip.tsx';
import { RiskShape, SeverityShape, SubstanceShape } from '../ui/risk/risk-shape.tsx';
import { ScoreRing } from '../ui/risk/score-ring.tsx';
import { audienceName } from '../words/audience-words.ts';
import { confidenceMeaning, identifiedWords } from '../words/confidence-words.ts';
import { purposeWords } from '../words/purpose-words.ts';

// Parts of a report for server-rendered pages. Nothing is collapsed, since there may be no script to expand it, and
// nothing has an inline style, which the content security policy forbids.

/** Ring, level, confidence. */
export function Verdict({ report }: { report: Report }) {
  const risk = shownRisk(report);
  return (
    <div className="panel open-verdict">
      {risk.score !== null && <ScoreRing risk={risk} size="styled" />}
      <div>
        <RiskChip level={risk.level} />
        {risk.level === 'NOT_ENOUGH' && <p className="small mt-1">Unknown does not mean harmless.</p>}
        {risk.provisional && <p className="small-strong mt-1">Provisional</p>}
        {report.score !== null && (
          <p className="mt-1.5">
            <strong className="strong">{`Confidence ${report.confidence.grade}`}</strong>
            <span className="text-ink-2">{`, ${confidenceMeaning(report.confidence.grade)}`}</span>
          </p>
        )}
        <p className="small num text-ink-2">{identifiedWords(risk.known, risk.total)}</p>
      </div>
    </div>
  );
}

const METRICS = [
  { key: 'child', name: 'Child safety', Icon: Baby },
  { key: 'pet', name: 'Pet safety', Icon: PawPrint },
  { key: 'environment', name: 'Environmental impact', Icon: Leaf },
  { key: 'air', name: 'Air quality', Icon: Wind },
] as const;

/** The four metrics, each with its bar. */
export const Metrics = ({ report }: { report: Report }) => (
  <ul className="panel panel-list open-list">
    {METRICS.map(({ key, name, Icon }) => {
      const value = report.metrics[key];
      const level = shownMetric(value, report);
      const shown = value !== null && level !== 'NOT_ENOUGH';
      return (
        <li key={key} className={classNames('open-metric', LEVEL_CLASS[level])}>
          <Icon size={20} aria-hidden="true" strokeWidth={1.9} />
          <span>{name}</span>
          {shown ? (
            <span className="open-value">
              <RiskShape level={level} />
              {value}
              <span className="sr-only"> of 100</span>
            </span>
          ) : (
            <span className="small text-ink-2">{value === null ? 'Not applicable' : 'Not enough known'}</span>
          )}
          {shown && (
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="open-bar">
              <rect width="100" height="1" />
              <rect width={value} height="1" className="open-bar-fill" />
              <path d="M40 0v1M70 0v1" />
            </svg>
          )}
        </li>
      );
    })}
  </ul>
);

/** Every warning, grouped by who is warned, the most severe first. */
export const Warnings = ({ report }: { report: Report }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
    {byAudience(report.warnings).map(({ audience, warnings }) => {
      const worst = warnings[0]?.severity ?? 'INFO';
      return (
        <article key={audience} className={classNames('warning-card', LEVEL_CLASS[worst])}>
          <div className="warning-head">
            <h3 className="title-3 flex-1">{audienceName(audience)}</h3>
            <span className="warning-severity">
              <SeverityShape level={worst} />
              {worst}
            </span>
          </div>
          {warnings.map((warning) => (
            <div key={`${warning.ingredient} ${warning.severity} ${warning.message}`} className="warning-text">
              <p>{warning.message}</p>
              <p className="small-strong mt-1">{warning.action}</p>
              <CitationLine sources={[warning.source]} className="mt-1" />
            </div>
          ))}
        </article>
      );
    })}
  </div>
);

/** Every ingredient with its known facts and their sources. */
export const Ingredients = ({ report }: { report: Report }) => (
  <ul className="panel panel-list open-list">
    {groupIngredients(report)
      .flatMap(({ entries }) => entries)
      .map(({ key, ingredient }) => (
        <li key={key} className={classNames('open-ingredient', LEVEL_CLASS[ingredient.level])}>
          <SubstanceShape level={ingredient.level} />
          <div className="min-w-0">
            <p className="strong [overflow-wrap:anywhere]">{ingredient.name}</p>
            <p className="small text-ink-2">
              {ingredient.aside === true ? 'Not the name of an ingredient' : purposeWords(ingredient.purpose)}
            </p>
            {ingredient.aside !== true &&
              factLines(ingredient).map((line) => (
                <p key={`${line.text} ${line.source}`} className="small mt-1">
                  {line.text}
                  {line.source !== null && (
                    <span className="caption block text-ink-2 [overflow-wrap:anywhere]">
                      {line.source} <CitationMarks reviewNeeded={line.reviewNeeded} notCompared={line.notCompared} />
                    </span>
                  )}
                </p>
              ))}
          </div>
        </li>
      ))}
  </ul>
);
