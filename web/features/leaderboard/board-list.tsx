import { Fragment } from 'react';
import type { BoardLine } from '#domain/leaderboard/calls.ts';
import { classNames } from '#web/ui/class-names.ts';
import { deedWords } from './leaderboard-words.ts';

interface BoardListProps {
  lines: readonly BoardLine[];
  /** The household's own rank in the previous period; null if it had none. */
  before: number | null;
  groups: boolean;
}

const moved = (place: number, before: number | null): string =>
  before === null || before === place ? '' : place < before ? ` · up from ${before}` : ` · down from ${before}`;

/** The top ranks, and the viewer's own. */
export const BoardList = ({ lines, before, groups }: BoardListProps) => (
  <ol className="board" aria-label={groups ? 'Groups' : 'Households'}>
    {lines.map(({ place, name, points, counts, own }, at) => {
      const above = lines[at - 1];
      return (
        <Fragment key={`${place} ${name}`}>
          {above && place > above.place + 1 && above.place !== place && (
            <li className="board-gap" aria-hidden="true">
              · · ·
            </li>
          )}
          <li className={classNames('board-line', own && 'is-own')}>
            <span className="board-place num">{place}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block" dir="auto">
                {name}
              </span>
              <span className="small block text-ink-2">
                {own && !groups ? `You${moved(place, before)}` : deedWords(counts)}
              </span>
            </span>
            <span className="board-points num">{points}</span>
          </li>
        </Fragment>
      );
    })}
  </ol>
);
