import type { Finding } from '#domain/inventory/findings.ts';
import { SEVERITIES } from '#domain/safety/vocabulary.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';

/** The place of what has none. */
export const NO_PLACE = '';

/** Where a finding is, both places of a pair. */
export const placesOf = (finding: Finding): readonly string[] => [
  ...new Set(
    (finding.kind === 'pair' ? finding.pair.places : [finding.place]).map((place) => place?.trim() || NO_PLACE),
  ),
];

interface PlacePlanProps {
  findings: readonly Finding[];
  chosen: string | null;
  onChoose: (place: string | null) => void;
}

/** The places of the home as rooms, each with what was found there; a tap shows that place alone. */
export function PlacePlan({ findings, chosen, onChoose }: PlacePlanProps) {
  const places = [...new Set(findings.flatMap(placesOf))].sort();
  if (places.length < 2) return null;
  return (
    <ul className="place-plan" aria-label="Places with something to do">
      {places.map((place) => (
        <li key={place}>
          <button
            type="button"
            className="place-room"
            aria-pressed={chosen === place}
            onClick={() => onChoose(chosen === place ? null : place)}
          >
            <span className="place-name">{place === NO_PLACE ? 'No place given' : place}</span>
            <span className="flex flex-wrap gap-2">
              {SEVERITIES.map((severity) => {
                const count = findings.filter(
                  (one) => one.severity === severity && placesOf(one).includes(place),
                ).length;
                return count === 0 ? null : (
                  <span
                    key={severity}
                    className={classNames(
                      'num small-strong flex items-center gap-1 text-level-text',
                      LEVEL_CLASS[severity],
                    )}
                  >
                    <SeverityShape level={severity} size={18} />
                    {count}
                    <span className="sr-only"> {severity}</span>
                  </span>
                );
              })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
