/** The number of reviews with one star, two, and so on to five. */
export type StarCounts = readonly [number, number, number, number, number];

export const STARS = [1, 2, 3, 4, 5] as const;

/** The mean, to one decimal place; null if there are no reviews. */
export function meanStars(counts: StarCounts): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const total = counts.reduce((sum, count, at) => sum + count * (at + 1), 0);
  return Math.round((total / all) * 10) / 10;
}

/** "23 reviews". */
export const reviewWords = (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`;

const WORDS = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'] as const;

/** A star rating in words. @param stars 1 to 5 */
export const starWord = (stars: number): string => WORDS[stars - 1] ?? '';
