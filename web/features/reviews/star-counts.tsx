import { Split } from 'lucide-react';
import { meanStars, reviewWords, STARS, type StarCounts } from '#domain/reviews/stars.ts';

/** The distribution of a product's stars, and a note that they do not affect its score. */
export function StarCountsPanel({ counts }: { counts: StarCounts }) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts, 1);
  return (
    <section aria-label="Stars" className="panel">
      <div className="review-counts">
        <p>
          <span className="review-mean num">{meanStars(counts)?.toFixed(1) ?? '–'}</span>
          <span className="block text-ink-2">of 5 stars</span>
          <span className="block text-ink-2">{reviewWords(all)}</span>
        </p>
        <ul>
          {[...STARS].reverse().map((stars) => {
            const count = counts[stars - 1] ?? 0;
            return (
              <li key={stars} aria-label={`${stars} stars: ${count}`}>
                <span className="num" aria-hidden="true">
                  {stars}
                </span>
                <meter min={0} max={most} value={count} aria-hidden="true" />
                <span className="num" aria-hidden="true">
                  {count}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <p className="review-apart text-ink-2">
        <Split size={22} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none" />
        Stars say how people like it. They never change the safety score.
      </p>
    </section>
  );
}
