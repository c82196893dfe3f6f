import type { Deduction } from '#domain/safety/report.ts';
import { CitationLine } from '#web/product-view/citation-line.tsx';
import { points } from '#web/ui/risk/receipt.tsx';
import { classWords } from '#web/words/class-words.ts';
import { hazardLines } from './worked-example.ts';

const short = (value: number): string => String(Number(value.toFixed(2)));

interface FactorProps {
  value: number;
  name: string;
  what: string;
}

const Factor = ({ value, name, what }: FactorProps) => (
  <div className="factor">
    <dd className="factor-value num">{short(value)}</dd>
    <dt className="factor-name">{name}</dt>
    <dd className="factor-what">{what}</dd>
  </div>
);

/** How the points of one ingredient are calculated, with the engine's own numbers. */
export function LineExample({ deduction }: { deduction: Deduction }) {
  const [largest, ...others] = hazardLines(deduction);
  if (!largest) return null;
  const rest = others.reduce((sum, { counts }) => sum + counts, 0);
  return (
    <div className="panel p-4">
      <h3 className="title-3 [overflow-wrap:anywhere]">{deduction.ingredient}</h3>
      <p className="small text-ink-2">{classWords(largest.class)}, its costliest hazard</p>
      <CitationLine sources={[deduction.source]} />
      <dl className="factors">
        <Factor value={largest.full} name="Hazard" what="How bad it is" />
        <span className="factor-sign" aria-hidden="true">
          ×
        </span>
        <Factor value={largest.exposure} name="Exposure" what="How it reaches people in this kind of product" />
        <span className="factor-sign" aria-hidden="true">
          ×
        </span>
        <Factor value={largest.amount} name="Amount" what="How much there is, by place or percentage" />
        <span className="factor-sign" aria-hidden="true">
          =
        </span>
        <Factor value={largest.points} name="Points" what="Of this hazard" />
      </dl>
      {others.length > 0 && (
        <>
          <p className="small mt-4 text-ink-2">
            Its other hazards count at 35 percent, so one ingredient isn’t counted over and over:
          </p>
          <ul className="small mt-1.5 grid gap-1">
            {others.map((line) => (
              <li key={line.class} className="flex flex-wrap justify-between gap-x-3">
                <span className="min-w-28 flex-1">{classWords(line.class)}</span>
                <span className="num text-ink-2">{`${points(line.points)} × 0.35 = ${points(line.counts)}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-x-3 border-t border-line pt-3">
        <span className="strong">Total</span>
        <span className="strong num">{`${points(largest.points)} + ${points(rest)} = ${points(deduction.points)}`}</span>
      </p>
    </div>
  );
}
