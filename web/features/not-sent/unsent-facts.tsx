import type { Operation } from '#domain/sync/operation.ts';
import { elementWords, payloadFields, shownValue } from './payload-fields.ts';

/** Values that the heading already shows, or that are not worth showing in a list. */
const SAID = new Set(['name', 'barcode', 'brand']);

/** The content of a change in a few lines: quantity, place, typed text. */
export function UnsentFacts({ operation }: { operation: Operation }) {
  const element = elementWords(operation);
  const facts = payloadFields(operation)
    .filter(({ path }) => path.length > 1 || !SAID.has(path[0] ?? ''))
    .map((field) => ({ label: field.label, value: shownValue(field) }))
    .filter(({ value }) => value !== '');
  if (element === null && facts.length === 0) return null;
  return (
    <dl className="small mt-1.5 grid gap-0.5">
      {[...(element === null ? [] : [{ label: 'Allergy or condition', value: element }]), ...facts].map(
        ({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-1.5">
            <dt className="text-ink-2">{label}:</dt>
            <dd className="line-clamp-3 min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
