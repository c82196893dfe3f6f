import { MapPin, UserRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type FindingGroup, groupFindings } from '#domain/inventory/hazards/group-findings.ts';
import type { Move, MoveApart } from '#domain/inventory/hazards/move-apart.ts';
import { headingsOf } from '#web/product-view/arrange-findings.ts';
import type { CheckedFindings } from '#web/product-view/use-findings.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { ByPerson } from './by-person.tsx';
import { ByPlace } from './by-place.tsx';
import { PlacePlan, placesOf } from './place-plan.tsx';
import type { FindingActions } from './use-finding-actions.ts';

const VIEWS = [
  { value: 'place', label: 'By place', icon: <MapPin strokeWidth={1.9} aria-hidden="true" /> },
  { value: 'person', label: 'By person', icon: <UserRound strokeWidth={1.9} aria-hidden="true" /> },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** For a pair kept in the same place: which products to move where; null for any other finding. */
function movesOf(apart: MoveApart): (group: FindingGroup) => Move | null {
  // The same object for the same card, so that memoised cards do not re-render with the list.
  const known = new WeakMap<FindingGroup, Move | null>();
  return (group) => {
    const { first, sides } = group;
    if (first.kind !== 'pair' || !first.together || first.place === null) return null;
    const [one = '', other = ''] = first.pair.keys;
    const move = known.has(group) ? known.get(group) : apart(sides ?? { one: [one], other: [other] }, first.place);
    known.set(group, move ?? null);
    return move ?? null;
  };
}

/** The plan of the home with its findings, and the list of findings by place or by person. */
export function OpenFindings({ found, mark }: { found: CheckedFindings; mark: FindingActions }) {
  const [place, setPlace] = useState<string | null>(null);
  const [view, setView] = useState<View>('place');
  const { open, resolved, kept, groups, apart } = found;
  const there = useMemo(
    () => (place === null ? open : open.filter((one) => placesOf(one).includes(place))),
    [open, place],
  );
  const moveOf = useMemo(() => movesOf(apart), [apart]);
  // Only if one place is selected: on the whole home's plan the arrow would cover the counts.
  const drawn =
    place === null
      ? undefined
      : groupFindings(there)
          .map(moveOf)
          .find((move) => move !== null);
  const shown = there.length > 0 || place !== null ? there : open;
  const headings = useMemo(() => (shown === open ? found.headings : headingsOf(shown)), [shown, open, found.headings]);
  const places = [...new Set(kept.flatMap((one) => one.place?.trim() || []))];
  return (
    <Section
      title={groups.length === 1 ? '1 needs attention' : `${groups.length} need attention`}
      className="mt-6"
      aside={
        resolved.length > 0 && <a className="link" href="#resolved">{`Resolved ${groupFindings(resolved).length}`}</a>
      }
    >
      <PlacePlan groups={groups} places={places} move={drawn ?? null} chosen={place} onChoose={setPlace} />
      <Segmented label="Sort" options={VIEWS} value={view} onChange={setView} />
      {shown.length === 0 && <p className="mt-4 text-ink-2">Nothing needs attention here.</p>}
      {view === 'place' ? (
        <ByPlace key={place} headings={headings} found={found} moveOf={moveOf} mark={mark} />
      ) : (
        <ByPerson open={shown} found={found} moveOf={moveOf} mark={mark} />
      )}
    </Section>
  );
}
