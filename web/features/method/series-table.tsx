import type { Report } from '#domain/safety/report.ts';
import { points } from '#web/ui/risk/receipt.tsx';
import { stepsOf } from './worked-example.ts';

/** Every line of the example with its points, its factor in the series, and the deduction. */
export function SeriesTable({ report, score }: { report: Report; score: number }) {
  const steps = stepsOf(report);
  const sum = report.deductions.reduce((all, { applied }) => all + applied, 0);
  return (
    <div className="panel overflow-hidden">
      <table className="series num">
        <thead>
          <tr>
            <th scope="col">Ingredient</th>
            <th scope="col">Points</th>
            <th scope="col">Counts</th>
            <th scope="col">Taken off</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.key}>
              <th scope="row">{step.name}</th>
              <td>{points(step.points)}</td>
              <td>{`${Math.round(step.factor * 100)}%`}</td>
              <td>{points(-step.applied)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>{`100 less ${points(sum)}`}</th>
            <td>{points(100 - sum)}</td>
          </tr>
          <tr className="series-total">
            <th scope="row" colSpan={3}>
              Score, rounded
            </th>
            <td>{score}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
