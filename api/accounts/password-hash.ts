import { hash, parseOptions, verify } from '@node-rs/argon2';

/** argon2id with 64 MB, three passes, one lane (security rules, 3.1). */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/** The hash of a password, in PHC form with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether a password belongs to a stored hash. */
export const verifyPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password);

/** Whether a stored hash was made with a lower cost than today's. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
}
