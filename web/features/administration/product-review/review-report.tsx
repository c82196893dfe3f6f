import type { ReviewedProduct } from '#domain/catalogue/review/admin-calls.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { points, Receipt, ReceiptLine } from '#web/ui/risk/receipt.tsx';
import { RiskChip } from '#web/ui/risk/risk-chip.tsx';
import { ScoreRing } from '#web/ui/risk/score-ring.tsx';

/** Adds index keys, since the same name may occur twice in a list. */
const numbered = <T,>(list: readonly T[]) => list.map((one, at) => ({ key: at, one }));

/** The report it would give, next to the current score. */
export function ReviewReport({ product: { before, after } }: { product: ReviewedProduct }) {
  const risk = shownRisk(after.report);
  const { score, confidence, deductions, warnings } = after.report;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <ScoreRing risk={risk} size={92} />
        <div>
          <RiskChip level={risk.level} small />
          <p className="strong mt-1">Confidence {confidence.grade}</p>
          <p className="small text-ink-2">
            {before
              ? `was ${before.report.score ?? 'no score'}, ${before.report.confidence.grade}`
              : 'New to the catalogue'}
          </p>
        </div>
      </div>
      {deductions.length > 0 && (
        <Receipt>
          {numbered(deductions).map(({ key, one: { ingredient, applied } }) => (
            <ReceiptLine key={key} name={ingredient} value={points(-applied)} />
          ))}
          <ReceiptLine name="Score" value={score ?? 'none'} kind="total" />
        </Receipt>
      )}
      {warnings.length > 0 && (
        <details className="small mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center">
            {warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}
          </summary>
          <ul className="grid gap-1" aria-label="Warnings">
            {numbered(warnings).map(({ key, one: { severity, message } }) => (
              <li key={key}>
                <b>{severity}</b> {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What it would change in the catalogue. */
export function ReviewDifference({ product: { before, difference } }: { product: ReviewedProduct }) {
  const { fields, ingredients, warnings } = difference;
  const signed = [
    ...ingredients.added.map((words) => ({ sign: '+', words })),
    ...ingredients.removed.map((words) => ({ sign: '\u2212', words })),
    ...warnings.added.map((words) => ({ sign: '+', words: `Warning: ${words}` })),
    ...warnings.removed.map((words) => ({ sign: '\u2212', words: `Warning: ${words}` })),
  ];
  if (!before) return <p className="text-ink-2">It is not in the catalogue yet.</p>;
  if (signed.length === 0 && fields.length === 0) return <p className="text-ink-2">Nothing would change.</p>;
  return (
    <>
      <ul className="panel panel-list" aria-label="What would change">
        {numbered(signed).map(({ key, one: { sign, words } }) => (
          <li key={key} className="flex gap-3 px-4 py-2.5 wrap-anywhere">
            <b aria-hidden="true">{sign}</b>
            <span>
              <span className="sr-only">{sign === '+' ? 'Added: ' : 'Removed: '}</span>
              {sign === '+' ? words : <s>{words}</s>}
            </span>
          </li>
        ))}
        {fields.map(({ field, before: was, after: is }) => (
          <li key={field} className="px-4 py-2.5 wrap-anywhere">
            {`${field}: ${was === '' ? 'nothing' : was} \u2192 ${is === '' ? 'nothing' : is}`}
          </li>
        ))}
      </ul>
      {ingredients.removed.length > 0 && (
        <p className="small mt-2">It removes a line. Check the photo before you accept.</p>
      )}
    </>
  );
}
