/**
 * How long work may block the main thread before taps are let through: a tenth of 50 ms. The step that ends a slice and
 * any garbage collection come on top of it.
 */
const SLICE_MS = 5;

/** Lets input and painting go first. A timer would add 4 ms once several are chained. */
const pause = (): Promise<void> =>
  new Promise((resume) => {
    if ('scheduler' in globalThis) scheduler.postTask(() => resume());
    else setTimeout(resume);
  });

/**
 * Runs long work in slices, with room for input and painting between them.
 * @param steps each step must be short
 * @returns null if aborted
 */
export async function inSlices<T>(
  steps: Generator<void, T> | AsyncGenerator<void, T>,
  left: AbortSignal,
): Promise<T | null> {
  // The caller may have rendered something in this task.
  await pause();
  if (left.aborted) return null;
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const step = await steps.next();
    if (step.done) {
      // Rendering the result is a task of its own.
      await pause();
      return left.aborted ? null : step.value;
    }
    if (performance.now() < end) continue;
    await pause();
    if (left.aborted) return null;
    end = performance.now() + SLICE_MS;
  }
}
