/** Yields to the event loop, so that taps and drawing come first. */
const aTask = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** zod with the smallest schema, then the product schemas, then those of synced entities. */
async function inTurn(): Promise<void> {
  await import('#domain/products/nutrition.ts');
  await aTask();
  await import('#domain/products/calls.ts');
  await aTask();
  await import('#domain/sync/entities.ts');
  await aTask();
}

let making: Promise<void> | null = null;

/**
 * Creates the schemas once, in several tasks: in a single one they block a slow phone for a fifth of a second. Rejects
 * if their code cannot be loaded; the next call tries again.
 */
export function makeSchemas(): Promise<void> {
  making ??= inTurn().catch((error: unknown) => {
    making = null;
    throw error;
  });
  return making;
}

/**
 * Loads code that needs the schemas once they are created. Otherwise it would create all of them in the task that it
 * starts in. Several callers waiting for the schemas each start in a task of their own.
 */
export const afterSchemas =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    await makeSchemas();
    await aTask();
    return load();
  };
