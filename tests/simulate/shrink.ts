/**
 * Leaves out steps for as long as the rest still fails: first everything after the failure, then smaller and smaller
 * pieces.
 * @param fails whether these steps alone still fail
 * @param budgetMs after this long it returns what it has
 */
export async function shrink<T>(
  all: readonly T[],
  fails: (steps: readonly T[]) => Promise<boolean>,
  budgetMs: number,
): Promise<readonly T[]> {
  const end = performance.now() + budgetMs;
  let steps = all;
  for (let size = Math.ceil(steps.length / 2); size >= 1; ) {
    let shorter = false;
    for (let to = steps.length; to > 0; to -= size) {
      if (performance.now() > end) return steps;
      const left = [...steps.slice(0, Math.max(0, to - size)), ...steps.slice(to)];
      if (left.length > 0 && (await fails(left))) {
        steps = left;
        shorter = true;
      }
    }
    if (size === 1 && !shorter) return steps;
    size = size === 1 ? 1 : Math.floor(size / 2);
  }
  return steps;
}
