/**
 * So long may work hold the page before a tap is let through: a tenth of 50 ms. The step that ends a slice, and whatever
 * memory the browser frees meanwhile, come on top of it.
 */
const SLICE_MS = 5;

/** Lets taps and drawing come first. A timer would wait 4 ms more, once several have followed each other. */
const pause = (): Promise<void> =>
  new Promise((resume) => {
    if ('scheduler' in globalThis) scheduler.postTask(() => resume());
    else setTimeout(resume);
  });

/**
 * Does long work in slices, with room for taps and drawing between them.
 * @param steps each step is short
 * @returns null where it was left
 */
export async function inSlices<T>(
  steps: Generator<void, T> | AsyncGenerator<void, T>,
  left: AbortSignal,
): Promise<T | null> {
  // What asks for it may have drawn something in this task.
  await pause();
  if (left.aborted) return null;
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const step = await steps.next();
    if (step.done) {
      // Drawing what was found is work of its own.
      await pause();
      return left.aborted ? null : step.value;
    }
    if (performance.now() < end) continue;
    await pause();
    if (left.aborted) return null;
    end = performance.now() + SLICE_MS;
  }
}
