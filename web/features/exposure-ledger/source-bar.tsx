/** From so many parts on a bar could not be counted with the eye. */
const MOST_PARTS = 20;

/** How many sources one part of each bar stands for: the same on a whole page, so that bars can be compared. */
export function sourcesOfPart(longest: number): number {
  const least = Math.ceil(longest / MOST_PARTS);
  return [1, 2, 5, 10, 20, 50, 100].find((step) => step >= least) ?? least;
}

interface SourceBarProps {
  count: number;
  /** How many of them the swap takes away: drawn hollow. */
  gone: number;
  /** The longest bar of the page is as long as the page. */
  longest: number;
}

/** A bar in parts, each so many sources on labels, the last one perhaps cut. Decorative: the number stands beside it. */
export function SourceBar({ count, gone, longest }: SourceBarProps) {
  const each = sourcesOfPart(longest);
  const parts = Math.ceil(count / each);
  // A swap that takes anything away is seen.
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
