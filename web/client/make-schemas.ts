/** Lets taps and drawing come first. */
const aTask = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** The smallest schema with what makes them all, then those of products, then those of what travels. */
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
 * Has the schemas made, once, in tasks of their own: in one they hold a slow phone for a fifth of a second. Rejects where
 * their code does not come; the next call asks again.
 */
export function makeSchemas(): Promise<void> {
  making ??= inTurn().catch((error: unknown) => {
    making = null;
    throw error;
  });
  return making;
}

/**
 * Code that needs the schemas, fetched once they are made: it would make all of them in the task that it begins in. Several
 * that waited for them each begin in a task of their own.
 */
export const afterSchemas =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    await makeSchemas();
    await aTask();
    return load();
  };
