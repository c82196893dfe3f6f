import { hash, parseOptions, verify } from '@node-rs/argon2';

/** What one argon2id hash costs: memory in KiB, passes over it, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** 64 MB, three passes, one lane (docs/security.md). */
export const PASSWORD_COST: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

export interface PasswordHashes {
  /** The hash of a password, in PHC form with its own salt. */
  make(password: string): Promise<string>;
  /** Whether a password belongs to a stored hash. */
  verify(stored: string, password: string): Promise<boolean>;
  /** Whether a stored hash was made with a lower cost than today's. */
  needRenewal(stored: string): boolean;
}

/** Password hashes of one cost. */
export const createPasswordHashes = (cost: PasswordCost): PasswordHashes => ({
  make: (password) => hash(password, cost),
  verify: (stored, password) => verify(stored, password),
  needRenewal: (stored) => {
    const { memoryCost, timeCost } = parseOptions(stored);
    return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
  },
});
