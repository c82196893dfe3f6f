/** A bar with more parts could not be counted by eye. */
const MOST_PARTS = 20;

/** How many sources one part of a bar stands for. The same on the whole page, so that bars can be compared. */
export function sourcesOfPart(longest: number): number {
  const least = Math.ceil(longest / MOST_PARTS);
  return [1, 2, 5, 10, 20, 50, 100].find((step) => step >= least) ?? least;
}

interface SourceBarProps {
  count: number;
  /** How many of them the swap removes; drawn hollow. */
  gone: number;
  /** Count of the longest bar on the page, which sets the scale. It fills the width from 12 parts on. */
  longest: number;
}

/** A bar in parts of equally many sources; the last may be partial. Decorative: the number is next to it. */
export function SourceBar({ count, gone, longest }: SourceBarProps) {
  const each = sourcesOfPart(longest);
  const parts = Math.ceil(count / each);
  // At least one part, so that a swap that removes anything is visible.
  const hollow = gone === 0 ? 0 : Math.max(1, Math.round(gone / each));
  const width = (share: number): string => `${(share / Math.max(longest, each * 12)) * 100}%`;
  return (
    <span className="source-bar" aria-hidden="true" style={{ width: width(count) }}>
      {Array.from({ length: parts }, (_, at) => `part ${at}`).map((key, at) => (
        <i
          key={key}
          data-gone={at >= parts - hollow}
          style={{ flexGrow: at === parts - 1 ? count - at * each : each }}
        />
      ))}
    </span>
  );
}
