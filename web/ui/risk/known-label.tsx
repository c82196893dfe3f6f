import type { CSSProperties } from 'react';
import { type Risk, riskName } from './levels.ts';
import { RiskShape } from './risk-shape.tsx';

/** As many lines as can be told apart at the smallest size. Longer lists are drawn in proportion. */
const MOST_LINES = 9;
/** Line lengths that look like a list of names, in percent of the label's width. */
const LENGTHS = [92, 74, 84, 60, 88, 70, 80, 56, 66];

/** One line of the drawing, for a name in the list. */
export interface KnownLine {
  readonly key: string;
  readonly known: boolean;
  readonly width: number;
}

/** One line per name, known ones first. A single known or unknown name among many never disappears. */
export function knownLines({ known, total }: Pick<Risk, 'known' | 'total'>): readonly KnownLine[] {
  const count = Math.min(MOST_LINES, total);
  const share = total <= MOST_LINES ? known : Math.round((known / total) * count);
  const filled = known === 0 ? 0 : known === total ? count : Math.min(count - 1, Math.max(1, share));
  return LENGTHS.slice(0, count).map((width, at) => ({ key: `${at}`, known: at < filled, width }));
}

/** Shown instead of a ring if no score may be shown: a label with one line per name, dotted if it is unknown. */
export function KnownLabel({ risk, size }: { risk: Risk; size: number }) {
  const { known, total, level } = risk;
  return (
    <div
      role="img"
      aria-label={riskName(risk)}
      className="known-label level-unknown"
      style={{ '--dial': `min(${size / 16}rem, 44vw)` } as CSSProperties}
    >
      <div className="known-lines" aria-hidden="true">
        {knownLines(risk).map((line) => (
          <i key={line.key} data-known={line.known} style={{ width: `${line.width}%` }} />
        ))}
        {total === 0 && (
          <span className="known-none">{level === 'READING' ? <RiskShape level="READING" size={28} /> : '—'}</span>
        )}
      </div>
      <span className="known-words num" aria-hidden="true">
        {level === 'READING'
          ? 'still reading'
          : total === 0
            ? 'no score'
            : size >= 92
              ? `${known} of ${total} known`
              : `${known} of ${total}`}
      </span>
    </div>
  );
}
