/** From so many sources on a bar is one piece: parts would be thinner than a line. */
const MOST_PARTS = 40;

interface SourceBarProps {
  count: number;
  /** How many of them the swap takes away: drawn hollow. */
  gone: number;
  /** The longest bar of the page is as long as the page. */
  longest: number;
}

/** A bar of which each part is one source on a label. Decorative: the number stands beside it. */
export function SourceBar({ count, gone, longest }: SourceBarProps) {
  const stays = count - gone;
  const whole = count > MOST_PARTS;
  const parts = whole
    ? [
        { key: 'stays', share: stays, gone: false },
        { key: 'gone', share: gone, gone: true },
      ].filter(({ share }) => share > 0)
    : Array.from({ length: count }, (_, at) => ({ key: `part ${at}`, share: 1, gone: at >= stays }));
  return (
    <span className="source-bar" aria-hidden="true" style={{ width: `${(count / Math.max(longest, 12)) * 100}%` }}>
      {parts.map(({ key, share, gone: hollow }) => (
        <i key={key} data-gone={hollow} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}
