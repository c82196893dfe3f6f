import { useMemo, useRef } from 'react';
import type { Finding } from '#domain/inventory/hazards/findings.ts';
import type { FindingGroup } from '#domain/inventory/hazards/group-findings.ts';
import type { Move } from '#domain/inventory/hazards/move-apart.ts';
import { SEVERITIES } from '#domain/safety/vocabulary.ts';
import { PlaceDrawing } from '#web/product-view/place-drawing.tsx';
import { CountShape } from './count-shape.tsx';
import { MoveArrow } from './move-arrow.tsx';

/** The place of products without a place. */
export const NO_PLACE = '';

/** The place of a finding; both places of a pair. */
export function placesOf(finding: Finding): readonly string[] {
  if (finding.kind !== 'pair') return [finding.place?.trim() || NO_PLACE];
  return finding.pair.places.map((place) => place?.trim() || NO_PLACE);
}

/** The places of all findings of a card. Deduplicated before trimming, so that each spelling is trimmed once. */
function placesOfGroup({ findings }: FindingGroup): ReadonlySet<string> {
  const written = new Set(findings.flatMap((one) => (one.kind === 'pair' ? one.pair.places : one.place)));
  return new Set([...written].map((place) => place?.trim() || NO_PLACE));
}

interface PlacePlanProps {
  groups: readonly FindingGroup[];
  /** Every place of the home, even those without findings. */
  places: readonly string[];
  /** The move to draw as an arrow; null for no arrow. */
  move: Move | null;
  chosen: string | null;
  onChoose: (place: string | null) => void;
}

/** The places of the home as rooms, each with its findings; tapping one shows only that place. */
export function PlacePlan({ groups, places, move, chosen, onChoose }: PlacePlanProps) {
  const plan = useRef<HTMLUListElement>(null);
  const found = useMemo(
    () => groups.map((group) => ({ severity: group.first.severity, places: placesOfGroup(group) })),
    [groups],
  );
  const elsewhere = found.flatMap((one) => [...one.places]);
  const all = [...new Set([...places, ...elsewhere])].sort((one, other) => one.localeCompare(other));
  if (all.length < 2) return null;
  return (
    <div className="relative">
      <ul ref={plan} className="place-plan" aria-label="Places in your home">
        {all.map((place) => (
          <li key={place}>
            <button
              type="button"
              className="place-room"
              data-place={place}
              aria-pressed={chosen === place}
              onClick={() => onChoose(chosen === place ? null : place)}
            >
              <span className="place-name">
                {place !== NO_PLACE && <PlaceDrawing place={place} className="mb-1.5 h-6 w-8" />}
                {place === NO_PLACE ? 'No place given' : place}
              </span>
              <span className="flex flex-wrap gap-1.5">
                {SEVERITIES.map((severity) => {
                  const count = found.filter((one) => one.severity === severity && one.places.has(place)).length;
                  return count === 0 ? null : <CountShape key={severity} severity={severity} count={count} />;
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {move && <MoveArrow plan={plan} from={move.from} to={move.to} />}
    </div>
  );
}
